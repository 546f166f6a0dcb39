import { isSameThickness } from './thickness'
import type { GlassCategory, GlassType, PricingTables } from './types'

/**
 * The glass type behind a wizard's choice. `standard` means that no type has this thickness and the
 * category's standard type stands in ('Selected thickness might use standard pricing...');
 * `none` is 'Glass Type Error'.
 */
export type ResolvedGlassType =
  | { kind: 'exact'; glassType: GlassType }
  | { kind: 'standard'; glassType: GlassType }
  | { kind: 'none' }

/** The replacement wizard's rule: same category and thickness, else the category's standard type. */
export function resolveGlassType(
  { glassTypes }: Pick<PricingTables, 'glassTypes'>,
  choice: {
    category: Extract<GlassCategory, 'insulated' | 'flat'>
    thicknessMm: number
    /** Made safe, where the list has it in this thickness. */
    safe?: boolean
  },
): ResolvedGlassType {
  const ofCategory = glassTypes.filter(
    (type) => type.category === choice.category && isSellable(type),
  )
  const sameThickness = ofCategory.filter((type) =>
    isSameThickness(type.thicknessMm, choice.thicknessMm),
  )
  const wanted = sameThickness.filter((type) => (type.safety !== null) === (choice.safe ?? false))
  const exact = wanted[0] ?? sameThickness[0]
  if (exact) return { kind: 'exact', glassType: exact }
  const standard = ofCategory.find((type) => type.isStandard)
  return standard ? { kind: 'standard', glassType: standard } : { kind: 'none' }
}

/** The shower wizard's rule: the type of category `shower` with the chosen thickness, and no other. */
export function resolveShowerGlassType(
  { glassTypes }: Pick<PricingTables, 'glassTypes'>,
  thicknessMm: number,
): ResolvedGlassType {
  const exact = glassTypes.find(
    (type) =>
      type.category === 'shower' &&
      isSellable(type) &&
      isSameThickness(type.thicknessMm, thicknessMm),
  )
  return exact ? { kind: 'exact', glassType: exact } : { kind: 'none' }
}

/** Whether a row says all that a price is made from: a thickness, and what a square foot costs. */
export function isSellable({
  thicknessMm,
  basePricePerSqFt,
}: Pick<GlassType, 'thicknessMm' | 'basePricePerSqFt'>): boolean {
  return thicknessMm > 0 && basePricePerSqFt > 0
}
