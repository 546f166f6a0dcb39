import { figureWidth } from '../../marks/dimension-figure'
import type { Shape } from '../../marks/shape'
import type { Point, Rect } from '../../marks/shapes'
import type { EnclosureLayout } from '../enclosure'
import { keyPx } from './key-places'
import { numberRect } from './number-rect'
import { centreOf, gapPx, overlap, squareAround } from './rects'

/** Words beside a point of the drawing. */
export type Label = Point & { text: string; side: 'left' | 'right' }

const labelPx = 13
const labelHeight = 24
/** How far a label may reach past the last pane, whose height stands further out. */
const beyondPx = 14

/** Words in boxes of their own, none on top of another or of a key. */
export function labelsApart(
  layout: EnclosureLayout,
  labels: readonly Label[],
  keys: readonly Point[],
): Shape[] {
  const taken = keys.map((at) => squareAround(at, keyPx / 2))
  taken.push(...layout.panes.flatMap((pane, index) => numberRect(pane, index)))
  return labels.flatMap((label) => {
    const rect = roomFor(layout, label, taken)
    if (!rect) return []
    taken.push(rect)
    return [
      { kind: 'rect', rect, fill: 'paper', stroke: 'edge', width: 1 },
      { kind: 'text', at: centreOf(rect), text: label.text, size: labelPx, fill: 'edgeInk' },
    ]
  })
}

/** On the named side of its point, or as near below or above as is free; none where it would cover a dimension. */
function roomFor(
  { panes, floorY }: EnclosureLayout,
  { text, x, y, side }: Label,
  taken: readonly Rect[],
): Rect | null {
  if (text === '') return null
  const width = figureWidth(text, labelPx) + 16
  const left = side === 'right' ? x : x - width
  const edges = panes.flatMap((pane) => [pane.x, pane.x + pane.width])
  const isOff = left < Math.min(...edges) - 4 || left + width > Math.max(...edges) + beyondPx
  if (isOff) return null
  const first: Rect = { x: left, y: y - labelHeight / 2, width, height: labelHeight }
  const beside = taken.flatMap((other) => [
    { ...first, y: other.y + other.height + gapPx },
    { ...first, y: other.y - labelHeight - gapPx },
  ])
  const top = Math.min(...panes.map((pane) => pane.y))
  const distance = (rect: Rect) => Math.abs(rect.y - first.y)
  const others = beside
    .filter((rect) => rect.y >= top && rect.y + labelHeight <= floorY)
    .sort((a, b) => distance(a) - distance(b))
  return [first, ...others].find((rect) => !taken.some((other) => overlap(rect, other))) ?? null
}
