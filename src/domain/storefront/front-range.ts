import { priceQuote } from '@/domain/pricing/price-quote'
import {
  defaultComplexityFactor,
  defaultFinish,
  defaultRegion,
  factorsFor,
} from '@/domain/pricing/default-choices'
import { feetOf } from '@/domain/measure/feet-of'
import type { GlassType, PricingTables, QuoteRequest, QuoteResult } from '@/domain/pricing/types'
import type { FrontGlass } from './front-glass'
import { mustBeSafe } from './front-safety'
import { layOutStorefront } from './lay-out-storefront'
import type { Storefront } from './storefront'

/** Whole hundreds of major units, the lower rounded down and the upper up. */
export type FrontRange = { low: number; high: number; currencyCode: string }

const step = 100

/**
 * What the glass of a front comes to, set in place, with margin and tax: at the least in one visit at the
 * usual rate; at the most with every pane set for itself at the dearest place there is. Frame and doors
 * are not in it: no list of ours has a price for them. Null where a pane has no price.
 */
export function rangeOfStorefront(
  front: Storefront,
  glass: FrontGlass,
  tables: PricingTables,
): FrontRange | null {
  const layout = layOutStorefront(front)
  const region = defaultRegion(tables)
  if (!region) return null
  const places = [null, ...factorsFor(tables, 'location', region.id).map(({ id }) => id)]
  const whole = priceOf({ widthIn: front.widthIn, heightIn: front.heightIn }, glass.safe, null)
  const panes = layout.panes.map((pane) => {
    const row = mustBeSafe(pane, layout, tables.glassRules) ? glass.safe : glass.plain
    return places.map((place) => priceOf(pane, row, place))
  })
  if (!whole || whole.subtotal === 0) return null
  let glassOnly = 0
  let dearest = 0
  for (const [plain, ...elsewhere] of panes) {
    if (!plain) return null
    glassOnly += plain.glassPrice
    dearest += Math.max(...[plain, ...elsewhere].map((quote) => quote?.installationFee ?? 0))
  }
  // margin and tax are the same share of every line
  const share = whole.totalCost / whole.subtotal
  const low = (glassOnly + whole.installationFee) * share
  const high = (glassOnly + Math.max(dearest, whole.installationFee)) * share
  return {
    low: Math.floor(low / step) * step,
    high: Math.ceil(high / step) * step,
    currencyCode: whole.currencyCode,
  }

  function priceOf(
    size: { widthIn: number; heightIn: number },
    row: GlassType,
    locationFactorId: number | null,
  ): QuoteResult | null {
    const finish = defaultFinish(tables, row)
    const factor = region && defaultComplexityFactor(tables, region.id)
    if (!region || !finish || !factor) return null
    const request: QuoteRequest = {
      serviceType: 'commercial_inquiry',
      product: 'storefronts',
      regionId: region.id,
      glassTypeId: row.id,
      finishId: finish.id,
      thicknessMm: row.thicknessMm,
      widthFt: feetOf(size.widthIn),
      heightFt: feetOf(size.heightIn),
      hardware: [],
      complexityFactorId: factor.id,
      locationFactorId,
    }
    const outcome = priceQuote(request, tables)
    return outcome.ok ? outcome.quote : null
  }
}
