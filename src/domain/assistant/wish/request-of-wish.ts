import { knowsGaps } from '@/domain/glass-rules/glass-of-opening'
import { splitOpening } from '@/domain/glass-rules/split-opening'
import { divideAboveIn } from '@/domain/glass-rules/usual-door'
import { feetOf } from '@/domain/measure/feet-of'
import {
  defaultComplexityFactor,
  defaultFinish,
  defaultRegion,
  finishByKey,
} from '@/domain/pricing/default-choices'
import { limits } from '@/domain/pricing/limits'
import {
  isSellable,
  resolveGlassType,
  resolveShowerGlassType,
} from '@/domain/pricing/resolve-glass-type'
import { isSameThickness, showerThicknesses } from '@/domain/pricing/thickness'
import type {
  GlassCategory,
  GlassType,
  Panel,
  PricingTables,
  QuoteRequest,
} from '@/domain/pricing/types'
import type { Wish, Work } from './wish'

/** What was not said and had to be taken for granted. */
export type Assumption =
  | 'thickness'
  | 'clear'
  | 'size'
  | 'width'
  | 'height'
  | 'one_door'
  | 'door_and_panel'
  | 'insulated'
  | 'single'
  | 'tempered'
  | 'square'

export type WishedRequest =
  | { ok: true; request: QuoteRequest; glass: GlassType; assumed: Assumption[] }
  | { ok: false; why: 'work' | 'size' | 'unpriced' }

/** Heights that shower panels are most often ordered in have this one in the middle, in inches. */
const usualShowerHeightIn = 76
/** And openings of a shower whose width nobody said: one door, as the standard pair hangs it. */
const usualOpeningIn = 28

type Options = { mayAssumeHeight: boolean }

/**
 * The inputs of a price that a wish comes to, as the builder would make them of the same choices, and what was
 * taken for granted. What the lists do not hold has none.
 */
export function requestOfWish(
  wish: Wish,
  tables: PricingTables,
  { mayAssumeHeight }: Options,
): WishedRequest {
  const { work } = wish
  if (!work) return { ok: false, why: 'work' }
  const assumed: Assumption[] = []
  const isShower = work.startsWith('shower')
  const heightIn = wish.heightIn ?? (isShower && mayAssumeHeight ? usualShowerHeightIn : undefined)
  const widthIn = wish.widthIn ?? (isShower && mayAssumeHeight ? usualOpeningIn : undefined)
  if (widthIn === undefined || heightIn === undefined) return { ok: false, why: 'size' }
  assumed.push(...unsaidSizes(wish))
  const region = defaultRegion(tables)
  const glass = glassFor(work, wish, tables, assumed)
  if (!region || !glass) return { ok: false, why: 'unpriced' }
  const finish =
    wish.finish === undefined || wish.finish === 'standard_clear'
      ? defaultFinish(tables, glass)
      : finishByKey(tables, wish.finish)
  if (!finish) return { ok: false, why: 'unpriced' }
  if (wish.finish === undefined && work !== 'mirror') assumed.push('clear')
  if (wish.round) assumed.push('square')
  const { serviceType, product, inFeet } = serviceOf(work)
  return {
    ok: true,
    glass,
    assumed,
    request: {
      serviceType,
      ...(product ? { product } : {}),
      regionId: region.id,
      glassTypeId: glass.id,
      finishId: finish.id,
      thicknessMm: glass.thicknessMm,
      ...(inFeet
        ? { widthFt: feetOf(widthIn), heightFt: feetOf(heightIn) }
        : { panels: panelsOf(wish, { widthIn, heightIn }, tables, assumed) }),
      ...(work === 'shower' && knowsGaps(tables) ? { sizes: 'opening' as const } : {}),
      hardware: [],
      complexityFactorId: defaultComplexityFactor(tables, region.id)?.id ?? null,
      locationFactorId: null,
    },
  }
}

function unsaidSizes({ widthIn, heightIn }: Wish): Assumption[] {
  if (widthIn === undefined && heightIn === undefined) return ['size']
  if (widthIn === undefined) return ['width']
  return heightIn === undefined ? ['height'] : []
}

type Service = { serviceType: string; product?: string; inFeet: boolean }

function serviceOf(work: Work): Service {
  switch (work) {
    case 'shower_door':
    case 'shower_panel':
    case 'shower':
      return { serviceType: 'shower_glass_quote', inFeet: false }
    case 'window':
    case 'pane':
      return { serviceType: 'window_replacement', inFeet: false }
    case 'door_glass':
    case 'patio_door':
      return { serviceType: 'door_replacement', inFeet: false }
    case 'mirror':
    case 'tabletop':
      return { serviceType: 'mirrors_tabletops_quote', inFeet: true }
    case 'partition':
      return { serviceType: 'commercial_inquiry', product: 'office_partitions', inFeet: true }
    case 'storefront':
      return { serviceType: 'commercial_inquiry', product: 'storefronts', inFeet: true }
  }
}

function panelsOf(
  { work, count = 1 }: Wish,
  { widthIn, heightIn }: { widthIn: number; heightIn: number },
  tables: PricingTables,
  assumed: Assumption[],
): Panel[] {
  switch (work) {
    case 'shower_door':
      return [{ widthIn, heightIn, role: 'door' }]
    case 'shower_panel':
      return [{ widthIn, heightIn, role: 'fixed' }]
    case 'shower': {
      const parts = splitOpening(widthIn, divideAboveIn(tables))
      assumed.push(parts.length === 1 ? 'one_door' : 'door_and_panel')
      return parts.map((part) => ({ ...part, heightIn }))
    }
    default:
      return Array.from({ length: pricedTogether(count) }, () => ({ widthIn, heightIn }))
  }
}

/** More than a price may be asked for at once are priced as one of them. */
function pricedTogether(count: number): number {
  return count > limits.panels.most ? 1 : count
}

function glassFor(
  work: Work,
  { thicknessMm, tempered = false }: Wish,
  tables: PricingTables,
  assumed: Assumption[],
): GlassType | null {
  if (thicknessMm === undefined) assumed.push('thickness')
  switch (work) {
    case 'shower_door':
    case 'shower_panel':
    case 'shower': {
      const wanted = thicknessMm ?? showerThicknesses[0]?.mm ?? 0
      const found = resolveShowerGlassType(tables, wanted)
      return found.kind === 'exact' ? found.glassType : null
    }
    case 'window':
    case 'patio_door': {
      assumed.push('insulated')
      return ofCategory('insulated', thicknessMm, tempered || work === 'patio_door', tables)
    }
    case 'pane':
      if (!tempered) assumed.push('single')
      return ofCategory('flat', thicknessMm, tempered, tables)
    case 'door_glass':
      assumed.push('tempered')
      return ofCategory('flat', thicknessMm, true, tables)
    case 'mirror':
      return tempered ? null : inCategory('mirror', thicknessMm, tables)
    case 'tabletop':
      return inCategory('tabletop', thicknessMm, tables)
    case 'partition':
      return specialty(thicknessMm ?? 12.7, tables)
    case 'storefront':
      return specialty(thicknessMm ?? 6.35, tables)
  }
}

/** Of a category of the replacement wizard; without a thickness the standard one, made safe if it has to be. */
function ofCategory(
  category: 'insulated' | 'flat',
  thicknessMm: number | undefined,
  safe: boolean,
  tables: PricingTables,
): GlassType | null {
  const standard = tables.glassTypes.find((row) => row.category === category && row.isStandard)
  const wanted = thicknessMm ?? standard?.thicknessMm
  if (wanted === undefined) return null
  const found = resolveGlassType(tables, { category, thicknessMm: wanted, safe })
  if (found.kind !== 'exact') return null
  return safe && found.glassType.safety === null ? null : found.glassType
}

function inCategory(
  category: GlassCategory,
  thicknessMm: number | undefined,
  { glassTypes }: PricingTables,
): GlassType | null {
  const sold = glassTypes.filter((row) => row.category === category && isSellable(row))
  if (thicknessMm === undefined) return sold.find((row) => row.isStandard) ?? null
  return sold.find((row) => isSameThickness(row.thicknessMm, thicknessMm)) ?? null
}

function specialty(thicknessMm: number, { glassTypes }: PricingTables): GlassType | null {
  return (
    glassTypes.find(
      (row) =>
        row.category === 'specialty' &&
        row.safety === 'tempered' &&
        isSellable(row) &&
        isSameThickness(row.thicknessMm, thicknessMm),
    ) ?? null
  )
}
