import { readInches } from '@/domain/measure/read-length'
import { isSameThickness } from '@/domain/pricing/thickness'
import { thicknessInInches } from '@/domain/pricing/thickness-in-inches'
import type { GlassType } from '@/domain/pricing/types'
import { readThickness } from './general-thickness'
import type { GeneralDraft } from './general-draft'

/** What was typed for a thickness, and the millimetres that the draft took of it. */
export type TypedThickness = { text: string; mm: number | null }

const mmPerIn = 25.4

export function readTyped(text: string): TypedThickness {
  const read = readInches(text)
  return { text, mm: read.ok ? Number((read.inches * mmPerIn).toFixed(4)) : null }
}

type Chosen = Pick<GeneralDraft, 'glassTypeId' | 'thicknessMm'>

/** The thickness that is sold and chosen, or else what the field for any other one holds. */
export function shownThickness(
  draft: Chosen,
  sold: readonly GlassType[],
  typed: TypedThickness | null,
): { row: GlassType } | { row: null; text: string } {
  const mm = readThickness(draft.thicknessMm)
  // a rule's cure, or taking it back, changes what was typed here
  if (typed && isSame(typed.mm, mm)) return { row: null, text: typed.text }
  if (mm === null) return { row: null, text: '' }
  const own = sold.find(({ thicknessMm }) => isSameThickness(thicknessMm, mm))
  // a row of another thickness is priced by that row
  if (own && String(own.id) === draft.glassTypeId) return { row: own }
  return { row: null, text: thicknessInInches(mm) }
}

/** What is no thickness has none in the draft. */
function isSame(typedMm: number | null, mm: number | null): boolean {
  const taken = typedMm === null ? null : readThickness(String(typedMm))
  return taken === null || mm === null ? taken === mm : isSameThickness(taken, mm)
}
