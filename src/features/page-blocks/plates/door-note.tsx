'use client'

import { useOpening } from '@/client/opening/kept-opening'
import { filled } from '@/client/opening/opening-texts'
import type { OpeningSize } from '@/domain/pricing/opening-request'
import { hungDoor } from './hung-door'
import type { DoorRules } from './hung-door'

type Props = {
  /** `{weight}` stands in it, and `{hinges}`. */
  text: string
  counts: Record<2 | 3, string>
  rules: DoorRules
  /** What the page was drawn with. */
  usual: OpeningSize
}

/** What is said of the door, of the one in the visitor's opening once there is one. */
export function DoorNote({ text, counts, rules, usual }: Props) {
  const opening = useOpening()
  const own = opening && { widthIn: opening.width.inches, heightIn: opening.height.inches }
  const door = (own && hungDoor(own, rules)) ?? hungDoor(usual, rules)
  return filled(text, door ? { weight: String(door.weightLb), hinges: counts[door.hinges] } : {})
}
