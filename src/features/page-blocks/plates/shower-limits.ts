import { standardPair } from '@/domain/glass-rules/hinge-sets'
import { paneWeightLb } from '@/domain/glass-rules/pane-weight'
import { divideAboveIn, doorLimits } from '@/domain/glass-rules/usual-door'
import { limitsOf } from '@/domain/glass-rules/work'
import type { RuleName } from '@/domain/glass-rules/rule-names'
import type { PricingTables } from '@/domain/pricing/types'
import type { DoorRules } from './hung-door'

/** 3/8 in. */
const usualMm = 9.525

/** In inches; null where the shop keeps no such rule. */
export type ShowerLimits = {
  /** Up to this height 3/8 in stays flat, and to this it is made. */
  easeIn: number | null
  thinIn: number | null
  /** To this height 1/2 in is made. */
  thickIn: number | null
  /** How wide a door may be on the largest hinges. */
  widestDoorIn: number | null
}

/** How tall and wide shower glass may be, by the shop's own rules. */
export function showerLimits({ glassRules }: Pick<PricingTables, 'glassRules'>): ShowerLimits {
  const of = (name: RuleName) => limitsOf(glassRules.find(({ rule }) => rule === name))
  const mostIn = (name: RuleName) => of(name).of('mostIn')
  return {
    easeIn: mostIn('height-3-8-bow'),
    thinIn: mostIn('height-3-8'),
    thickIn: mostIn('height-1-2'),
    widestDoorIn: doorLimits({ glassRules }).withLargestIn,
  }
}

/** What a door of 3/8 in is judged by. */
export function doorRules({ glassRules }: Pick<PricingTables, 'glassRules'>): DoorRules {
  return {
    mostDoorIn: divideAboveIn({ glassRules }),
    lbPerSqFt: paneWeightLb({ widthIn: 12, heightIn: 12, thicknessMm: usualMm }, glassRules),
    pairLb: standardPair({ glassRules })?.mostLb ?? null,
  }
}
