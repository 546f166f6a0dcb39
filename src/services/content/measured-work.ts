import type { MeasuredWork } from '@/domain/gallery/elevation'
import type { GalleryItem } from '@/payload-types'

/** What staff measured of an entry, where nothing of it is missing. */
export function measuredWorkOf(scale: GalleryItem['scale']): MeasuredWork | null {
  const { widthIn, heightIn, left, right, top, bottom } = scale ?? {}
  if (!widthIn || !heightIn) return null
  if (!isPlaced(left) || !isPlaced(right) || !isPlaced(top) || !isPlaced(bottom)) return null
  return {
    widthIn,
    heightIn,
    lowerEdgeIn: scale?.lowerEdgeIn ?? 0,
    lines: { left, right, top, bottom },
    floor: scale?.floor ?? null,
    panels: (scale?.panels ?? []).map((panel) => ({
      widthIn: panel.widthIn,
      role: panel.role,
      endsAt: panel.endsAt ?? null,
    })),
  }
}

function isPlaced(line: number | null | undefined): line is number {
  return typeof line === 'number'
}
