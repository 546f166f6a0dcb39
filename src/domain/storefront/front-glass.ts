import { isSellable } from '@/domain/pricing/resolve-glass-type'
import { isSameThickness } from '@/domain/pricing/thickness'
import type { GlassType, PricingTables } from '@/domain/pricing/types'
import { serviceRow } from '@/domain/services-catalogue/services'

/** How a pane is built, as its section shows. */
export type FrontGlassKind = 'insulated' | 'single' | 'laminated'

/** One glass of a front: safe where the code asks for it, plain elsewhere where the list has it so. */
export type FrontGlass = { kind: FrontGlassKind; safe: GlassType; plain: GlassType }

const kinds: readonly FrontGlassKind[] = ['insulated', 'single', 'laminated']

/**
 * The glass that a front can be made of, by the price list's own data: safety glass of the kinds that
 * commercial openings are glazed with, in the thickness that the shop keeps as its standard there.
 */
export function offeredFrontGlass({ glassTypes }: Pick<PricingTables, 'glassTypes'>): FrontGlass[] {
  const usual = serviceRow('commercial_glass_installation').usualGlass
  const made = glassTypes.filter((row) => usual.includes(row.category) && isSellable(row))
  return kinds.flatMap((kind) => {
    const ofKind = made.filter((row) => row.safety !== null && kindOf(row) === kind)
    const safe = ofKind.find((row) => isOfStandardThickness(row, made)) ?? ofKind[0]
    return safe ? [{ kind, safe, plain: plainOf(safe, made) }] : []
  })
}

function kindOf({ category, safety }: GlassType): FrontGlassKind {
  if (category === 'insulated') return 'insulated'
  return safety === 'laminated' ? 'laminated' : 'single'
}

function isOfStandardThickness(row: GlassType, made: readonly GlassType[]): boolean {
  return made.some(
    (other) =>
      other.isStandard &&
      other.category === row.category &&
      isSameThickness(other.thicknessMm, row.thicknessMm),
  )
}

/** Laminated glass is one thing throughout a front. */
function plainOf(safe: GlassType, made: readonly GlassType[]): GlassType {
  if (safe.safety === 'laminated') return safe
  const twin = made.find(
    (row) =>
      row.safety === null &&
      row.category === safe.category &&
      isSameThickness(row.thicknessMm, safe.thicknessMm),
  )
  return twin ?? safe
}
