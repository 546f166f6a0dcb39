import type { ReplacementDraft } from '@/builder/replacement/replacement-draft'
import { readSizes } from '@/builder/replacement/replacement-draft'

/** About how large a pane is that nobody has measured; inches. */
const roughSizes = {
  small: { least: { widthIn: 12, heightIn: 12 }, most: { widthIn: 24, heightIn: 36 } },
  usual: { least: { widthIn: 24, heightIn: 36 }, most: { widthIn: 36, heightIn: 60 } },
  large: { least: { widthIn: 36, heightIn: 60 }, most: { widthIn: 48, heightIn: 84 } },
} as const

export type RoughSize = keyof typeof roughSizes

export const roughSizeNames = Object.keys(roughSizes) as RoughSize[]

/** The smallest and the largest that a pane may be: as it was measured, else as it was guessed. */
export function boundsOf(draft: ReplacementDraft, rough: RoughSize) {
  const { width, height } = readSizes(draft)
  if (!width.ok || !height.ok) return { ...roughSizes[rough], isMeasured: false }
  const size = { widthIn: width.inches, heightIn: height.inches }
  return { least: size, most: size, isMeasured: true }
}
