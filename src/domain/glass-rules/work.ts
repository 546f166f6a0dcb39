import { isSameThickness } from '@/domain/pricing/thickness'
import type {
  GlassRule,
  GlassType,
  Panel,
  PricingTables,
  QuoteRequest,
} from '@/domain/pricing/types'
import type { FigureKey } from './rule-names'

/** What the rules judge: the glass that was asked for, with every row it names. */
export type GlassWork = {
  request: QuoteRequest
  tables: PricingTables
  glass: GlassType
  isShower: boolean
  /** Sides in inches, also where the request has feet. */
  pieces: readonly Panel[]
  /** The glass that is made for them: smaller, where the sizes are those of an opening. */
  made: readonly Pick<Panel, 'widthIn' | 'heightIn'>[]
}

export type RuleFigures = Record<string, string | number>

/** A change of the inputs that cures a verdict; its name is the words' key. */
export type Cure = {
  kind:
    | 'thicker'
    | 'hinges'
    | 'header'
    | 'divide'
    | 'lower'
    | 'wider'
    | 'narrower'
    | 'narrower_on_hinges'
    | 'outward'
    | 'other_side'
    | 'tempered'
    | 'plain_edges'
    | 'standard_finish'
  change: RequestChange
  figures: RuleFigures
  /** The row of hardware that it adds. */
  hardwareId?: number
}

type RequestChange = Partial<
  Pick<QuoteRequest, 'thicknessMm' | 'glassTypeId' | 'finishId' | 'panels' | 'hardware'>
>

/** What is too much, and what the limit is; both in the unit that `of` is counted in. */
export type Load = {
  of: 'door_lb' | 'piece_lb' | 'width_in' | 'height_in' | 'side_in' | 'area_sq_ft'
  value: number
  limit: number
}

/** Where a rule found fault, the figures for its words, and what may cure it, the best first. */
export type Finding = {
  piece?: number
  /** The input to change; the longer side of the piece where nothing is said. */
  field?: 'width' | 'height' | 'role' | 'swing' | 'glassTypeId' | 'thicknessMm' | 'hardware'
  figures?: RuleFigures
  load?: Load | null
  cures?: Cure[]
}

export type Limits = {
  /** A figure of the rule; null where the shop keeps none, and then the rule is silent. */
  of: (key: FigureKey, thicknessMm?: number) => number | null
}

/** Silent: null. */
export type Judge = (work: GlassWork, limits: Limits) => Finding | null

export function limitsOf(rule: Pick<GlassRule, 'figures'> | undefined): Limits {
  return {
    of: (key, thicknessMm) =>
      rule?.figures.find(
        (figure) =>
          figure.key === key &&
          (thicknessMm === undefined ||
            (figure.thicknessMm !== null && isSameThickness(figure.thicknessMm, thicknessMm))),
      )?.value ?? null,
  }
}

export function isTempered({ category, safety }: Pick<GlassType, 'category' | 'safety'>): boolean {
  return category === 'shower' || safety === 'tempered'
}

export function isSafe(glass: Pick<GlassType, 'category' | 'safety'>): boolean {
  return isTempered(glass) || glass.safety === 'laminated'
}

export function areaOf({ widthIn, heightIn }: Pick<Panel, 'widthIn' | 'heightIn'>): number {
  return (widthIn * heightIn) / 144
}

/** Either way round. */
export function isBeyond(piece: Panel, shortIn: number, longIn: number): boolean {
  const short = Math.min(piece.widthIn, piece.heightIn)
  const long = Math.max(piece.widthIn, piece.heightIn)
  return short > shortIn || long > longIn
}

/** To a tenth of a square foot, or finer where that would hide that it is over the limit. */
export function aboutSqFt(area: number, most: number): number {
  const about = Number(area.toFixed(1))
  return area <= most || about > most ? about : Math.ceil(area * 100) / 100
}

/** By which side a piece is too large for a sheet, either way round. */
export function sideLoad(piece: Panel, shortIn: number, longIn: number): Load {
  const short = Math.min(piece.widthIn, piece.heightIn)
  const long = Math.max(piece.widthIn, piece.heightIn)
  return short / shortIn > long / longIn
    ? { of: 'side_in', value: short, limit: shortIn }
    : { of: 'side_in', value: long, limit: longIn }
}

/** The first piece whose glass, as it is made, is so, or null. */
export function firstMade(
  { made }: Pick<GlassWork, 'made'>,
  holds: (glass: GlassWork['made'][number]) => boolean,
): number | null {
  const index = made.findIndex(holds)
  return index < 0 ? null : index
}

/** The first piece for which something holds, or null. */
export function firstPiece(
  { pieces }: Pick<GlassWork, 'pieces'>,
  holds: (piece: Panel) => boolean,
): number | null {
  const index = pieces.findIndex(holds)
  return index < 0 ? null : index
}
