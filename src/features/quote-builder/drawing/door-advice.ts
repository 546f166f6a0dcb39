import { adviseHinges } from '@/domain/glass-rules/door-hinges'
import type { Pane } from '@/domain/glass-rules/pane-weight'

export type DoorAdvice = {
  /** To the nearest five pounds: it is said as "about". */
  aboutLb: number
  /** Standard hinges that carry it, or null where heavier ones are needed. */
  hinges: 2 | 3 | null
}

/** What a door weighs and what carries it, by the trade's figures. */
export function doorAdvice(door: Pane): DoorAdvice {
  const advice = adviseHinges(door)
  const isStandard = advice.fits && advice.hingeClass === 'standard'
  return {
    aboutLb: Math.max(5, Math.round(advice.weightLb / 5) * 5),
    hinges: isStandard ? advice.hinges : null,
  }
}
