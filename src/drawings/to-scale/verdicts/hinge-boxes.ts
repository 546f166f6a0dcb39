import type { Shape } from '../../marks/shape'
import type { Rect } from '../../marks/shapes'
import type { EnclosureLayout } from '../enclosure'
import { hingeRects } from '../hinge-shapes'
import { jointed } from '../panel-fittings'
import { centreOf } from './rects'
import type { ToldVerdict } from './told-verdict'

const box = { width: 36, height: 28 }

export function hingesOn(layout: EnclosureLayout, panel: number, count: number): Rect[] {
  const drawn = layout.panes[panel]
  if (!drawn?.hinge) return []
  const pane = jointed(drawn, panel, layout.panes.length)
  return hingeRects({ pane, pxPerIn: layout.scale.pxPerIn, side: drawn.hinge, hinges: count })
}

export function around(rect: Rect): Rect {
  const { x, y } = centreOf(rect)
  return { x: x - box.width / 2, y: y - box.height / 2, ...box }
}

export function boxedHinges(
  layout: EnclosureLayout,
  { piece }: ToldVerdict,
  hinges: readonly number[],
): Shape[] {
  return hingesOn(layout, piece, hinges[piece] ?? 2).map((rect) => ({
    kind: 'rect',
    rect: around(rect),
    stroke: 'error',
    width: 1.8,
  }))
}
