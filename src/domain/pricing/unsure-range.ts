import { defaultComplexityFactor, defaultFinish, defaultRegion } from './default-choices'
import { offeredThicknesses } from './offered'
import { priceQuote } from './price-quote'
import { resolveGlassType } from './resolve-glass-type'
import type { PricingTables } from './types'

type Size = { widthIn: number; heightIn: number }

/** The smallest and the largest that a pane may be; the same where it was measured. */
type PaneBounds = { least: Size; most: Size }

/** What is known of broken panes of one glass; null where somebody does not know. */
export type UnsurePanes = {
  serviceType: string
  category: 'insulated' | 'flat' | null
  thicknessMm: number | null
  panes: readonly PaneBounds[]
  /** No plain pane may stand there. */
  mustBeSafe?: boolean
}

/** Major units, in whole tens, the lower rounded down and the upper up. */
export type UnsureRange = { low: number; high: number; currencyCode: string }

/** Single panes of windows and doors are no thicker, in millimetres, unless somebody says so. */
const thickestUnsaidMm = 6.35
const step = 10

/**
 * What replacing panes comes to that nobody has measured, by the price list: at the least the smallest of the
 * cheapest glass it may be, safe glass where it has to be, at the most the largest of the dearest, made safe. Null where nothing has a price.
 */
export function rangeOfUnsure(unsure: UnsurePanes, tables: PricingTables): UnsureRange | null {
  const region = defaultRegion(tables)
  const factor = region && defaultComplexityFactor(tables, region.id)
  if (!region || !factor) return null
  const totals = candidates(unsure, tables).flatMap(({ category, thicknessMm }) =>
    [
      { panels: unsure.panes.map(({ least }) => least), safe: unsure.mustBeSafe ?? false },
      { panels: unsure.panes.map(({ most }) => most), safe: true },
    ].flatMap(({ panels, safe }) => {
      const resolved = resolveGlassType(tables, { category, thicknessMm, safe })
      if (resolved.kind === 'none') return []
      const finish = defaultFinish(tables, resolved.glassType)
      if (!finish) return []
      const outcome = priceQuote(
        {
          serviceType: unsure.serviceType,
          regionId: region.id,
          glassTypeId: resolved.glassType.id,
          finishId: finish.id,
          thicknessMm,
          panels,
          hardware: [],
          complexityFactorId: factor.id,
          locationFactorId: null,
        },
        tables,
      )
      return outcome.ok ? [outcome.quote.totalCost] : []
    }),
  )
  if (totals.length === 0) return null
  return {
    low: Math.floor(Math.min(...totals) / step) * step,
    high: Math.ceil(Math.max(...totals) / step) * step,
    currencyCode: region.currencyCode,
  }
}

function candidates({ category, thicknessMm }: UnsurePanes, tables: PricingTables) {
  const categories = category ? [category] : (['flat', 'insulated'] as const)
  return categories.flatMap((each) => {
    const offered = offeredThicknesses(tables, each)
      .map(({ mm }) => mm)
      .filter((mm) => each === 'insulated' || mm <= thickestUnsaidMm)
    const thicknesses = category && thicknessMm !== null ? [thicknessMm] : offered
    return thicknesses.map((mm) => ({ category: each, thicknessMm: mm }))
  })
}
