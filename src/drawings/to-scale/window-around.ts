import type { Shape } from '../marks/shape'
import { round } from '../marks/shapes'
import type { Rect } from '../marks/shapes'

/** Inches of a window around its glass: sash and frame, the sill below it. */
export type WindowFrame = { whole: number; sash: number; sill: number; sillBeyond: number }

/** A usual window by itself, a slimmer one beside others, and glass that is in none. */
const frame: WindowFrame = { whole: 3, sash: 1.75, sill: 1.5, sillBeyond: 1.5 }
export const slimFrame: WindowFrame = { whole: 2, sash: 1.1, sill: 1.25, sillBeyond: 1.25 }
export const noFrame: WindowFrame = { whole: 0, sash: 0, sill: 0, sillBeyond: 0 }

/** How much of the wall is drawn around a frame, in inches: at least, and where there is room. */
type Wall = { least: number; most: number }
const wall: Wall = { least: 2.5, most: 7 }
/** Where a window is drawn small and its wall has joints, more of it is shown, in px. */
const roomyPx = 44
/** Around a row of windows, and between two of them. */
export const rowWallIn = { least: 2, most: 7, between: 3.75 }

const brick = { long: 8, high: 8 / 3 }
/** Below this many px to the inch, joints of brick would be a grey. */
const leastForBricks = 2.5
const leastJointPx = 3

/** What stands around the glass on each side, in px. */
export type Around = { side: number; top: number; below: number }

/** A pane by itself has nothing around it. */
export const nothingAround: Around = { side: 0, top: 0, below: 0 }

/** What a window and its wall take at least, in inches on both sides together. */
export const leastAroundIn = {
  width: 2 * (frame.whole + wall.least),
  height: 2 * (frame.whole + wall.least) + frame.sill,
}

/** What they take at a scale, with as much of the wall as there is room for. */
export function aroundWindow(pxPerIn: number, spare: { width: number; height: number }): Around {
  const side = frame.whole * pxPerIn + shownOf(wall, spare.width, pxPerIn)
  const upright = frame.whole * pxPerIn + shownOf(wall, spare.height, pxPerIn)
  return { side, top: upright, below: upright + frame.sill * pxPerIn }
}

/** How much of the wall is shown on one side, in px, where so much is spare on both together. */
export function shownOf({ least, most }: Wall, sparePx: number, pxPerIn: number): number {
  const roomy = pxPerIn < leastForBricks ? 0 : roomyPx
  return Math.min(Math.max(most * pxPerIn, roomy), least * pxPerIn + sparePx / 2)
}

/** The window that a pane is set in, and the wall around it: a usual one, of which nothing is measured. */
export function windowShapes(pane: Rect, around: Around, pxPerIn: number): Shape[] {
  const place = {
    x: pane.x - around.side,
    y: pane.y - around.top,
    width: pane.width + 2 * around.side,
    height: pane.height + around.top + around.below,
  }
  return [
    ...wallShapes(place, grown(pane, frame.whole * pxPerIn), pxPerIn),
    ...frameShapes(pane, pxPerIn, frame),
  ]
}

/** A wall, laid from the frame of a window in it. */
export function wallShapes(place: Rect, outer: Rect, pxPerIn: number): Shape[] {
  return [
    { kind: 'rect', rect: place, fill: 'ground' },
    ...(pxPerIn < leastForBricks ? [] : [bricks(place, outer, pxPerIn)]),
  ]
}

/** The frame of a window around its pane, with its sash and its sill. */
export function frameShapes(
  pane: Rect,
  pxPerIn: number,
  { whole, sash, sill, sillBeyond }: WindowFrame,
): Shape[] {
  const outer = grown(pane, whole * pxPerIn)
  const below = {
    x: outer.x - sillBeyond * pxPerIn,
    y: outer.y + outer.height,
    width: outer.width + 2 * sillBeyond * pxPerIn,
    height: sill * pxPerIn,
  }
  return [
    { kind: 'rect', rect: outer, fill: 'paper', stroke: 'ink', width: 1.5 },
    { kind: 'rect', rect: grown(pane, sash * pxPerIn), stroke: 'second', width: 1 },
    { kind: 'rect', rect: below, fill: 'paper', stroke: 'ink', width: 1.25 },
  ]
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

/** The joints of a wall, laid from the corner of the frame, so that they keep their place as it grows. */
function bricks(place: Rect, outer: Rect, pxPerIn: number): Shape {
  const [long, high] = [brick.long * pxPerIn, brick.high * pxPerIn]
  const [right, bottom] = [place.x + place.width, place.y + place.height]
  const strokes: string[] = []
  const first = Math.ceil((place.y - outer.y) / high)
  const last = Math.floor((bottom - outer.y) / high)
  for (let course = first - 1; course <= last; course += 1) {
    const y = outer.y + course * high
    if (y > place.y) strokes.push(`M${round(place.x)} ${round(y)}H${round(right)}`)
    const [from, to] = [Math.max(y, place.y), Math.min(y + high, bottom)]
    // the last of a course would be specks along the edge of the wall
    if (to - from < leastJointPx) continue
    const shift = course % 2 === 0 ? 0 : long / 2
    const start = Math.ceil((place.x - outer.x - shift) / long)
    for (let at = outer.x + shift + start * long; at < right; at += long) {
      strokes.push(`M${round(at)} ${round(from)}V${round(to)}`)
    }
  }
  return { kind: 'path', d: strokes.join(''), stroke: 'rule', width: 1 }
}
