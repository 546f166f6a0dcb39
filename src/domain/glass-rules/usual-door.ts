import type { PricingTables } from '@/domain/pricing/types'
import { standardPair } from './hinge-sets'
import { limitsOf } from './work'
import type { Limits } from './work'

/**
 * How wide a door is beside fixed glass where nobody said: two standard hinges carry it in 3/8 in glass at
 * any usual height. Every place that divides an opening takes it from here.
 */
export const usualDoorIn = 26

/** In inches; null where the shop keeps no such rule. */
export type DoorLimits = {
  usualIn: number | null
  /** On the largest hinges, which are a line of their own in the price. */
  withLargestIn: number | null
}

/** How wide a door may be, from the one rule that the builder judges doors by. */
export function doorLimitsOf(limits: Limits): DoorLimits {
  const usualIn = limits.of('mostIn')
  return { usualIn, withLargestIn: limits.of('withLargestIn') ?? usualIn }
}

export function doorLimits({ glassRules }: Pick<PricingTables, 'glassRules'>): DoorLimits {
  return doorLimitsOf(limitsOf(glassRules.find(({ rule }) => rule === 'door-width')))
}

/** As wide as a door is made on any hinges; without end where the shop keeps no such rule, or nobody knows it yet. */
export function widestDoorIn(tables: Pick<PricingTables, 'glassRules'> | null): number {
  return (tables && doorLimits(tables).withLargestIn) ?? Infinity
}

/**
 * An opening wider than this is drawn with a panel beside its door until somebody chooses otherwise: wider
 * doors are made, up to the limit of the largest hinges, but not at the price that is shown without them.
 */
export function divideAboveIn(tables: Pick<PricingTables, 'glassRules'>): number {
  return standardPair(tables)?.mostIn ?? usualDoorIn
}
