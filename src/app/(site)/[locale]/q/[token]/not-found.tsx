import { hasLocale } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { defaultLocale, localHref, locales } from '@/config/locales'
import { readCompany } from '@/services/content/company'
import { buttonClasses } from '@/ui/button'
import { PageOpening } from '@/ui/page/page-opening'
import { PhoneLink } from '@/ui/phone-link'

/** A wrong link says the same as an ended one. */
export default async function ClosedLink() {
  const asked = await getLocale()
  const locale = hasLocale(locales, asked) ? asked : defaultLocale
  const t = await getTranslations({ locale, namespace: 'link' })
  const { phone } = await readCompany(locale)
  return (
    <PageOpening title={t('closed.title')} lead={t('closed.text')}>
      {phone ? (
        <PhoneLink phone={phone} className={buttonClasses('ink', 'large')}>
          {t('links.call', { phone })}
        </PhoneLink>
      ) : null}
      <Link href={localHref(locale, '/contact')} className={buttonClasses('outline', 'large')}>
        {t('closed.contact')}
      </Link>
    </PageOpening>
  )
}
