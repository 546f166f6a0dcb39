import type { PricedService } from '@/domain/services-catalogue/services'
import { defaultComplexityFactor, defaultFinish } from './default-choices'
import { offeredShowerThicknesses, offeredThicknesses } from './offered'
import { priceQuote } from './price-quote'
import { isSellable, resolveGlassType, resolveShowerGlassType } from './resolve-glass-type'
import type { GlassType, PricingTables, QuoteRequest, QuoteResult } from './types'

export type FirstPrice = {
  request: QuoteRequest
  quote: QuoteResult
  glassName: string
  widthIn: number
  heightIn: number
}

const shower = { widthIn: 36, heightIn: 76 }
const pane = { widthIn: 24, heightIn: 36 }
const window = { widthIn: 48, heightIn: 60 }

/**
 * A first price to try with a new price list: a shower of 36 by 76 inches, else a replaced pane, else
 * a new window; money in major units. Null while nothing of these has a price.
 */
export function firstThingToPrice(tables: PricingTables): FirstPrice | null {
  const [region] = tables.regions
  if (!region) return null
  const complexityFactorId = defaultComplexityFactor(tables, region.id)?.id ?? null
  for (const { glassType, thicknessMm, size, serviceType } of candidates(tables)) {
    const finish = defaultFinish(tables, glassType)
    if (!finish) return null
    const request: QuoteRequest = {
      serviceType,
      regionId: region.id,
      glassTypeId: glassType.id,
      finishId: finish.id,
      thicknessMm,
      ...(serviceType === 'new_window_installation'
        ? { widthFt: size.widthIn / 12, heightFt: size.heightIn / 12 }
        : { panels: [size] }),
      hardware: [],
      complexityFactorId,
      locationFactorId: null,
    }
    const outcome = priceQuote(request, tables)
    if (outcome.ok) return { request, quote: outcome.quote, glassName: glassType.name, ...size }
  }
  return null
}

type Candidate = {
  serviceType: PricedService
  glassType: GlassType
  thicknessMm: number
  size: { widthIn: number; heightIn: number }
}

function candidates(tables: PricingTables): Candidate[] {
  const showers = offeredShowerThicknesses(tables).map(({ mm }) => ({
    serviceType: 'shower_glass_quote' as const,
    resolved: resolveShowerGlassType(tables, mm),
    thicknessMm: mm,
    size: shower,
  }))
  const panes = (['flat', 'insulated'] as const).flatMap((category) =>
    offeredThicknesses(tables, category).map(({ mm }) => ({
      serviceType: 'window_replacement' as const,
      resolved: resolveGlassType(tables, { category, thicknessMm: mm }),
      thicknessMm: mm,
      size: pane,
    })),
  )
  const windows = tables.glassTypes.filter(isSellable).map((glassType) => ({
    serviceType: 'new_window_installation' as const,
    glassType,
    thicknessMm: glassType.thicknessMm,
    size: window,
  }))
  const resolved = [...showers, ...panes].flatMap(({ resolved: { kind, ...row }, ...rest }) =>
    kind !== 'none' && 'glassType' in row ? [{ ...rest, glassType: row.glassType }] : [],
  )
  return [...resolved, ...windows]
}
