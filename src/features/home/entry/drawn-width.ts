import type { PicturedGlass, Registration } from '@/drawings/illustrations/pictured-opening'

/** The size as far as the picture has room for it; null beyond. */
export function glassIn(
  { enclosure, leastWidthIn }: Registration,
  size: { widthIn: number; heightIn: number } | null,
): PicturedGlass {
  if (size === null) return null
  const { widthIn, heightIn } = size
  const isInside =
    widthIn >= leastWidthIn &&
    widthIn <= enclosure.widthIn &&
    heightIn <= enclosure.heightIn &&
    heightIn >= enclosure.heightIn / 2
  return isInside ? { widthIn, heightIn } : null
}

/** To the eighth, or to the sixteenth where somebody is exact. */
export function snapped(inches: number, isFine: boolean): number {
  const marks = isFine ? 16 : 8
  return Math.round(inches * marks) / marks
}

/** Where a key takes the width, as on any slider; null for a key that does not. */
export function widthByKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  widthIn: number,
  { enclosure, leastWidthIn }: Registration,
): number | null {
  const step = shiftKey ? 1 / 16 : 1 / 8
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return widthIn + step
    case 'ArrowLeft':
    case 'ArrowDown':
      return widthIn - step
    case 'PageUp':
      return widthIn + 1
    case 'PageDown':
      return widthIn - 1
    case 'Home':
      return leastWidthIn
    case 'End':
      return enclosure.widthIn
    default:
      return null
  }
}
