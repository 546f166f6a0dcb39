import { filled } from '@/client/opening/opening-texts'
import type { OpeningSize } from '@/domain/pricing/opening-request'
import { hungDoor } from './hung-door'
import type { DoorRules } from './hung-door'

export type DoorWords = {
  /** `{weight}` stands in it, and `{hinges}`. */
  text: string
  counts: Record<2 | 3, string>
  rules: DoorRules
  /** What the page was drawn with. */
  usual: OpeningSize
}

/** What is said of the door that an opening is drawn with; of the usual one where that has none. */
export function saidOfDoor(own: OpeningSize, { text, counts, rules, usual }: DoorWords): string {
  const door = hungDoor(own, rules) ?? hungDoor(usual, rules)
  return filled(text, door ? { weight: String(door.weightLb), hinges: counts[door.hinges] } : {})
}

export function OwnDoorNote({ own, ...words }: DoorWords & { own: OpeningSize }) {
  return saidOfDoor(own, words)
}
