import { defaultGlassRuleLimits } from './limits'
import type { GlassRuleLimits } from './limits'

/**
 * "Did you mean feet?": a shower panel lower than anybody builds was probably typed in feet.
 * Answers with the height that feet would make, in inches, or null where there is no doubt.
 */
export function heightIfFeet(
  heightIn: number,
  {
    doubtfulShowerHeightIn,
  }: Pick<GlassRuleLimits, 'doubtfulShowerHeightIn'> = defaultGlassRuleLimits,
): number | null {
  const isDoubtful = heightIn > 0 && heightIn < doubtfulShowerHeightIn
  return isDoubtful ? heightIn * 12 : null
}
