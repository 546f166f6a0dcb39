import type { UIFieldServerProps } from 'payload'
import type { Inquiry } from '@/payload-types'
import { telLink } from '../tel-link'

/** On an inquiry: the number and the address, called and written to by a click. */
export function ReachOfInquiry({ id, data }: UIFieldServerProps) {
  const { phone, email } = (data ?? {}) as Partial<Inquiry>
  if (id === undefined || !(phone || email)) return null
  return (
    <p className="office-reach">
      {phone ? <a href={telLink(phone)}>{phone}</a> : null}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
    </p>
  )
}
