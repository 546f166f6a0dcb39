import type { DefaultServerCellComponentProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { serviceName } from '@/i18n/service-name'

/** The service of a row, in words. */
export function ServiceCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{typeof cellData === 'string' ? serviceName(defaultLocale, cellData) : '–'}</span>
}
