import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { CompanyFacts } from '@/domain/company/company-facts'
import type { PageWords } from '@/domain/content/page-words/page-words'
import { BoardUpDrawing } from '@/drawings/illustrations/board-up'
import { PhoneLink } from '@/ui/phone-link'
import { withFractions } from '@/ui/with-fractions'
import { points } from './detail'

type Props = {
  locale: Locale
  company: CompanyFacts
  words: PageWords<'services'>['details']
}

/** What is done for a broken pane, and the number that is answered; a message where there is none. */
export async function EmergencySection({ locale, company, words }: Props) {
  const c = await getTranslations({ locale, namespace: 'common' })
  return (
    <section className="bg-edge-ink text-ground">
      <article className="page grid items-center gap-x-8 gap-y-10 py-16 md:grid-cols-2 lg:gap-x-14 lg:py-24">
        <div>
          <h3 className="text-title lg:text-section">{words.emergency.title}</h3>
          <p className="mt-4 max-w-[46ch] text-intro text-stone">
            {withFractions(words.emergency.text)}
          </p>
          {company.emergencyPhone === '' ? (
            <Link
              href={localHref(locale, '/contact?service=emergency')}
              className="mt-8 inline-flex min-h-14 items-center font-semibold underline underline-offset-4"
            >
              {words.request}
            </Link>
          ) : (
            <PhoneLink
              phone={company.emergencyPhone}
              className="mt-8 block font-display text-[clamp(2.2rem,10vw,4.5rem)] leading-none whitespace-nowrap hover:underline md:max-lg:text-h2 lg:max-xl:text-h1"
              label={c('strip.callNumber', { phone: company.emergencyPhone })}
            />
          )}
        </div>
        <div className="grid items-end gap-8 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
          {/* the front runs on past the edge of its paper */}
          <span className="grid bg-ground py-6 pr-6">
            <BoardUpDrawing className="max-w-96" />
          </span>
          <ul>
            {points.map((point) => (
              <li key={point} className="border-t border-edge-line py-4 last:border-b">
                {withFractions(words.emergency.points[point])}
              </li>
            ))}
          </ul>
        </div>
      </article>
    </section>
  )
}
