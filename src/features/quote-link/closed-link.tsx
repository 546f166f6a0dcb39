import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { translatorOf } from '@/i18n/translator'
import { readCompany } from '@/services/content/company'
import { buttonClasses } from '@/ui/button'
import { PageOpening } from '@/ui/page/page-opening'
import { PhoneLink } from '@/ui/phone-link'

type Props = {
  locale: Locale
  /** What else is to be said to whoever comes from paying. */
  more?: string
}

/** What a link says that opens nothing, and how to get another. */
export async function ClosedLink({ locale, more }: Props) {
  const t = translatorOf(locale, 'link')
  const { phone } = await readCompany(locale)
  const lead = [t('closed.text'), ...(more === undefined ? [] : [more])].join(' ')
  return (
    <PageOpening title={t('closed.title')} lead={lead}>
      <ReachShop {...{ locale, phone }} isFirst />
    </PageOpening>
  )
}

type ReachProps = {
  locale: Locale
  phone: string
  /** Nothing else is to be done before. */
  isFirst?: boolean
}

/** By phone, where there is a number, or in writing. */
export function ReachShop({ locale, phone, isFirst = false }: ReachProps) {
  const t = translatorOf(locale, 'link')
  return (
    <>
      {phone ? (
        <PhoneLink phone={phone} className={buttonClasses(isFirst ? 'ink' : 'outline', 'large')}>
          {t('links.call', { phone })}
        </PhoneLink>
      ) : null}
      <a href={localHref(locale, '/contact')} className={buttonClasses('outline', 'large')}>
        {t('closed.contact')}
      </a>
    </>
  )
}
