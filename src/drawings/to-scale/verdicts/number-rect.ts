import { figureWidth } from '../../marks/dimension-figure'
import type { Rect } from '../../marks/shapes'
import type { DrawnPane } from '../enclosure'
import { numberShapes } from '../number-shapes'
import { squareAround } from './rects'

/** What the number of a panel takes, with what is written under it. */
export function numberRect(pane: DrawnPane, index: number, isSmall = false): Rect[] {
  const parts = numberShapes(pane, index, isSmall).flatMap((shape): Rect[] => {
    if (shape.kind === 'circle') return [squareAround(shape.centre, shape.radius + 2)]
    if (shape.kind !== 'text') return []
    const half = figureWidth(shape.text, shape.size) / 2
    const { x, y } = shape.at
    return [{ x: x - half, y: y - shape.size / 2, width: half * 2, height: shape.size }]
  })
  const [first] = parts
  if (!first) return []
  const x = Math.min(...parts.map((part) => part.x))
  const y = Math.min(...parts.map((part) => part.y))
  const right = Math.max(...parts.map((part) => part.x + part.width))
  const bottom = Math.max(...parts.map((part) => part.y + part.height))
  return [{ x, y, width: right - x, height: bottom - y }]
}
