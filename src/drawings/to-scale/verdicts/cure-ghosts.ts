import type { Shape } from '../../marks/shape'
import type { Rect } from '../../marks/shapes'
import type { EnclosureLayout } from '../enclosure'
import { around, hingesOn } from './hinge-boxes'
import { numberRect } from './number-rect'
import { gapPx } from './rects'
import type { ToldVerdict } from './told-verdict'
import type { Label } from './verdict-labels'

/** What is drawn dashed, and what is said of it. */
type Ghost = { shapes: Shape[]; labels: Label[] }

const nothing: Ghost = { shapes: [], labels: [] }

export const headerPx = 9

/** What the offered change would add to the drawing, or move on it. */
export function ghostOf(
  layout: EnclosureLayout,
  { piece, cure }: ToldVerdict,
  hinges: readonly number[],
): Ghost {
  if (!cure) return nothing
  if (cure.kind === 'header') return { shapes: header(layout), labels: [] }
  if (cure.kind === 'hinges') return hingeGhosts(layout, piece, hinges, cure)
  return movedEdges(layout, cure)
}

/** Over all panels, where their tops are. */
function header({ panes }: EnclosureLayout): Shape[] {
  const left = Math.min(...panes.map(({ x }) => x))
  const right = Math.max(...panes.map(({ x, width }) => x + width))
  const top = Math.min(...panes.map(({ y }) => y))
  return dashed({ x: left, y: top - headerPx, width: right - left, height: headerPx }, 'edgeInk')
}

function hingeGhosts(
  layout: EnclosureLayout,
  piece: number,
  hinges: readonly number[],
  cure: NonNullable<ToldVerdict['cure']>,
): Ghost {
  const there = hingesOn(layout, piece, hinges[piece] ?? 2)
  const after = hingesOn(layout, piece, cure.hinges)
  const added = after.filter((rect) => !there.some((one) => Math.abs(one.y - rect.y) < 1))
  const [first] = added.length > 0 ? added : after.slice(-1)
  if (!first) return nothing
  const pane = layout.panes[piece]
  const side = pane?.hinge === 'right' ? 1 : -1
  const outward = layout.panes[piece + side] === undefined ? -side : side
  const spot = around(layout, first)
  const label: Label = {
    text: cure.label,
    x: spot.x + (outward > 0 ? spot.width + 4 : -4),
    y: spot.y + spot.height / 2,
    side: outward > 0 ? 'right' : 'left',
  }
  return { shapes: added.length > 0 ? dashed(spot, 'edge', true) : [], labels: [label] }
}

/** Edges of the panels that would stand elsewhere. */
function movedEdges(
  layout: EnclosureLayout,
  { panels, label: text, kind }: NonNullable<ToldVerdict['cure']>,
): Ghost {
  const [first] = layout.panes
  if (!first || panels.length === 0) return nothing
  const { pxPerIn } = layout.scale
  const present = new Set(layout.panes.map(({ x, width }) => Math.round(x + width)))
  const shapes: Shape[] = []
  const labels: Label[] = []
  let x = first.x
  for (const [index, { widthIn, heightIn }] of panels.entries()) {
    const left = x
    x += widthIn * pxPerIn
    const y = layout.floorY - heightIn * pxPerIn
    const drawn = layout.panes[index]
    if (drawn && kind === 'lower' && drawn.y < y - 1) {
      shapes.push(line(`M${left} ${y}H${x}`))
      labels.push({ text, x: left + 4, y: y + 14, side: 'right' })
    }
    if (kind !== 'lower' && !present.has(Math.round(x)) && x < layout.width) {
      shapes.push(line(upright(layout, { x, from: y, to: layout.floorY })))
      const at = { x: x - 4, y: y + (layout.floorY - y) * 0.6, side: 'left' } as const
      if (shapes.length === 1) labels.push({ text, ...at })
    }
  }
  return { shapes, labels }
}

/** An upright line that leaves out what is written where it passes. */
function upright(layout: EnclosureLayout, at: { x: number; from: number; to: number }): string {
  const struck = layout.panes
    .flatMap((pane, index) => numberRect(pane, index))
    .filter(({ x, width }) => at.x > x - gapPx && at.x < x + width + gapPx)
    .sort((a, b) => a.y - b.y)
  const ends = [at.from, ...struck.flatMap(({ y, height }) => [y - gapPx, y + height + gapPx])]
  const parts = ends.flatMap((end, index) =>
    index % 2 === 0 ? [[end, ends[index + 1] ?? at.to] as const] : [],
  )
  return parts
    .filter(([from, to]) => to > from)
    .map(([from, to]) => `M${at.x} ${from}V${to}`)
    .join('')
}

function line(d: string): Shape {
  return { kind: 'path', d, stroke: 'edgeInk', width: 1.6, isDashed: true }
}

function dashed(
  { x, y, width, height }: Rect,
  stroke: 'edge' | 'edgeInk',
  hasPlus = false,
): Shape[] {
  const middle = { x: x + width / 2, y: y + height / 2 }
  return [
    { kind: 'rect', rect: { x, y, width, height }, fill: 'tint' },
    {
      kind: 'path',
      d: `M${x} ${y}h${width}v${height}h${-width}z`,
      stroke,
      width: 1.6,
      isDashed: true,
    },
    ...(hasPlus ? [{ kind: 'text', at: middle, text: '+', size: 17, fill: stroke } as const] : []),
  ]
}
