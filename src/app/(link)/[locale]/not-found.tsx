import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { InPathLanguage } from '@/features/quote-link/in-path-language'
import { translatorOf } from '@/i18n/translator'
import { readCompany } from '@/services/content/company'
import { buttonClasses } from '@/ui/button'
import { PageOpening } from '@/ui/page/page-opening'
import { PhoneLink } from '@/ui/phone-link'

/** A wrong link says the same as an ended one. */
export default function ClosedLink() {
  return <InPathLanguage en={<ClosedLinkIn locale="en" />} es={<ClosedLinkIn locale="es" />} />
}

async function ClosedLinkIn({ locale }: { locale: Locale }) {
  const t = translatorOf(locale, 'link')
  const { phone } = await readCompany(locale)
  return (
    <PageOpening title={t('closed.title')} lead={t('closed.text')}>
      {phone ? (
        <PhoneLink phone={phone} className={buttonClasses('ink', 'large')}>
          {t('links.call', { phone })}
        </PhoneLink>
      ) : null}
      <a href={localHref(locale, '/contact')} className={buttonClasses('outline', 'large')}>
        {t('closed.contact')}
      </a>
    </PageOpening>
  )
}
