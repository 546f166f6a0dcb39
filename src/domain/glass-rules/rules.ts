import { isSameThickness } from '@/domain/pricing/thickness'
import type { GlassCategory } from '@/domain/pricing/types'
import type { GlassRuleLimits } from './limits'

/** One piece of glass by its sides in inches. */
type Piece = { widthIn: number; heightIn: number }

/** What a rule judges: the glass that was asked for, every piece of it in one thickness. */
type GlassWork = {
  isShower: boolean
  glassCategory: GlassCategory
  thicknessMm: number
  pieces: readonly Piece[]
}

/** The figures that a rule's words take. */
export type RuleFigures = Record<string, string | number>

/** What a rule has to say of the work, as figures for its words; null where it is silent. */
type Rule = (work: GlassWork, limits: GlassRuleLimits) => RuleFigures | null

/**
 * Every rule whose advice stands beside the sizes and on the estimate. Its words are
 * `quote.advice.<name>` in the texts; it never changes a price.
 */
export const rules = {
  shower_too_tall: tooTall,

  beyond_one_unit: ({ isShower, glassCategory, pieces }, { unit }) => {
    if (isShower || glassCategory !== 'insulated') return null
    const isLarge = pieces.some((piece) => isBeyond(piece, unit) || areaOf(piece) > unit.areaSqFt)
    return isLarge ? { short: unit.shortIn, long: unit.longIn, area: unit.areaSqFt } : null
  },

  beyond_one_sheet: (work, limits) => {
    const { isShower, glassCategory, pieces } = work
    if (!isShower && glassCategory === 'insulated') return null
    // a panel that is too tall for its thickness is told so, and not twice
    if (tooTall(work, limits)) return null
    const { shortIn, longIn } = limits.sheet
    return pieces.some((piece) => isBeyond(piece, limits.sheet))
      ? { short: shortIn, long: longIn }
      : null
  },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

function tooTall(
  { isShower, thicknessMm, pieces }: GlassWork,
  { showerHeights }: GlassRuleLimits,
): RuleFigures | null {
  if (!isShower) return null
  const tallest = Math.max(...pieces.map(({ heightIn }) => heightIn))
  const own = showerHeights.find((row) => isSameThickness(row.thicknessMm, thicknessMm))
  if (!own || tallest <= own.mostIn) return null
  const thickerHelps = showerHeights.some(({ mostIn }) => tallest <= mostIn)
  return { most: own.mostIn, advice: thickerHelps ? 'thicker' : 'divide' }
}

/** Either way round. */
function isBeyond(piece: Piece, most: { shortIn: number; longIn: number }): boolean {
  const short = Math.min(piece.widthIn, piece.heightIn)
  const long = Math.max(piece.widthIn, piece.heightIn)
  return short > most.shortIn || long > most.longIn
}

function areaOf({ widthIn, heightIn }: Piece): number {
  return (widthIn * heightIn) / 144
}
