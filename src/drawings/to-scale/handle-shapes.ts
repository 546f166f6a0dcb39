import type { Side } from '@/domain/pricing/types'
import type { BoughtForPanel } from '@/domain/quote/bought-parts'
import type { Shape } from '../marks/shape'
import type { Point } from '../marks/shapes'
import type { Fitted } from './fitted'

const pull = { lengthIn: 8, ladderIn: 24, centreIn: 40, fromEdgeIn: 2.6 }
const towelBarIn = 24

/** Near the free edge, as high as a hand finds it. */
export function handlePoint({ pane, pxPerIn, side }: Fitted & { side: Side }): Point {
  const { x, y, width, height } = pane
  const inward = side === 'right' ? 1 : -1
  return {
    x: (side === 'right' ? x : x + width) + inward * pull.fromEdgeIn * pxPerIn,
    y: y + height - Math.min(pull.centreIn * pxPerIn, height / 2),
  }
}

/** The handle that was bought, or none. */
export function handleShapes(
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

function pullShapes({ x, y }: Point, length: number, pxPerIn: number): Shape[] {
  const radius = endRadius(pxPerIn)
  const [top, bottom] = [y - length / 2, y + length / 2]
  return [
    rod(`M${x} ${top}V${bottom}`, pxPerIn),
    { kind: 'circle', centre: { x, y: top + radius }, radius, fill: 'ink' },
    { kind: 'circle', centre: { x, y: bottom - radius }, radius, fill: 'ink' },
  ]
}

/** A towel bar from the handle inward, between its two ends. */
function barShapes({ x, y }: Point, length: number, pxPerIn: number): Shape[] {
  return [
    rod(`M${x} ${y}h${length}`, pxPerIn),
    { kind: 'circle', centre: { x: x + length, y }, radius: endRadius(pxPerIn), fill: 'ink' },
  ]
}

function rod(d: string, pxPerIn: number): Shape {
  return { kind: 'path', d, stroke: 'ink', width: Math.max(1.5, 0.6 * pxPerIn), isRound: true }
}

function endRadius(pxPerIn: number): number {
  return Math.max(1.4, 0.48 * pxPerIn)
}
