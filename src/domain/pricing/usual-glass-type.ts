import { isSellable } from './resolve-glass-type'
import { isSameThickness } from './thickness'
import type { GlassCategory, GlassType, PricingTables } from './types'

/** What work of a kind is usually made of. */
export type UsualGlass = {
  /** The first that the shop sells is taken. */
  categories: readonly GlassCategory[]
  /** Whether it has to be safety glass, as in a door. */
  isSafe?: boolean
  /** In millimetres, where that is not the standard of the list. */
  thicknessMm?: number
}

/** The standard glass of the first category that has any, made safe if it has to be; else its first. */
export function usualGlassType(
  { categories, isSafe = false, thicknessMm }: UsualGlass,
  { glassTypes }: Pick<PricingTables, 'glassTypes'>,
): GlassType | null {
  for (const category of categories) {
    const sold = glassTypes.filter((row) => row.category === category && isSellable(row))
    const standard = sold.find((row) => row.isStandard) ?? sold[0]
    if (standard && !isSafe) return standard
    const wantedMm = thicknessMm ?? standard?.thicknessMm ?? 0
    const safe = sold.filter(({ safety }) => safety !== null)
    const usual = safe.find((row) => isSameThickness(row.thicknessMm, wantedMm)) ?? safe[0]
    if (usual) return usual
  }
  return null
}
