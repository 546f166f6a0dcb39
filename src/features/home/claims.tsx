import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { withFigures } from '@/domain/content/page-words/page-words'
import type { PageWords } from '@/domain/content/page-words/page-words'
import { DimensionLine } from '@/ui/dimension-line'

type Props = { locale: Locale; company: CompanyFacts; words: PageWords<'home'>['claims'] }

/** Three figures on one chain, as far as the company has said them. */
export async function Claims({ locale, company, words }: Props) {
  const t = await getTranslations({ locale, namespace: 'home.claims' })
  const { foundedYear, usps } = company
  const since =
    foundedYear === null ? [] : [withFigures(words.since, { year: String(foundedYear) })]
  const claims = [...since, ...usps.slice(0, 2)]
  if (claims.length === 0) return null
  return (
    <section aria-label={t('label')} className="page pt-16 lg:pt-20">
      {/* each as wide as it asks for, until thirds have room for the longest */}
      <ul className="grid gap-4 md:grid-flow-col md:items-center md:gap-0 xl:grid-flow-row xl:grid-cols-3">
        {claims.map((claim) => (
          <li key={claim}>
            <DimensionLine>
              <span className="font-display text-h3 font-normal text-edge-ink md:max-lg:text-h4 lg:text-title">
                {claim}
              </span>
            </DimensionLine>
          </li>
        ))}
      </ul>
    </section>
  )
}
