import type { DefaultServerCellComponentProps } from 'payload'
import { serviceName } from './service-name'

/** The service of a row, in words. */
export async function ServiceCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{typeof cellData === 'string' ? await serviceName(cellData) : '–'}</span>
}
