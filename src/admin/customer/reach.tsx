import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import type { CustomerState } from '@/domain/customer/customer-state'
import { phoneText } from '@/domain/customer/phone-text'
import { telLink } from '../tel-link'

type Props = { phone: string; email: string; state: CustomerState }

/** What somebody is to the shop, and a number and an address that are called and written to by a click. */
export async function Reach({ phone, email, state }: Props) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeCustomer.states' })
  return (
    <p className="story-reach">
      <strong className={`story-state story-state-${state}`} title={t('label')}>
        {t(state)}
      </strong>
      {phone === '' ? null : <a href={telLink(phone)}>{phoneText(phone)}</a>}
      {email === '' ? null : <a href={`mailto:${email}`}>{email}</a>}
    </p>
  )
}
