import { defaultGlassRuleLimits } from './limits'
import { paneWeightLb } from './pane-weight'
import type { GlassRuleLimits, HingeClass } from './limits'
import type { Pane } from './pane-weight'

/** What a screen says about a door; the words for it are the screen's. */
export type HingeAdvice =
  | { fits: true; weightLb: number; hinges: 2 | 3; hingeClass: HingeClass }
  | { fits: false; weightLb: number }

/** The cheapest set of hinges that carries a door of this weight and width. Weight in whole pounds. */
export function adviseHinges(
  door: Pane,
  limits: GlassRuleLimits = defaultGlassRuleLimits,
): HingeAdvice {
  const exact = paneWeightLb(door, limits)
  const weightLb = Math.round(exact)
  const set = limits.hingeSets.find(
    ({ maxWeightLb, maxWidthIn }) => exact <= maxWeightLb && door.widthIn <= maxWidthIn,
  )
  return set
    ? { fits: true, weightLb, hinges: set.hinges, hingeClass: set.hingeClass }
    : { fits: false, weightLb }
}
