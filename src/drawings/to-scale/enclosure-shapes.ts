import { figureWidth } from '../marks/dimension-figure'
import type { Shape } from '../marks/shape'
import { round } from '../marks/shapes'
import type { Point, Rect } from '../marks/shapes'
import type { DrawnPane, EnclosureLayout } from './enclosure'
import type { Side } from '@/domain/pricing/types'
import type { BoughtForPanel } from '@/domain/quote/bought-parts'
import { tileJoints } from './tile-joints'

const hinge = { widthIn: 2.4, heightIn: 3.5, fromEndsIn: 10 }
const pull = { lengthIn: 8, ladderIn: 24, centreIn: 40, fromEdgeIn: 2.6 }
const towelBarIn = 24
const sweepIn = 0.7
const headerIn = 1.25
const channelIn = 0.55
/** Below this many px to the inch, joints of tile would be a grey. */
const leastForTiles = 0.5

type Fitted = { pane: Rect; pxPerIn: number }

const nothing: BoughtForPanel = { handle: null, sealed: false }

/** Half of the 2 px joint comes off each side that meets another pane. */
export function jointed(pane: Rect, index: number, count: number): Rect {
  const before = index > 0 ? 1 : 0
  const after = index < count - 1 ? 1 : 0
  return {
    x: pane.x + before,
    y: pane.y,
    width: Math.max(pane.width - before - after, 0.5),
    height: pane.height,
  }
}

/** The joints of the tile behind the glass. */
export function tileShapes({ tile, scale: { pxPerIn } }: EnclosureLayout): Shape[] {
  if (pxPerIn < leastForTiles) return []
  return tileJoints(tile, pxPerIn).map(({ x1, y1, x2, y2 }) => ({
    kind: 'path',
    d: `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`,
    stroke: 'rule',
    width: 1,
    opacity: 0.75,
  }))
}

/** The line where a wall meets the room; what is behind it is hatched. */
export function wallFace(rect: Rect, face: Side): Shape {
  const x = face === 'left' ? rect.x : rect.x + rect.width
  return {
    kind: 'path',
    d: `M${x} ${rect.y}V${rect.y + rect.height}`,
    stroke: 'ink',
    width: 1.25,
  }
}

/** What is hatched below the floor. */
export function groundOf({ floor, floorY }: EnclosureLayout): Rect {
  return { x: floor.from, y: floorY, width: floor.to - floor.from, height: 7 }
}

export function floorLine({ floor, floorY }: EnclosureLayout): Shape {
  return { kind: 'path', d: `M${floor.from} ${floorY}H${floor.to}`, stroke: 'ink', width: 1.75 }
}

/** What holds a pane, hinges or channels, and what was bought for it besides. */
export function fittingsOf(
  { panes, scale: { pxPerIn } }: EnclosureLayout,
  index: number,
  hinges: number,
  bought: BoughtForPanel = nothing,
): Shape[] {
  const drawn = panes[index]
  if (drawn === undefined) return []
  const pane = jointed(drawn, index, panes.length)
  if (drawn.hinge) return doorFittings({ pane, pxPerIn, side: drawn.hinge, hinges, bought })
  const wall = index === 0 ? 'left' : index === panes.length - 1 ? 'right' : null
  return fixedFittings({ pane, pxPerIn, wall })
}

type OnDoor = Fitted & { side: Side; hinges: number; bought?: BoughtForPanel | undefined }

/** Hinges on the wall side, the thin V of the swing, and a handle and a sweep where they were bought. */
export function doorFittings({ pane, pxPerIn, side, hinges, bought = nothing }: OnDoor): Shape[] {
  const { x, y, width, height } = pane
  const hung = side === 'right' ? x + width : x
  const free = side === 'right' ? x : x + width
  return [
    {
      kind: 'path',
      d: `M${free} ${y}L${hung} ${y + height / 2}L${free} ${y + height}`,
      stroke: 'edge',
      width: 0.75,
    },
    ...hingeRects({ pane, pxPerIn, side, hinges }).flatMap(hingeShapes),
    ...handleShapes({ pane, pxPerIn, side }, bought.handle),
    ...(bought.sealed ? sweepShapes({ pane, pxPerIn }) : []),
  ]
}

/** Near the free edge, as high as a hand finds it. */
export function handlePoint({ pane, pxPerIn, side }: Fitted & { side: Side }): Point {
  const { x, y, width, height } = pane
  const inward = side === 'right' ? 1 : -1
  return {
    x: (side === 'right' ? x : x + width) + inward * pull.fromEdgeIn * pxPerIn,
    y: y + height - Math.min(pull.centreIn * pxPerIn, height / 2),
  }
}

function handleShapes(
  { pane, pxPerIn, side }: Fitted & { side: Side },
  handle: BoughtForPanel['handle'],
): Shape[] {
  if (handle === null) return []
  const { width, height } = pane
  const inward = side === 'right' ? 1 : -1
  const at = handlePoint({ pane, pxPerIn, side })
  const lengthIn = handle === 'long_handle' ? pull.ladderIn : pull.lengthIn
  const shapes = pullShapes(at, Math.min(lengthIn * pxPerIn, height / 3), pxPerIn)
  if (handle !== 'bar_handle') return shapes
  const bar = Math.min(towelBarIn * pxPerIn, width * 0.7)
  return [...shapes, ...barShapes(at, inward * bar, pxPerIn)]
}

function sweepShapes({ pane: { x, y, width, height }, pxPerIn }: Fitted): Shape[] {
  const thick = Math.max(1.5, sweepIn * pxPerIn)
  return [
    {
      kind: 'path',
      d: `M${x} ${y + height - thick / 2}h${width}`,
      stroke: 'edgeInk',
      width: thick,
      opacity: 0.75,
      isDashed: true,
    },
  ]
}

/** The bar over all panels, where their tops are. */
export function headerShapes({ panes, scale: { pxPerIn } }: EnclosureLayout): Shape[] {
  const known = panes.filter((pane) => pane.known)
  if (known.length === 0) return []
  const left = Math.min(...known.map(({ x }) => x))
  const right = Math.max(...known.map(({ x, width }) => x + width))
  const thick = Math.max(2.5, headerIn * pxPerIn)
  const top = Math.min(...known.map(({ y }) => y))
  const rect = { x: left, y: top - thick, width: right - left, height: thick }
  return [{ kind: 'rect', rect, fill: 'ink' }]
}

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

function hingeShapes(rect: Rect): Shape[] {
  const { x, y, width, height } = rect
  const body: Shape = { kind: 'rect', rect, fill: 'ink' }
  if (width <= 8) return [body]
  const middle = `M${x + width / 2} ${y}V${y + height}`
  return [body, { kind: 'path', d: middle, stroke: 'paper', width: 0.75, opacity: 0.5 }]
}

function pullShapes({ x, y }: Point, length: number, pxPerIn: number): Shape[] {
  const radius = Math.max(1.4, 0.48 * pxPerIn)
  const [top, bottom] = [y - length / 2, y + length / 2]
  return [
    {
      kind: 'path',
      d: `M${x} ${top}V${bottom}`,
      stroke: 'ink',
      width: Math.max(1.5, 0.6 * pxPerIn),
      isRound: true,
    },
    { kind: 'circle', centre: { x, y: top + radius }, radius, fill: 'ink' },
    { kind: 'circle', centre: { x, y: bottom - radius }, radius, fill: 'ink' },
  ]
}

/** A towel bar from the handle inward, between its two ends. */
function barShapes({ x, y }: Point, length: number, pxPerIn: number): Shape[] {
  const radius = Math.max(1.4, 0.48 * pxPerIn)
  return [
    {
      kind: 'path',
      d: `M${x} ${y}h${length}`,
      stroke: 'ink',
      width: Math.max(1.5, 0.6 * pxPerIn),
      isRound: true,
    },
    { kind: 'circle', centre: { x: x + length, y }, radius, fill: 'ink' },
  ]
}

/** The dark channel that holds fixed glass at the floor, and at the wall it touches. */
export function fixedFittings({ pane, pxPerIn, wall }: Fitted & { wall: Side | null }): Shape[] {
  const thick = Math.max(1.5, channelIn * pxPerIn)
  const { x, y, width, height } = pane
  const floor: Shape = {
    kind: 'rect',
    rect: { x, y: y + height - thick, width, height: thick },
    fill: 'ink',
  }
  if (wall === null) return [floor]
  const left = wall === 'left' ? x : x + width - thick
  return [floor, { kind: 'rect', rect: { x: left, y, width: thick, height }, fill: 'ink' }]
}

/** The arm and the rose above the glass, where there is room for them. */
export function showerHeadShapes(showerHead: Point | null, pxPerIn: number): Shape[] {
  if (showerHead === null) return []
  const unit = pxPerIn / 6
  const top = showerHead.y - 4 * unit
  const at = (x: number, y: number) => `${round(showerHead.x + x * unit)} ${round(top + y * unit)}`
  const pipe = { stroke: 'second', width: 1.1 } as const
  return [
    {
      kind: 'rect',
      rect: { x: showerHead.x, y: top - 9 * unit, width: 7 * unit, height: 19 * unit },
      fill: 'paper',
      ...pipe,
    },
    {
      kind: 'path',
      d: `M${at(7, 0)}L${at(48, 0)}Q${at(60, 0)} ${at(60, 12)}L${at(60, 18)}`,
      ...pipe,
    },
    {
      kind: 'path',
      d: `M${at(40, 27)}Q${at(40, 18)} ${at(60, 18)}Q${at(80, 18)} ${at(80, 27)}Z`,
      fill: 'paper',
      ...pipe,
    },
  ]
}

/** Of a ring that a figure can still be read in. */
const leastRadiusPx = 8

/** The number of a panel, as it stands beside its fields; smaller in a narrow one, none where it cannot be read. */
export function numberShapes(pane: DrawnPane, index: number, isSmall: boolean): Shape[] {
  const radius = Math.min(isSmall ? 12 : 14, pane.width / 2 - 2)
  if (radius < leastRadiusPx) return []
  const lines = linesThatFit(pane, isSmall ? 11 : 13)
  const under = lines.length * linePx
  const lowest = pane.height - radius - 12 - under
  const centre = {
    x: pane.x + pane.width / 2,
    y: pane.y + (under > 0 ? Math.min(pane.height * 0.82, lowest) : pane.height * 0.82),
  }
  return [
    ...lines.map((text, line): Shape => ({
      kind: 'text',
      at: { x: centre.x, y: centre.y + radius + 12 + line * linePx },
      text,
      size: isSmall ? 11 : 13,
      fill: 'edgeInk',
      hasHalo: true,
    })),
    { kind: 'circle', centre, radius, fill: 'paper', stroke: pane.bad ? 'error' : 'edge' },
    {
      kind: 'text',
      at: centre,
      text: String(index + 1),
      size: Math.min(isSmall ? 13 : 15, radius + 3),
      fill: pane.bad ? 'error' : 'edgeInk',
    },
  ]
}

/** Half of what is written under the number of a pane, in px; none where nothing is. */
export function halfOfLines(pane: DrawnPane, isSmall: boolean): number {
  const size = isSmall ? 11 : 13
  const widths = linesThatFit(pane, size).map((text) => figureWidth(text, size))
  return Math.max(0, ...widths) / 2
}

const linePx = 16

/** None where one of them would touch the edges, or all of them the middle. */
function linesThatFit({ width, height, lines, known }: DrawnPane, size: number): readonly string[] {
  const isWide = lines.every((text) => figureWidth(text, size) + 6 <= width)
  return known && isWide && height > 120 ? lines : []
}
