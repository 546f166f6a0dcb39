import { limits } from '@/domain/pricing/limits'
import { leastThicknessMm } from '@/domain/pricing/sold-glass'
import { isSameThickness } from '@/domain/pricing/thickness'
import type { GlassType, PricingTables } from '@/domain/pricing/types'
import type { GeneralDraft } from './general-draft'

/** The same glass as thick as another of its rows; its finish stays. */
export function chooseThickness(draft: GeneralDraft, glass: GlassType): GeneralDraft {
  return { ...draft, glassTypeId: String(glass.id), thicknessMm: String(glass.thicknessMm) }
}

/**
 * The chosen glass in any thickness, thinnest row first: one that is not sold is priced by the row next above it,
 * else by the thickest, whatever was chosen before. Null is nothing that can be read.
 */
export function typeThickness(
  draft: GeneralDraft,
  sold: readonly GlassType[],
  mm: number | null,
): GeneralDraft {
  if (mm === null) return { ...draft, thicknessMm: '' }
  const stocked = sold.find(({ thicknessMm }) => isSameThickness(thicknessMm, mm))
  if (stocked) return chooseThickness(draft, stocked)
  const base = sold.find(({ thicknessMm }) => thicknessMm > mm) ?? sold.at(-1)
  return { ...(base ? chooseThickness(draft, base) : draft), thicknessMm: String(mm) }
}

/** The thinnest, in millimetres, that the chosen glass is made. */
export function leastThicknessOf(
  { glassTypeId }: Pick<GeneralDraft, 'glassTypeId'>,
  tables: Pick<PricingTables, 'glassTypes'> | null,
): number {
  const glass = tables?.glassTypes.find((row) => String(row.id) === glassTypeId)
  return glass ? leastThicknessMm(glass) : limits.thicknessMm.least
}

/** Millimetres within what can be priced; null for anything else. */
export function readThickness(
  text: string,
  leastMm: number = limits.thicknessMm.least,
): number | null {
  const plain = text.trim().replace(/\s*mm$/i, '')
  if (!/^\d{1,3}(?:\.\d{1,4})?$/.test(plain)) return null
  const mm = Number(plain)
  return mm >= leastMm && mm <= limits.thicknessMm.most ? mm : null
}
