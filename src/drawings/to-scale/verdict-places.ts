import type { RuleName, VerdictLevel } from '@/domain/glass-rules/rule-names'
import type { Cure } from '@/domain/glass-rules/work'
import type { Panel } from '@/domain/pricing/types'
import { figureWidth } from '../marks/dimension-figure'
import type { Shape } from '../marks/shape'
import type { Point, Rect } from '../marks/shapes'
import type { DrawnPane, EnclosureLayout } from './enclosure'
import { hingeRects, jointed, numberShapes } from './enclosure-shapes'

/** A verdict as the drawing shows it. */
export type ToldVerdict = {
  key: string
  level: VerdictLevel
  rule: RuleName
  /** The panel that it is said of, counted from 0, and its field as the request names it. */
  piece: number
  field: string
  /** What the offered change makes of the work, with the words beside it. */
  cure: { kind: Cure['kind']; panels: readonly Panel[]; hinges: number; label: string } | null
}

export type PlacedVerdicts = {
  shapes: Shape[]
  keys: { key: string; level: VerdictLevel; at: Point }[]
}

/** Words beside a point of the drawing. */
type Label = Point & { text: string; side: 'left' | 'right' }

/** What is drawn dashed, and what is said of it. */
type Ghost = { shapes: Shape[]; labels: Label[] }

const nothing: Ghost = { shapes: [], labels: [] }

const keyPx = 46
const box = { width: 36, height: 28 }
const headerPx = 9
const labelPx = 13
const labelHeight = 24
const gapPx = 4
/** How far a label may reach past the last pane, whose height stands further out. */
const beyondPx = 14

/** Where the keys of verdicts stand on a drawing, what is boxed, and what a fix would add, dashed. */
export function placeVerdicts(
  layout: EnclosureLayout,
  hinges: readonly number[],
  told: readonly ToldVerdict[],
  /** Where other keys stand. */
  others: readonly Point[] = [],
): PlacedVerdicts {
  const keys: PlacedVerdicts['keys'] = []
  const shapes: Shape[] = []
  const labels: Label[] = []
  // a narrow pane has its number where a key would stand
  const numbers = layout.panes.flatMap((pane, index) =>
    numberShapes(pane, index, true).flatMap((shape) =>
      shape.kind === 'circle' ? [shape.centre] : [],
    ),
  )
  for (const verdict of told) {
    const pane = layout.panes[verdict.piece]
    if (!pane?.known) continue
    if (verdict.level === 'block') shapes.push(outline(pane))
    if (verdict.rule === 'hinges') shapes.push(...boxedHinges(layout, verdict, hinges))
    const ghost = ghostOf(layout, verdict, hinges)
    shapes.push(...ghost.shapes)
    labels.push(...ghost.labels)
    const wanted = placeOf(layout, pane, verdict, hinges)
    keys.push({
      key: verdict.key,
      level: verdict.level,
      at: clearOf(wanted, [...others, ...numbers, ...keys.map(({ at }) => at)], layout),
    })
  }
  const taken = [...others, ...keys.map(({ at }) => at)]
  return { shapes: [...shapes, ...labelsApart(layout, labels, taken)], keys }
}

function outline({ x, y, width, height }: Rect): Shape {
  return { kind: 'rect', rect: { x, y, width, height }, stroke: 'error', width: 1.8 }
}

const centreOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 })

function hingesOn(layout: EnclosureLayout, panel: number, count: number): Rect[] {
  const drawn = layout.panes[panel]
  if (!drawn?.hinge) return []
  const pane = jointed(drawn, panel, layout.panes.length)
  return hingeRects({ pane, pxPerIn: layout.scale.pxPerIn, side: drawn.hinge, hinges: count })
}

function around(rect: Rect): Rect {
  const { x, y } = centreOf(rect)
  return { x: x - box.width / 2, y: y - box.height / 2, ...box }
}

function boxedHinges(
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

/** On the part that it speaks of. */
function placeOf(
  layout: EnclosureLayout,
  pane: DrawnPane,
  { rule, piece, field }: ToldVerdict,
  hinges: readonly number[],
): Point {
  const { x, y, width, height } = pane
  if (rule === 'hinges') {
    const [top] = hingesOn(layout, piece, hinges[piece] ?? 2)
    if (top) {
      const { x: middle, y: level } = centreOf(top)
      const outward = pane.hinge === 'right' ? 1 : -1
      const hasGlass = layout.panes[piece + outward] !== undefined
      return { x: middle + (hasGlass ? outward : -outward) * 40, y: level }
    }
  }
  if (rule === 'no-header' || rule === 'door-on-glass') {
    return { x: x + width / 2, y: y - headerPx / 2 }
  }
  if (rule === 'tile' || rule === 'plumb') return { x: x + 26, y: y + height * 0.25 }
  if (field.endsWith('heightIn')) return { x: x + width / 2, y: y + 24 }
  return { x: x + width / 2, y: y + height * 0.4 }
}

/** Below what stands there, or else above it, and within the sheet. */
function clearOf(wanted: Point, taken: readonly Point[], layout: EnclosureLayout): Point {
  const half = keyPx / 2
  const x = Math.min(Math.max(wanted.x, half), layout.width - half)
  const isFree = (y: number) =>
    taken.every((at) => Math.abs(at.x - x) >= keyPx || Math.abs(at.y - y) >= keyPx)
  const levels = taken.map((at) => at.y).sort((a, b) => a - b)
  const below = levels.map((y) => y + keyPx).filter((y) => y > wanted.y && y < layout.floorY)
  const above = levels.map((y) => y - keyPx).filter((y) => y < wanted.y && y > half)
  return { x, y: [wanted.y, ...below, ...above.reverse()].find(isFree) ?? wanted.y }
}

/** What the offered change would add to the drawing, or move on it. */
function ghostOf(
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
  const spot = around(first)
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
    .flatMap(numberRect)
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

/** Words in boxes of their own, none on top of another or of a key. */
function labelsApart(
  layout: EnclosureLayout,
  labels: readonly Label[],
  keys: readonly Point[],
): Shape[] {
  const taken = keys.map((at) => squareAround(at, keyPx / 2))
  taken.push(...layout.panes.flatMap(numberRect))
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

/** What the number of a panel takes, with what is written under it. */
function numberRect(pane: DrawnPane, index: number): Rect[] {
  const parts = numberShapes(pane, index, false).flatMap((shape): Rect[] => {
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

function squareAround({ x, y }: Point, half: number): Rect {
  return { x: x - half, y: y - half, width: half * 2, height: half * 2 }
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

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
