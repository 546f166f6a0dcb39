import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import { DimensionLine } from '@/ui/dimension-line'

/** Three figures on one chain. */
export async function Claims({ locale, foundedYear }: { locale: Locale; foundedYear: number }) {
  const t = await getTranslations({ locale, namespace: 'home.claims' })
  const claims = [t('since', { year: String(foundedYear) }), t('years'), t('projects')]
  return (
    <section aria-label={t('label')} className="page pt-16 lg:pt-20">
      <ul className="grid gap-4 md:grid-cols-3 md:gap-0">
        {claims.map((claim) => (
          <li key={claim}>
            <DimensionLine>
              <span className="font-display text-h3 font-normal text-edge-ink lg:text-title">
                {claim}
              </span>
            </DimensionLine>
          </li>
        ))}
      </ul>
    </section>
  )
}
