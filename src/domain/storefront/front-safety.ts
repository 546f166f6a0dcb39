import type { GlassRule } from '@/domain/pricing/types'
import { limitsOf } from '@/domain/glass-rules/work'
import type { FrontLayout, FrontPane } from './lay-out-storefront'

/** Where the code asks for safety glass in a front, and how doors are glazed. */
export const sectionBesideDoors = 'IBC 2406.4'
/** Beside a door within 24 in, its lower edge below 60 in; low is below 18, high above 36 in. */
export const besideDoorIn = 24
export const lowEdgeBesideDoorIn = 60
const lowEdgeIn = 18
const highEdgeIn = 36
const usualLargeSqFt = 9

/** Whether the building code asks for safety glass in a pane; how large a low one may be is the shop's figure. */
export function mustBeSafe(
  pane: FrontPane,
  { bays }: Pick<FrontLayout, 'bays'>,
  rules: readonly GlassRule[],
): boolean {
  if (pane.place === 'door') return true
  const rightIn = pane.leftIn + pane.widthIn
  const isBeside = bays.some(
    (bay) =>
      bay.kind === 'doors' &&
      pane.leftIn < bay.leftIn + bay.widthIn + besideDoorIn &&
      rightIn > bay.leftIn - besideDoorIn,
  )
  if (isBeside && pane.bottomIn < lowEdgeBesideDoorIn) return true
  const low = limitsOf(rules.find(({ rule }) => rule === 'safety-low'))
  const large = (low.of('mostSqFt') ?? usualLargeSqFt) * 144
  return (
    pane.widthIn * pane.heightIn > large &&
    pane.bottomIn < lowEdgeIn &&
    pane.bottomIn + pane.heightIn > highEdgeIn
  )
}
