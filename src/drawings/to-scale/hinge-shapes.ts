import type { Side } from '@/domain/pricing/types'
import type { Shape } from '../marks/shape'
import type { Rect } from '../marks/shapes'
import type { Fitted } from './fitted'

const hinge = { widthIn: 2.4, heightIn: 3.5, fromEndsIn: 10 }

/** Where the hinges of a door are, from the top. */
export function hingeRects({
  pane: { x, y, width, height },
  pxPerIn,
  side,
  hinges,
}: Fitted & { side: Side; hinges: number }): Rect[] {
  return hingeHeights(height, pxPerIn, hinges).map((fromTop) => ({
    x: side === 'right' ? x + width - hinge.widthIn * pxPerIn : x,
    y: y + fromTop,
    width: hinge.widthIn * pxPerIn,
    height: hinge.heightIn * pxPerIn,
  }))
}

/** The upper edges of the hinges, from the top of the door, in px. */
function hingeHeights(heightPx: number, pxPerIn: number, count: number): number[] {
  const tall = hinge.heightIn * pxPerIn
  const end = Math.min(hinge.fromEndsIn * pxPerIn, heightPx / 4) + tall / 2
  const first = end - tall / 2
  const last = heightPx - end - tall / 2
  return count === 3 ? [first, (first + last) / 2, last] : [first, last]
}

export function hingeShapes(rect: Rect): Shape[] {
  const { x, y, width, height } = rect
  const body: Shape = { kind: 'rect', rect, fill: 'ink' }
  if (width <= 8) return [body]
  const middle = `M${x + width / 2} ${y}V${y + height}`
  return [body, { kind: 'path', d: middle, stroke: 'paper', width: 0.75, opacity: 0.5 }]
}
