import { readSizes } from '@/builder/replacement/replacement-draft'
import type { RoughSize, TypedSize } from '@/builder/replacement/replacement-draft'

/** About how large a pane is that nobody has measured; inches. */
const bounds = {
  small: { least: { widthIn: 12, heightIn: 12 }, most: { widthIn: 24, heightIn: 36 } },
  usual: { least: { widthIn: 24, heightIn: 36 }, most: { widthIn: 36, heightIn: 60 } },
  large: { least: { widthIn: 36, heightIn: 60 }, most: { widthIn: 48, heightIn: 84 } },
} as const satisfies Record<RoughSize, unknown>

/** The smallest and the largest that a pane may be: as it was measured, else as it was guessed. */
export function boundsOf(pane: TypedSize, guess: RoughSize) {
  const { width, height } = readSizes(pane)
  if (pane.rough || !width.ok || !height.ok) {
    return { ...bounds[pane.rough ?? guess], isMeasured: false }
  }
  const size = { widthIn: width.inches, heightIn: height.inches }
  return { least: size, most: size, isMeasured: true }
}
