import { isBeyond, limitsOf } from '@/domain/glass-rules/work'
import { aboutPounds } from '@/domain/measure/about-pounds'
import { paneWeightLb } from '@/domain/glass-rules/pane-weight'
import type { GlassRule } from '@/domain/pricing/types'
import type { FrontGlass } from './front-glass'
import { mustBeSafe } from './front-safety'
import { layOutStorefront } from './lay-out-storefront'
import type { FrontPane } from './lay-out-storefront'
import { fitStorefront } from './fit-storefront'
import { storefrontLimits } from './storefront'
import type { Storefront } from './storefront'

/** What is to be said of a drawn front; the limits are the shop's rules about glass. */
export type FrontChecks = {
  panes: number
  /** How many the building code wants as safety glass. */
  safe: number
  /** Panes larger than one sheet, and how many lites keep every pane within one; null where none are. */
  beyondSheet: { panes: number; shortIn: number; longIn: number; lites: number | null } | null
  /** The heaviest, where it is more than the crew carries unasked. */
  heavy: { lb: number; most: number; lites: number | null } | null
}

export function checkStorefront(
  front: Storefront,
  glass: FrontGlass | null,
  rules: readonly GlassRule[],
): FrontChecks {
  const layout = layOutStorefront(front)
  const safe = layout.panes.filter((pane) => mustBeSafe(pane, layout, rules)).length
  const sheet = limitsOf(rules.find(({ rule }) => rule === 'temper-max'))
  const shortIn = sheet.of('shortIn')
  const longIn = sheet.of('longIn')
  const most = limitsOf(rules.find(({ rule }) => rule === 'weight-carry')).of('mostLb')
  const tooLarge = (pane: FrontPane) =>
    shortIn !== null && longIn !== null && isBeyond(pane, shortIn, longIn)
  const weigh = (pane: FrontPane) =>
    glass
      ? paneWeightLb({ ...pane, thicknessMm: glass.safe.thicknessMm }, rules, glass.safe.category)
      : 0
  const beyond = layout.panes.filter(tooLarge).length
  const heaviest = Math.max(0, ...layout.panes.map(weigh))
  return {
    panes: layout.panes.length,
    safe,
    beyondSheet:
      beyond > 0 && shortIn !== null && longIn !== null
        ? { panes: beyond, shortIn, longIn, lites: fewestLites(front, (pane) => !tooLarge(pane)) }
        : null,
    heavy:
      most !== null && heaviest > most
        ? {
            lb: aboutPounds(heaviest),
            most,
            lites: fewestLites(front, (pane) => weigh(pane) <= most),
          }
        : null,
  }
}

/** A front of so many lites, all of them sharing evenly. */
export function withLites(front: Storefront, count: number): Storefront {
  return fitStorefront({ ...front, lites: Array.from({ length: count }, () => null) })
}

/** The fewest even lites with which something holds of every pane; null where no number does it. */
function fewestLites(front: Storefront, holds: (pane: FrontPane) => boolean): number | null {
  // an even front stays even on both sides of its doors
  const now = front.lites.length
  const step = front.doors !== 'none' && now % 2 === 0 ? 2 : 1
  for (let count = now + step; count <= storefrontLimits.lites.most; count += step) {
    const divided = withLites(front, count)
    if (divided.lites.length !== count) return null
    if (layOutStorefront(divided).panes.every(holds)) return count
  }
  return null
}
