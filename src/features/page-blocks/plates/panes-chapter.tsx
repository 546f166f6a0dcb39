import { getTranslations } from 'next-intl/server'
import type { OpeningWork } from '@/domain/pricing/opening-request'
import { FlameTest } from '@/drawings/plates/flame-test'
import { UnitComparison } from '@/drawings/plates/unit-comparison'
import { localHref } from '@/config/locales'
import { classNames } from '@/ui/class-names'
import { ArrowLink } from '@/ui/page/arrow-link'
import { ChapterHead } from './chapter-head'
import type { FieldsOf } from './plate-fields'
import type { PlateContext } from './plate-page'
import { PriceAt } from './price-at'
import { sizeOf } from './rail-offer'
import { usualPrice } from './usual-price'

type Props = FieldsOf<'limits'> & { context: PlateContext }

/** The make-ups that stand on the price list, in the order of the drawings; what comes third is asked for. */
const works: (OpeningWork | null)[] = [
  { service: 'window_replacement', category: 'flat' },
  { service: 'window_replacement', category: 'insulated' },
  null,
]

/** How many panes a flame is held to; what comes third has not been counted. */
const counted = [1, 2] as const

/**
 * One pane, two, and what comes third: what each lets through or shows of a flame, and what it costs at
 * this size. Whoever cannot tell starts with a photo.
 */
export async function PanesChapter({ heading, lead, items, drawing, context }: Props) {
  const { locale, offer } = context
  const t = await getTranslations({ locale, namespace: 'plates.windows' })
  const rail = await getTranslations({ locale, namespace: 'plates.rail' })
  const broken = await getTranslations({ locale, namespace: 'plates.broken' })
  const isByFlame = drawing === 'flame-panes'
  const size = sizeOf(offer)
  const figures = await Promise.all(
    works.map((work) =>
      work && size ? usualPrice(context, { kind: 'priced', work, size }) : null,
    ),
  )
  return (
    <section className="mt-21 bg-edge-tint/70 py-16 lg:mt-34 lg:py-24">
      <div className="page">
        <ChapterHead heading={heading} lead={lead} />
        <ul
          className={classNames(
            'grid gap-x-6 gap-y-12',
            items.length === 2 ? 'md:grid-cols-2 lg:gap-x-14' : 'md:grid-cols-3',
          )}
        >
          {items.slice(0, works.length).map(({ name, text }, index) => {
            const work = works[index]
            return (
              <li key={name}>
                {isByFlame ? (
                  <FlameTest panes={counted[index] ?? null} label={t('flame', { name })} />
                ) : (
                  <UnitComparison
                    panes={index === 0 ? 1 : 2}
                    hasCoating={index === 2}
                    label={t('compared', { name })}
                  />
                )}
                <h3 className="mt-4 text-h4">{name}</h3>
                <p className="mt-1 max-w-[36ch] fractions text-base text-text-second">{text}</p>
                {work && size ? (
                  <p className="mt-4">
                    <PriceAt
                      {...{ locale, work }}
                      usual={size}
                      figure={figures[index]?.figure ?? null}
                      none={rail('noFigure')}
                    />
                  </p>
                ) : isByFlame ? (
                  <ArrowLink
                    href={localHref(locale, '/get-quote?serviceType=window_replacement')}
                    className="mt-1.5"
                  >
                    {broken('photo')}
                  </ArrowLink>
                ) : null}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
