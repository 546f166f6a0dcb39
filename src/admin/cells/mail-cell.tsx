import type { DefaultServerCellComponentProps } from 'payload'
import { RowLink } from './row-link'

/** An address in a list, which begins a letter; where it stands first, it opens its row. */
export function MailCell({ cellData, link, ...row }: DefaultServerCellComponentProps) {
  const mail = typeof cellData === 'string' && cellData !== '' ? cellData : null
  if (link) return <RowLink {...row}>{mail ?? '–'}</RowLink>
  return mail === null ? <span>–</span> : <a href={`mailto:${mail}`}>{mail}</a>
}
