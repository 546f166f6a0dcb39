import type { DefaultServerCellComponentProps } from 'payload'
import { timeText } from '../money-text'
import { RowLink } from './row-link'

/** A moment in a list, where its field and its filter show the day alone. */
export function MomentCell({ cellData, link, ...row }: DefaultServerCellComponentProps) {
  const text = typeof cellData === 'string' && cellData !== '' ? timeText(cellData) : '–'
  return link ? <RowLink {...row}>{text}</RowLink> : <span>{text}</span>
}
