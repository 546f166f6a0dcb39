import { getTranslations } from 'next-intl/server'
import { withFractions } from '@/ui/with-fractions'
import { LiveFigures } from './live-figure'
import type { PlateProps } from './plate-chapter'
import { PriceAt } from './price-at'
import { sizeOf } from './rail-offer'
import { thicknessesOf } from './thicknesses-of'
import { usualPrice } from './usual-price'

const usualSize = { widthIn: 36, heightIn: 12 }
/** A shelf full of books, on each foot. */
const loadLbPerFt = 20
const mmPerIn = 25.4

/** One span in every thickness under one load, across the page, and what each thickness costs. */
export async function ShelfPlate({ notes, context }: PlateProps) {
  const { locale, offer, tables } = context
  const t = await getTranslations({ locale, namespace: 'plates.shelves' })
  const none = await getTranslations({ locale, namespace: 'plates.rail' })
  const usual = sizeOf(offer) ?? usualSize
  const priced = offer.kind === 'priced' ? offer : null
  const thicknesses = priced ? thicknessesOf(priced.work, tables) : []
  const drawn = {
    kind: 'shelf' as const,
    loadLbPerFt,
    shelves: thicknesses.map(({ inches, mm, lbPerSqFt }) => ({
      inches,
      lbPerSqFt,
      thicknessIn: mm / mmPerIn,
    })),
    sinks: t('sinks', { sag: '{sag}' }),
    tooFar: t('tooFar'),
    loaded: t('loaded', { load: '{load}' }),
    scaled: t('scale', { scale: '{scale}' }),
    label: t('label', { width: '{width}', height: '{height}', load: loadLbPerFt }),
  }
  const prices = await Promise.all(
    thicknesses.map(async ({ mm }) => {
      if (priced === null) return null
      const work = { ...priced.work, thicknessMm: mm }
      const { figure } = await usualPrice(context, { ...priced, work })
      return { work, figure }
    }),
  )
  return (
    <section className="plate contents">
      <div className="bg-stone pt-6 pb-12 xl:pb-22">
        <div className="page">
          <LiveFigures usual={usual} drawn={(view) => ({ ...drawn, view })} />
          <ul className="mt-6 grid gap-x-6 gap-y-6 border-t border-rule-stone pt-6 md:grid-cols-3">
            {notes.slice(0, thicknesses.length).map(({ name, text }, index) => {
              const price = prices[index]
              return (
                <li key={name} className="flex justify-between gap-4 md:flex-col">
                  <div>
                    <p className="font-display text-h4 leading-tight">{withFractions(name)}</p>
                    <p className="mt-1.5 max-w-[38ch] text-small text-text-second">
                      {withFractions(text)}
                    </p>
                  </div>
                  {price ? (
                    <p className="shrink-0">
                      <PriceAt
                        {...{ locale, usual, work: price.work, figure: price.figure }}
                        none={none('noFigure')}
                      />
                    </p>
                  ) : null}
                </li>
              )
            })}
          </ul>
        </div>
      </div>
    </section>
  )
}
