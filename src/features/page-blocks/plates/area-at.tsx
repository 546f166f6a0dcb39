'use client'

import { useOpening } from '@/client/opening/kept-opening'
import { writeSqFt } from '@/domain/measure/square-feet'
import type { OpeningSize } from '@/domain/pricing/opening-request'

type Props = {
  usual: OpeningSize
  usualSqFt: number
  /** As it came with the page. */
  usualText: string
  /** `{area}` stands in it. */
  words: string
}

/** How much glass there is at the visitor's size, as the price beside it has it. */
export function AreaAt({ usual, usualSqFt, usualText, words }: Props) {
  const opening = useOpening()
  if (!opening) return usualText
  const { width, height } = opening
  const times = (width.inches * height.inches) / (usual.widthIn * usual.heightIn)
  return times === 1 ? usualText : words.replace('{area}', writeSqFt(usualSqFt * times))
}
