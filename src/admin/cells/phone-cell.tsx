import type { DefaultServerCellComponentProps } from 'payload'
import { phoneText } from '@/domain/customer/phone-text'
import { PhoneLink } from '@/ui/phone-link'
import { RowLink } from './row-link'

/** A number in a list, which dials itself; where it stands first, it opens its row. */
export function PhoneCell({ cellData, link, ...row }: DefaultServerCellComponentProps) {
  const phone = typeof cellData === 'string' && cellData !== '' ? cellData : null
  if (link) return <RowLink {...row}>{phone === null ? '–' : phoneText(phone)}</RowLink>
  if (phone === null) return <span>–</span>
  return (
    <PhoneLink phone={phone} className="office-phone">
      {phoneText(phone)}
    </PhoneLink>
  )
}
