import type { Side } from '@/domain/pricing/types'
import type { BoughtForPanel } from '@/domain/quote/bought-parts'
import type { Shape } from '../marks/shape'
import type { Rect } from '../marks/shapes'
import type { EnclosureLayout } from './enclosure'
import type { Fitted } from './fitted'
import { handleShapes } from './handle-shapes'
import { hingeRects, hingeShapes } from './hinge-shapes'

const sweepIn = 0.7
const headerIn = 1.25
const channelIn = 0.55

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
      isSwing: true,
    },
    ...hingeRects({ pane, pxPerIn, side, hinges }).flatMap(hingeShapes),
    ...handleShapes({ pane, pxPerIn, side }, bought.handle),
    ...(bought.sealed ? sweepShapes({ pane, pxPerIn }) : []),
  ]
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

type OnFixed = Fitted & { wall: Side | null }

/** The dark channel that holds fixed glass at the floor, and at the wall it touches. */
export function fixedFittings(fixed: OnFixed): Shape[] {
  return fixedChannels(fixed).map((rect) => ({ kind: 'rect', rect, fill: 'ink' }))
}

/** Where that runs. */
export function fixedChannels({ pane, pxPerIn, wall }: OnFixed): Rect[] {
  const thick = Math.max(1.5, channelIn * pxPerIn)
  const { x, y, width, height } = pane
  const floor = { x, y: y + height - thick, width, height: thick }
  if (wall === null) return [floor]
  const left = wall === 'left' ? x : x + width - thick
  return [floor, { x: left, y, width: thick, height }]
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
