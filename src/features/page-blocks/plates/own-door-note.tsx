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

/** What is said of the door that an opening is drawn with; of the usual one where that has none; of none its figures. */
export function saidOfDoor(own: OpeningSize, { text, counts, rules, usual }: DoorWords): string {
  const door = hungDoor(own, rules) ?? hungDoor(usual, rules)
  if (door === null) return withoutFigures(text)
  return filled(text, { weight: String(door.weightLb), hinges: counts[door.hinges] })
}

/** Whether a text of the office's names what is worked out of the door. */
export function hasDoorFigures(text: string): boolean {
  return /\{(weight|hinges)\}/.test(text)
}

/** The sentences that hold of every door. */
function withoutFigures(text: string): string {
  return text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !hasDoorFigures(sentence))
    .join(' ')
}

export function OwnDoorNote({ own, ...words }: DoorWords & { own: OpeningSize }) {
  return saidOfDoor(own, words)
}
