import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { nightPhone } from '@/domain/company/service-clock'
import { BrokenNow } from '@/ui/page/broken-now'
import { CallOrWrite } from '@/ui/page/call-or-write'
import { buttonClasses } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { OfficeLine } from '@/ui/office-line'

type Props = {
  locale: Locale
  company: CompanyFacts
  words: { call: string; visit: string }
  /** Where the second button leads. */
  to?: '/contact' | '/book-visit'
}

/** A call while somebody answers and a message while nobody does, and the way to write or book instead. */
export async function CallActions({ locale, company, words, to = '/contact' }: Props) {
  const c = await getTranslations({ locale, namespace: 'common' })
  const night = nightPhone(company)
  const { phone } = company
  // by night the message is the first button already
  const isTwice = phone !== '' && night !== null && to === '/contact'
  return (
    <>
      <div className="flex flex-wrap gap-4">
        {phone === '' ? null : (
          <CallOrWrite
            phone={phone}
            call={words.call}
            write={night && { href: localHref(locale, '/contact'), text: c('strip.writeAtNight') }}
          />
        )}
        <Link
          href={localHref(locale, to)}
          className={classNames(buttonClasses('outline', 'large'), isTwice && 'call-by-day')}
        >
          {words.visit}
        </Link>
      </div>
      {phone === '' || night === null ? null : (
        <>
          <OfficeLine phone={phone} office={c('officeOpens.office')} className="mt-5 block" />
          <BrokenNow {...night} text={c('strip.brokenNow')} className="mt-1" />
        </>
      )}
    </>
  )
}
