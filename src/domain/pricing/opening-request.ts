import { feetOf } from '@/domain/measure/feet-of'
import { serviceRow } from '@/domain/services-catalogue/services'
import type { PricedService } from '@/domain/services-catalogue/services'
import {
  defaultComplexityFactor,
  defaultFinish,
  defaultRegion,
  finishByKey,
  lowECoating,
} from './default-choices'
import { needsFactor, offeredShowerThicknesses } from './offered'
import type { Lack } from './offered'
import { isSellable, resolveShowerGlassType } from './resolve-glass-type'
import { isSameThickness } from './thickness'
import { usualGlassType } from './usual-glass-type'
import type { GlassCategory, GlassFinish, GlassType, PricingTables, QuoteRequest } from './types'

/** What an opening is priced as: a service, and what is known of its glass; the rest is assumed. */
export type OpeningWork = {
  service: PricedService
  /** In millimetres; of a shower, and of what is made of one category. */
  thicknessMm?: number | undefined
  /** By its key. */
  finish?: string | undefined
  /** What it is made of; of a replaced pane, two panes are assumed. */
  category?: GlassCategory | undefined
  /** On one of its faces; a coating that is asked for and not on the list is not left out. */
  coating?: 'low_e' | undefined
}

export type OpeningSize = { widthIn: number; heightIn: number }

export type OpeningRequest =
  | { ok: true; request: QuoteRequest; glassType: GlassType; finish: GlassFinish }
  /** The list lacks a row without which there is no price. */
  | { ok: false; lack: Lack }

/**
 * The inputs of a price for an opening of which nothing but its size has to be known: one fixed pane of
 * the glass that is usual for the service, in the region, with the finish and the factor that a flow which
 * does not ask would take. A finish that is asked for and not on the list is not replaced by another.
 */
export function openingRequest(
  work: OpeningWork,
  size: OpeningSize,
  tables: PricingTables,
): OpeningRequest {
  const region = defaultRegion(tables)
  if (!region) return { ok: false, lack: 'region' }
  const glassType = glassFor(work, tables)
  if (!glassType) return { ok: false, lack: 'glassType' }
  const finish = finishFor(work, glassType, tables)
  if (!finish) return { ok: false, lack: 'finish' }
  const { service } = work
  const { thicknessMm } = glassType
  const coating = work.coating ? lowECoating(tables) : undefined
  if (coating === null) return { ok: false, lack: 'glassType' }
  if (needsFactor({ serviceType: service, thicknessMm }, glassType, tables, region.id)) {
    return { ok: false, lack: 'factor' }
  }
  const request: QuoteRequest = {
    serviceType: service,
    regionId: region.id,
    glassTypeId: glassType.id,
    finishId: finish.id,
    thicknessMm,
    ...sizesFor(work, size),
    hardware: coating ? [{ id: coating.id, quantity: 1 }] : [],
    complexityFactorId: defaultComplexityFactor(tables, region.id)?.id ?? null,
    locationFactorId: null,
  }
  return { ok: true, request, glassType, finish }
}

function glassFor(work: OpeningWork, tables: PricingTables): GlassType | null {
  const { flow, onlyGlass, usualGlass } = serviceRow(work.service)
  switch (flow) {
    case 'shower': {
      const mm = work.thicknessMm ?? offeredShowerThicknesses(tables)[0]?.mm
      const resolved = mm === undefined ? null : resolveShowerGlassType(tables, mm)
      return resolved?.kind === 'exact' ? resolved.glassType : null
    }
    case 'replacement':
      // glass in a door is safety glass
      return work.thicknessMm === undefined || work.service === 'door_replacement'
        ? usualGlassType(
            {
              categories: [work.category ?? 'insulated'],
              isSafe: work.service === 'door_replacement',
            },
            tables,
          )
        : ofThickness([work.category ?? 'insulated'], work.thicknessMm, tables)
    case 'general': {
      const categories = work.category ? [work.category] : (onlyGlass ?? usualGlass)
      return work.thicknessMm === undefined
        ? usualGlassType({ categories }, tables)
        : ofThickness(categories, work.thicknessMm, tables)
    }
  }
}

/** A thickness that is asked for and not on the list is not replaced by another. */
function ofThickness(
  categories: readonly GlassCategory[],
  mm: number,
  { glassTypes }: Pick<PricingTables, 'glassTypes'>,
): GlassType | null {
  const sold = glassTypes.filter((row) => isSellable(row) && isSameThickness(row.thicknessMm, mm))
  return sold.find(({ category }) => categories.includes(category)) ?? null
}

function finishFor(
  { service, finish }: OpeningWork,
  glassType: GlassType,
  tables: PricingTables,
): GlassFinish | null {
  if (finish !== undefined) return finishByKey(tables, finish)
  // the shower's screens ask for the finish and offer the clear one first
  if (serviceRow(service).flow === 'shower') {
    return finishByKey(tables, 'standard_clear') ?? defaultFinish(tables, glassType)
  }
  return defaultFinish(tables, glassType)
}

/** The general form's sizes are feet; panes are inches. */
function sizesFor(
  { service }: OpeningWork,
  { widthIn, heightIn }: OpeningSize,
): Pick<QuoteRequest, 'panels' | 'widthFt' | 'heightFt'> {
  switch (serviceRow(service).flow) {
    case 'general':
      return { widthFt: feetOf(widthIn), heightFt: feetOf(heightIn) }
    case 'shower':
      return { panels: [{ widthIn, heightIn, role: 'fixed' }] }
    case 'replacement':
      return { panels: [{ widthIn, heightIn }] }
  }
}
