import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import { nightPhone } from '@/domain/company/service-clock'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { CallBand } from '@/ui/page/call-band'

type Props = {
  locale: Locale
  company: CompanyFacts
  words: { title: string; call: string; visit: string }
  aside: ReactNode
}

/** The call band with the company's own number and hours. */
export async function CompanyCallBand({ locale, company, words, aside }: Props) {
  const { weekdays, saturday } = company.serviceHours
  const t = await getTranslations({ locale, namespace: 'contact' })
  const c = await getTranslations({ locale, namespace: 'common' })
  const night = nightPhone(company)
  return (
    <CallBand
      title={words.title}
      phone={company.phone}
      hours={{ name: t('hours'), days: [weekdays, saturday] }}
      call={words.call}
      night={
        night && {
          emergency: { ...night, text: c('strip.brokenNow') },
          closed: c('officeOpens.closed'),
          write: { href: localHref(locale, '/contact'), text: c('strip.writeAtNight') },
        }
      }
      visit={{ href: localHref(locale, '/book-visit'), text: words.visit }}
      aside={aside}
    />
  )
}
