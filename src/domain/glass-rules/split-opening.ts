import { usualDoorIn } from './usual-door'
import type { PanelRole } from '@/domain/pricing/types'

type Part = { widthIn: number; role: PanelRole }

/** Nobody walks through less. */
const leastDoorIn = 22
/** Less than this is no panel: a door beside it is so much narrower. */
const leastPanelIn = 6

/**
 * How an opening is drawn until somebody says otherwise: one door up to a limit (`divideAboveIn`), above that
 * a usual door beside a fixed panel, and between two of them where one would be wider than the door.
 */
export function splitOpening(widthIn: number, mostDoorIn: number): Part[] {
  if (widthIn < leastDoorIn) return [{ widthIn, role: 'fixed' }]
  if (widthIn <= mostDoorIn) return [{ widthIn, role: 'door' }]
  const doorIn = Math.min(usualDoorIn, widthIn - leastPanelIn)
  const rest = widthIn - doorIn
  const door: Part = { widthIn: doorIn, role: 'door' }
  if (rest <= 2 * usualDoorIn) return [{ widthIn: rest, role: 'fixed' }, door]
  return [{ widthIn: rest / 2, role: 'fixed' }, door, { widthIn: rest / 2, role: 'fixed' }]
}
