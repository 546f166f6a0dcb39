import type { Shape } from '../../marks/shape'
import type { Rect } from '../../marks/shapes'
import type { EnclosureLayout } from '../enclosure'
import { hingeRects } from '../hinge-shapes'
import { jointed } from '../panel-fittings'
import { besideWritten, centreOf } from './rects'
import type { ToldVerdict } from './told-verdict'
import { writtenRects } from './written-rects'

/** As large as on a drawing of 3/8 in to the foot; smaller around the hinges of a smaller one. */
const largest = { width: 36, height: 28, pxPerIn: 3 }

/** Between a box and what is written: its halo, and as much as it may be wider than reckoned. */
const besidePx = 6

export function hingesOn(layout: EnclosureLayout, panel: number, count: number): Rect[] {
  const drawn = layout.panes[panel]
  if (!drawn?.hinge) return []
  const pane = jointed(drawn, panel, layout.panes.length)
  return hingeRects({ pane, pxPerIn: layout.scale.pxPerIn, side: drawn.hinge, hinges: count })
}

/** A box around a hinge, which leaves the numbers and the glass beside it to be read. */
export function around(layout: EnclosureLayout, rect: Rect): Rect {
  const { x, y } = centreOf(rect)
  const size = Math.max(0.5, Math.min(1, layout.scale.pxPerIn / largest.pxPerIn))
  const [width, height] = [largest.width * size, largest.height * size]
  const box = { x: x - width / 2, y: y - height / 2, width, height }
  const beside = besideWritten(box, writtenRects(layout), besidePx)
  // never across the hinge itself
  const left = Math.min(beside.x, rect.x - 2)
  const right = Math.max(beside.x + beside.width, rect.x + rect.width + 2)
  return { ...beside, x: left, width: right - left }
}

export function boxedHinges(
  layout: EnclosureLayout,
  { piece }: ToldVerdict,
  hinges: readonly number[],
): Shape[] {
  return hingesOn(layout, piece, hinges[piece] ?? 2).map((rect) => ({
    kind: 'rect',
    rect: around(layout, rect),
    stroke: 'error',
    width: 1.8,
  }))
}
