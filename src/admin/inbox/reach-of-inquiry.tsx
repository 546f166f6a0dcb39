import { getTranslations } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import type { Inquiry } from '@/payload-types'
import { customerOfInquiry } from '@/services/customers/customer-of-inquiry'
import { actorOf } from '../actor-of'
import { telLink } from '../tel-link'

/** On an inquiry: the number and the address, called and written to by a click, and whose they are. */
export async function ReachOfInquiry({ id, data, payload, user }: UIFieldServerProps) {
  const inquiry = (data ?? {}) as Partial<Inquiry>
  const { phone, email } = inquiry
  if (id === undefined || !(phone || email)) return null
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.inbox' })
  const customer = await customerOfInquiry({ payload, actor: actorOf(user) }, inquiry)
  return (
    <p className="office-reach">
      {phone ? <a href={telLink(phone)}>{phone}</a> : null}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      {customer ? (
        <a href={`/admin/collections/customers/${customer.id}`}>
          {t('customer', { name: customer.name })}
        </a>
      ) : null}
    </p>
  )
}
