import type { Side } from '@/domain/pricing/types'
import type { Point } from '../marks/shapes'
import type { EnclosureLayout } from './enclosure'

const inset = 24
const leastWidthPx = 46

/** Where the key stands that hangs a door on its other side: on its free edge, where there is room. */
export function hangPoints({ panes }: EnclosureLayout): { panel: number; side: Side; at: Point }[] {
  return panes.flatMap(({ hinge, known, x, y, width, height }, panel) => {
    if (!hinge || !known || width < leastWidthPx) return []
    const side = hinge === 'left' ? 'right' : 'left'
    const at = { x: side === 'left' ? x + inset : x + width - inset, y: y + height * 0.17 }
    return [{ panel, side, at }]
  })
}
