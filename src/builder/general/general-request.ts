import { feetOf } from '@/domain/measure/feet-of'
import { toNumber } from '@/domain/money/ratio'
import { billedAreaSqFt } from '@/domain/pricing/area'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { stillSold } from '../fields/hardware-choices'
import { noLocation, readFeetSizes } from './general-draft'
import type { GeneralDraft } from './general-draft'
import { leastThicknessOf, readThickness } from './general-thickness'

export type GeneralField = keyof Omit<GeneralDraft, 'hardware' | 'locationFactorId'>

/** What has to be filled in before there is a price, in the order of the form. */
export function missingFields(
  draft: GeneralDraft,
  tables: Pick<PricingTables, 'glassTypes'> | null,
): GeneralField[] {
  const { width, height } = readFeetSizes(draft)
  const isMissing: Record<GeneralField, boolean> = {
    regionId: draft.regionId === '',
    glassTypeId: draft.glassTypeId === '',
    finishId: draft.finishId === '',
    thicknessMm: readThickness(draft.thicknessMm, leastThicknessOf(draft, tables)) === null,
    complexityFactorId: draft.complexityFactorId === '',
    width: !width.ok,
    height: !height.ok,
  }
  const order: GeneralField[] = [
    'width',
    'height',
    'glassTypeId',
    'finishId',
    'thicknessMm',
    'complexityFactorId',
    'regionId',
  ]
  return order.filter((field) => isMissing[field])
}

/** Whether width and height are all that a price waits for. */
export function waitsForSizeAlone(...form: Parameters<typeof missingFields>): boolean {
  return missingFields(...form).every((field) => field === 'width' || field === 'height')
}

/** The area of its sizes as it is priced, where they can be read: known before there is a price, and without one. */
export function generalAreaSqFt(
  draft: Pick<GeneralDraft, 'width' | 'height'>,
  tables: Pick<PricingTables, 'settings'> | null,
): number | null {
  const { width, height } = readFeetSizes(draft)
  if (!tables || !width.ok || !height.ok) return null
  const sides = { widthFt: feetOf(width.inches), heightFt: feetOf(height.inches) }
  return toNumber(billedAreaSqFt(sides, tables.settings.minimumBilledSqFt))
}

type Service = { serviceType: string; product: string | null }

/** The inputs of a price; null while something is missing. */
export function generalRequest(
  draft: GeneralDraft,
  service: Service,
  tables: Pick<PricingTables, 'glassTypes' | 'hardware'> | null,
): QuoteRequest | null {
  const { width, height } = readFeetSizes(draft)
  const thicknessMm = readThickness(draft.thicknessMm)
  if (missingFields(draft, tables).length > 0 || !width.ok || !height.ok || thicknessMm === null) {
    return null
  }
  return {
    serviceType: service.serviceType,
    ...(service.product ? { product: service.product } : {}),
    regionId: Number(draft.regionId),
    glassTypeId: Number(draft.glassTypeId),
    finishId: Number(draft.finishId),
    thicknessMm,
    widthFt: feetOf(width.inches),
    heightFt: feetOf(height.inches),
    hardware: stillSold(draft.hardware, tables),
    complexityFactorId: Number(draft.complexityFactorId),
    locationFactorId: draft.locationFactorId === noLocation ? null : Number(draft.locationFactorId),
  }
}
