import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import type { BookingRules } from '@/domain/booking/booking-rules'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { withFigures } from '@/domain/content/page-words/page-words'
import type { PageWords } from '@/domain/content/page-words/page-words'
import { AreaMap, isOnAreaMap } from './area-map'
import { LiveMap } from './live-map'

type Props = {
  locale: Locale
  company: CompanyFacts
  booking: BookingRules
  words: PageWords<'contact'>['map']
}

/** The towns that are served on a map; nothing for a company that is not on it. */
export async function AreaSection({ locale, company, booking, words }: Props) {
  const t = await getTranslations({ locale, namespace: 'contact' })
  if (company.serviceArea === '' || !isOnAreaMap(company.address.city)) return null
  const towns = booking.isOpen ? booking.areas.flatMap(({ name }) => name.split(/,\s*/)) : []
  return (
    <section className="bg-stone pt-16 lg:pt-20">
      <div className="page flex flex-wrap items-end justify-between gap-4 pb-8">
        <div>
          <h2 className="text-title lg:text-h2">{words.title}</h2>
          <p className="mt-3 text-text-second">
            {withFigures(words.text, { area: company.serviceArea })}
          </p>
        </div>
        <a
          href="https://www.openstreetmap.org/#map=10/32.87/-97.00"
          rel="noopener noreferrer"
          className="min-h-11 content-center text-link"
        >
          {t('mapOpen')}
        </a>
      </div>
      <div className="relative h-60 overflow-hidden border-t border-rule-stone sm:h-96 lg:h-130">
        <AreaMap
          label={t('mapLabel', { area: company.areaName || company.serviceArea })}
          towns={towns}
        />
        <LiveMap label={t('mapLabel', { area: company.areaName || company.serviceArea })} />
      </div>
    </section>
  )
}
