import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { divideAboveIn } from '@/domain/glass-rules/usual-door'
import { priceOpening } from '@/domain/glass-rules/price-opening'
import { writeSqFt } from '@/domain/measure/square-feet'
import { priceQuote } from '@/domain/pricing/price-quote'
import { sumLines } from '@/domain/pricing/sum-lines'
import type { PricingTables, QuoteResult } from '@/domain/pricing/types'
import { isShowerService } from '@/domain/services-catalogue/services'
import { siteFormatter } from '@/i18n/site-formatter'
import { withFractions } from '@/ui/with-fractions'
import { AreaAt } from './area-at'
import { LiveFigure } from './live-figure'
import { PaperTotal } from './paper-total'
import type { FieldsOf } from './plate-fields'
import type { PlateContext } from './plate-page'
import type { RailOffer } from './rail-offer'
import { usualPrice } from './usual-price'

type Props = FieldsOf<'included'> & { context: PlateContext }

/** What the figure holds and what it does not, beside the paper it comes to. */
export async function IncludedChapter({ heading, items, notHeading, notItems, context }: Props) {
  const { locale, offer, tables } = context
  const t = await getTranslations({ locale, namespace: 'plates' })
  const priced = offer.kind === 'priced' ? quoteOf(offer, tables) : null
  const area = t('area', { area: '{area}' })
  const isPriced = priced !== null && offer.kind === 'priced'
  const areaAt = isPriced ? (
    <AreaAt
      usual={offer.size}
      usualSqFt={priced.totalAreaSqFt}
      usualText={area.replace('{area}', writeSqFt(priced.totalAreaSqFt))}
      words={area}
    />
  ) : null
  const not = (
    <>
      <h3 className="text-h4">{notHeading}</h3>
      <Ledger items={notItems} area={areaAt} className="mt-5" />
    </>
  )
  return (
    <section className="bg-stone py-21 lg:py-31">
      <div className="page grid gap-x-8 gap-y-14 md:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] md:items-start lg:grid-cols-[minmax(0,660fr)_minmax(0,464fr)] lg:gap-x-16 xl:gap-x-31">
        <div>
          <h2 className="text-title lg:text-section">{heading}</h2>
          <Ledger items={items} area={areaAt} className="mt-9" />
          {isPriced ? <div className="mt-11">{not}</div> : null}
        </div>
        {isPriced ? (
          <Paper
            {...{ offer, area, context }}
            quote={priced}
            isFolded={tables.settings.foldMarginIntoLines}
          />
        ) : (
          <div className="border border-text-second bg-paper p-6 md:mt-20 lg:mt-24 lg:p-8 xl:p-10">
            {not}
          </div>
        )}
      </div>
    </section>
  )
}

type LedgerProps = {
  items: { title: string; text: string }[]
  /** In place of `{area}`. */
  area: ReactNode
  className: string
}

function Ledger({ items, area, className }: LedgerProps) {
  return (
    <dl className={className}>
      {items.map(({ title, text }) => (
        <div
          key={title}
          className="flex flex-wrap justify-between gap-x-6 border-t border-rule-stone py-3.5"
        >
          <dt>{withFractions(title)}</dt>
          <dd className="text-text-second">
            {text.split('{area}').map((part, index) => (
              <Fragment key={index}>
                {index > 0 ? area : null}
                {withFractions(part)}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Offer = Extract<RailOffer, { kind: 'priced' }>

/** What the usual size comes to, line by line. */
function quoteOf({ work, size }: Offer, tables: PricingTables): QuoteResult | null {
  const price = priceOpening(work, size, tables)
  if (price.kind !== 'figure') return null
  const quote = priceQuote(price.request, tables)
  return quote.ok ? quote.quote : null
}

type PaperProps = {
  quote: QuoteResult
  offer: Offer
  /** `{area}` stands in it. */
  area: string
  context: PlateContext
  /** Whether the margin is spread over the lines, as it is on the shop's estimates. */
  isFolded: boolean
}

async function Paper({ quote, offer, area, context, isFolded }: PaperProps) {
  const { locale } = context
  const { size, work } = offer
  const glass = await usualPrice(context, offer)
  const t = await getTranslations({ locale, namespace: 'plates.paper' })
  const format = siteFormatter(locale)
  const words = {
    installed: t('installed', { area }),
    profit: t('profit', { rate: '{rate}' }),
    tax: t('tax', { tax: '{tax}', rate: '{rate}' }),
  }
  const lines = sumLines(quote, isFolded, words, (amount, currency) =>
    format.number(amount, { style: 'currency', currency }),
  )
  return (
    <div className="bg-paper p-6 shadow-sheet lg:p-8 xl:p-10">
      <p className="text-caption text-text-second">{t('preview')}</p>
      <LiveFigure
        drawing={{
          kind: 'paper',
          mostDoorIn: divideAboveIn(context.tables),
          isShower: isShowerService(work.service),
          isMirror: offer.firstShape !== undefined,
          label: t('drawing', { width: '{width}', height: '{height}' }),
        }}
        usual={size}
      />
      <PaperTotal
        locale={locale}
        glass={glass}
        usual={size}
        lines={lines}
        sumWords={words}
        words={{ total: t('total'), yours: t('yours'), none: t('none') }}
      />
      <p className="mt-6 text-caption text-text-second">{t('note')}</p>
    </div>
  )
}
