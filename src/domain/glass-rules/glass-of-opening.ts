import { downToSixteenth } from '@/domain/measure/sixteenths'
import type { GlassRule, Panel, QuoteRequest, ShowerLayout, Side } from '@/domain/pricing/types'
import { besideOf, hingeSide, isTurned } from './layouts'
import type { FigureKey } from './rule-names'
import { limitsOf } from './work'

/** The glass of one panel and what stays free around it, in inches. */
export type MadeGlass = {
  widthIn: number
  heightIn: number
  gaps: { left: number; right: number; below: number }
}

type Opened = { panels?: readonly Panel[] | undefined; layout?: ShowerLayout | undefined }
type Rules = { glassRules: readonly GlassRule[] }
type GapOf = (place: FigureKey | null) => number

/** Whether the shop keeps gaps, so that an opening can be asked for. */
export function knowsGaps({ glassRules }: Rules): boolean {
  return glassRules.some(({ rule }) => rule === 'opening')
}

/**
 * The glass to make for an opening whose shares stand as panels, by the shop's gaps: in inches, each size
 * down to the sixteenth, so that glass is never larger than its share. A joint comes off one panel alone:
 * off the door, of two alike off the right one. What a corner takes comes off the panel that runs back.
 * Above glass nothing is taken: the height is to where it ends. Null where the shop keeps no gaps.
 */
export function glassOfOpening({ panels = [], layout }: Opened, rules: Rules): MadeGlass[] | null {
  if (!knowsGaps(rules)) return null
  const limits = limitsOf(rules.glassRules.find(({ rule }) => rule === 'opening'))
  const gapOf: GapOf = (place) => (place && limits.of(place)) ?? 0
  return panels.map((panel, index) => {
    const left = gapOf(sidePlace(panels, index, 'left', layout))
    const right = gapOf(sidePlace(panels, index, 'right', layout))
    const below = gapOf(panel.role === 'door' ? 'underDoorIn' : 'fixedAtFloorIn')
    return {
      widthIn: downToSixteenth(panel.widthIn - left - right),
      heightIn: downToSixteenth(panel.heightIn - below),
      gaps: { left, right, below },
    }
  })
}

/** What is made for a request: its sizes, or where those are of an opening, the glass that goes into it. */
export function glassToMake(
  request: Pick<QuoteRequest, 'panels' | 'layout' | 'sizes'>,
  rules: Rules,
): MadeGlass[] | null {
  return request.sizes === 'opening' ? glassOfOpening(request, rules) : null
}

/** Which gap a side of a panel loses; null where it loses none. */
function sidePlace(
  panels: readonly Panel[],
  index: number,
  side: Side,
  layout: ShowerLayout | undefined,
): FigureKey | null {
  const panel = panels[index]
  const isDoor = panel?.role === 'door'
  const isHinged = hingeSide(panels, index) === side
  if (besideOf(panels, index, side) === 'wall') {
    if (isDoor) return isHinged ? 'hingedAtWallIn' : 'freeAtWallIn'
    const endsFree = panels.length === 1 && side === 'right'
    return endsFree ? null : 'fixedAtWallIn'
  }
  const other = side === 'left' ? index - 1 : index + 1
  const isCorner = isTurned(layout, panels.length) && Math.max(index, other) === panels.length - 1
  if (isDoor) return ofDoorAtGlass(panels, index, other, isCorner)
  if (isCorner) return side === 'left' ? 'atCornerIn' : null
  return side === 'left' && panels[other]?.role !== 'door' ? 'fixedAtFixedIn' : null
}

/** Between two doors the right one keeps its width, unless a corner stands between them. */
function ofDoorAtGlass(
  panels: readonly Panel[],
  index: number,
  other: number,
  isCorner: boolean,
): FigureKey | null {
  const hingedAt = (panel: number, beside: number) =>
    hingeSide(panels, panel) === (beside < panel ? 'left' : 'right')
  const isShared = panels[other]?.role === 'door' && !isCorner
  if (isShared && index > other) return null
  const isHinged = hingedAt(index, other) || (isShared && hingedAt(other, index))
  return isHinged ? 'hingedAtGlassIn' : 'freeAtGlassIn'
}
