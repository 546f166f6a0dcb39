import type { DefaultServerCellComponentProps } from 'payload'

/** A list of short texts in a list of rows. */
export function ListCell({ cellData }: DefaultServerCellComponentProps) {
  const texts: unknown[] = Array.isArray(cellData) ? cellData : []
  return <span>{texts.length === 0 ? '–' : texts.map(String).join(', ')}</span>
}
