import { isShowerService } from '@/domain/services-catalogue/services'
import type { GlassCategory, Panel, PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { adviseHinges } from './door-hinges'
import { defaultGlassRuleLimits } from './limits'
import type { GlassRuleLimits } from './limits'
import { rules } from './rules'
import type { RuleFigures, RuleName, VerdictLevel } from './rules'

/** The inputs of a price, or as many of them as are known while they are being chosen. */
export type AdviceRequest = Pick<QuoteRequest, 'thicknessMm'> &
  Partial<Pick<QuoteRequest, 'serviceType' | 'glassTypeId' | 'panels' | 'widthFt' | 'heightFt'>>

/** What one rule says of which input (`panels.0.heightIn`), with the figures for its words. */
export type Verdict = { rule: RuleName; level: VerdictLevel; field: string; figures: RuleFigures }

/** What a door weighs and what carries it. */
type DoorAdvice = {
  /** Its place in the request's panels. */
  panel: number
  /** To the nearest five pounds: it is said as "about". */
  aboutLb: number
  /** Standard hinges that carry it, or null where heavier ones are needed. */
  hinges: 2 | 3 | null
}

export type Advice = { verdicts: Verdict[]; doors: DoorAdvice[] }

/**
 * All that the trade has to say about a piece of work, by the rules in `rules.ts` and the hinge
 * charts. No price follows from it, but what a rule blocks has none. Verdicts need the glass, which
 * decides what it is made of; doors need their panel alone.
 */
export function advise(
  request: AdviceRequest,
  tables: Pick<PricingTables, 'glassTypes'> | null,
  limits: GlassRuleLimits = defaultGlassRuleLimits,
): Advice {
  const pieces = piecesOf(request)
  const glass = tables?.glassTypes.find((row) => row.id === request.glassTypeId)
  return {
    verdicts: glass && pieces.length > 0 ? verdictsOn(glass.category) : [],
    doors: pieces.flatMap((piece, panel) =>
      piece.role === 'door' ? [{ panel, ...adviseDoor(piece) }] : [],
    ),
  }

  function verdictsOn(glassCategory: GlassCategory): Verdict[] {
    const { serviceType = '', thicknessMm } = request
    const work = { isShower: isShowerService(serviceType), glassCategory, thicknessMm, pieces }
    return (Object.keys(rules) as RuleName[]).flatMap((rule) => {
      const { level, judge } = rules[rule]
      const found = judge(work, limits)
      if (!found) return []
      return [{ rule, level, field: fieldOf(request, found), figures: found.figures }]
    })
  }

  function adviseDoor({ widthIn, heightIn }: Panel): Omit<DoorAdvice, 'panel'> {
    const { thicknessMm } = request
    const advice = adviseHinges({ widthIn, heightIn, thicknessMm }, limits)
    const isStandard = advice.fits && advice.hingeClass === 'standard'
    return {
      aboutLb: Math.max(5, Math.round(advice.weightLb / 5) * 5),
      hinges: isStandard ? advice.hinges : null,
    }
  }
}

function piecesOf({ panels, widthFt, heightFt }: AdviceRequest): readonly Panel[] {
  if (panels) return panels
  if (widthFt === undefined || heightFt === undefined) return []
  return [{ widthIn: inchesOf(widthFt), heightIn: inchesOf(heightFt) }]
}

/** As the request names it: sizes come in inches by the panel, or in feet. */
function fieldOf(
  { panels }: AdviceRequest,
  { piece, side }: { piece: number; side: 'width' | 'height' },
): string {
  return panels ? `panels.${piece}.${side}In` : `${side}Ft`
}

/** Feet that stand for whole inches come to them again: 137 in are not a hair more. */
function inchesOf(feet: number): number {
  return Number((feet * 12).toFixed(6))
}
