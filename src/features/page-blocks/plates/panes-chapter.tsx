import { getTranslations } from 'next-intl/server'
import type { OpeningWork } from '@/domain/pricing/opening-request'
import { FlameTest } from '@/drawings/plates/flame-test'
import { UnitComparison } from '@/drawings/plates/unit-comparison'
import { localHref } from '@/config/locales'
import { classNames } from '@/ui/class-names'
import { ArrowLink } from '@/ui/page/arrow-link'
import { withFractions } from '@/ui/with-fractions'
import { ChapterHead } from './chapter-head'
import type { FieldsOf } from './plate-fields'
import type { PlateContext } from './plate-page'
import { ChooseGlass } from './choose-glass'
import { PriceAt } from './price-at'
import { sizeOf } from './rail-offer'
import { usualPrice } from './usual-price'

type Props = FieldsOf<'limits'> & { context: PlateContext }

/** The make-ups in the order of the drawings; by a flame, what comes third has not been counted. */
const works: OpeningWork[] = [
  { service: 'window_replacement', category: 'flat' },
  { service: 'window_replacement', category: 'insulated' },
  { service: 'window_replacement', category: 'insulated', coating: 'low_e' },
]

/** How many panes a flame is held to. */
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
  const hasThickness = offer.kind === 'priced' ? offer.hasThickness : undefined
  const offered = isByFlame ? works.slice(0, counted.length) : works
  const glasses = size
    ? await Promise.all(
        offered.map((work) => usualPrice(context, { kind: 'priced', work, size, hasThickness })),
      )
    : []
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
            const glass = glasses[index]
            return (
              <li key={name} className="flex flex-col">
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
                <p className="mt-1 max-w-[36ch] text-base text-text-second">
                  {withFractions(text)}
                </p>
                {glass && size ? (
                  <div className="mt-auto flex flex-wrap items-center justify-between gap-x-5 gap-y-3 pt-4">
                    <p>
                      <PriceAt
                        {...{ locale, work: glass.work, figure: glass.figure }}
                        usual={size}
                        none={rail('noFigure')}
                      />
                    </p>
                    {glass.request ? (
                      <ChooseGlass
                        {...{ glass, name }}
                        words={{ choose: t('choose'), chosen: t('chosen') }}
                      />
                    ) : null}
                  </div>
                ) : isByFlame ? (
                  <ArrowLink
                    href={localHref(locale, '/get-quote?serviceType=window_replacement')}
                    className="mt-1.5 self-start"
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
