import { splitOpening } from '@/domain/glass-rules/split-opening'
import { aboutPounds } from '@/domain/measure/about-pounds'
import type { OpeningSize } from '@/domain/pricing/opening-request'

/** What the doors of a page are judged by, as the shop keeps it. */
export type DoorRules = {
  /** How wide a door may be. */
  mostDoorIn: number
  lbPerSqFt: number
  /** What the two hinges carry that the price holds; null where the shop keeps no such rule. */
  pairLb: number | null
}

type HungDoor = { weightLb: number; hinges: 2 | 3 }

/** The door that an opening is drawn with, and how many hinges carry it; null where it has none. */
export function hungDoor(
  { widthIn, heightIn }: OpeningSize,
  { mostDoorIn, lbPerSqFt, pairLb }: DoorRules,
): HungDoor | null {
  const door = splitOpening(widthIn, mostDoorIn).find(({ role }) => role === 'door')
  if (!door) return null
  const weightLb = (door.widthIn * heightIn * lbPerSqFt) / 144
  return {
    weightLb: aboutPounds(weightLb),
    hinges: pairLb !== null && weightLb > pairLb ? 3 : 2,
  }
}
