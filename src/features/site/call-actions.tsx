import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { nightPhone } from '@/domain/company/service-clock'
import { buttonClasses } from '@/ui/button'
import { CallLink } from '@/ui/call-link'
import { OfficeLine } from '@/ui/office-line'

type Props = {
  locale: Locale
  company: CompanyFacts
  words: { call: string; visit: string }
  /** Where the second button leads. */
  to?: '/contact' | '/book-visit'
}

/** A call to whoever answers at this hour, and the way to write or book instead. */
export async function CallActions({ locale, company, words, to = '/contact' }: Props) {
  const c = await getTranslations({ locale, namespace: 'common' })
  const night = nightPhone(company)
  const { phone } = company
  return (
    <>
      <div className="flex flex-wrap gap-4">
        {phone === '' ? null : (
          <CallLink
            phone={phone}
            night={night && { ...night, text: c('strip.callAtNight', night) }}
            className={buttonClasses('sun', 'large')}
          >
            {words.call}
          </CallLink>
        )}
        <Link href={localHref(locale, to)} className={buttonClasses('outline', 'large')}>
          {words.visit}
        </Link>
      </div>
      {phone === '' || night === null ? null : (
        <OfficeLine phone={phone} office={c('officeOpens.office')} className="mt-3 block" />
      )}
    </>
  )
}
