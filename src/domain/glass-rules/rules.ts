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

/** Which side of which piece a rule found fault with. */
type Side = { piece: number; side: 'width' | 'height' }

/** What a rule has to say of the work: where, and the figures for its words; null where it is silent. */
type Judge = (work: GlassWork, limits: GlassRuleLimits) => (Side & { figures: RuleFigures }) | null

/**
 * What follows from a rule: `block` cannot be made or may not be sold, so it has no price; `approval`
 * has one that staff look at before it is paid; `note` is only said.
 */
export type VerdictLevel = 'block' | 'approval' | 'note'

type Rule = { level: VerdictLevel; judge: Judge }

/**
 * Every rule whose verdict stands beside the sizes and on the estimate, and which the server keeps.
 * Its words are `quote.advice.<name>` in the texts; no rule changes a price.
 */
export const rules = {
  shower_too_tall: { level: 'block', judge: tooTall },

  beyond_one_unit: {
    level: 'approval',
    judge: ({ isShower, glassCategory, pieces }, { unit }) => {
      if (isShower || glassCategory !== 'insulated') return null
      const large = pieces.findIndex(
        (piece) => isBeyond(piece, unit) || areaOf(piece) > unit.areaSqFt,
      )
      const figures = { short: unit.shortIn, long: unit.longIn, area: unit.areaSqFt }
      return large < 0 ? null : { ...longerSide(pieces, large), figures }
    },
  },

  beyond_one_sheet: {
    level: 'approval',
    judge: (work, limits) => {
      const { isShower, glassCategory, pieces } = work
      if (!isShower && glassCategory === 'insulated') return null
      // a panel that is too tall for its thickness is told so, and not twice
      if (tooTall(work, limits)) return null
      const { sheet } = limits
      const large = pieces.findIndex((piece) => isBeyond(piece, sheet))
      const figures = { short: sheet.shortIn, long: sheet.longIn }
      return large < 0 ? null : { ...longerSide(pieces, large), figures }
    },
  },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

function tooTall(
  { isShower, thicknessMm, pieces }: GlassWork,
  { showerHeights }: GlassRuleLimits,
): ReturnType<Judge> {
  if (!isShower) return null
  const heights = pieces.map(({ heightIn }) => heightIn)
  const tallest = Math.max(...heights)
  const own = showerHeights.find((row) => isSameThickness(row.thicknessMm, thicknessMm))
  if (!own || tallest <= own.mostIn) return null
  const thickerHelps = showerHeights.some(({ mostIn }) => tallest <= mostIn)
  return {
    piece: heights.indexOf(tallest),
    side: 'height',
    figures: { most: own.mostIn, advice: thickerHelps ? 'thicker' : 'divide' },
  }
}

function longerSide(pieces: readonly Piece[], piece: number): Side {
  const { widthIn = 0, heightIn = 0 } = pieces[piece] ?? {}
  return { piece, side: widthIn > heightIn ? 'width' : 'height' }
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
