import type { Shape } from '../marks/shape'
import { round } from '../marks/shapes'
import type { Rect } from '../marks/shapes'

/** Inches of a usual window around its glass: sash and frame, the sill below it. */
const frame = { whole: 3, sash: 1.75, sill: 1.5, sillBeyond: 1.5 }
/** How much of the wall is drawn around a frame, in inches: at least, and where there is room. */
const wall = { least: 2.5, most: 7 }
const brick = { long: 8, high: 8 / 3 }
/** Below this many px to the inch, joints of brick would be a grey. */
const leastForBricks = 2.5

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
  const shown = (room: number) =>
    Math.max(wall.least * pxPerIn, Math.min(wall.most * pxPerIn, wall.least * pxPerIn + room / 2))
  const side = frame.whole * pxPerIn + shown(spare.width)
  const upright = frame.whole * pxPerIn + shown(spare.height)
  return { side, top: upright, below: upright + frame.sill * pxPerIn }
}

/** The window that a pane is set in, and the wall around it: a usual one, of which nothing is measured. */
export function windowShapes(pane: Rect, around: Around, pxPerIn: number): Shape[] {
  const place = {
    x: pane.x - around.side,
    y: pane.y - around.top,
    width: pane.width + 2 * around.side,
    height: pane.height + around.top + around.below,
  }
  const outer = grown(pane, frame.whole * pxPerIn)
  const sill = {
    x: outer.x - frame.sillBeyond * pxPerIn,
    y: outer.y + outer.height,
    width: outer.width + 2 * frame.sillBeyond * pxPerIn,
    height: frame.sill * pxPerIn,
  }
  return [
    { kind: 'rect', rect: place, fill: 'ground' },
    ...(pxPerIn < leastForBricks ? [] : [bricks(place, outer, pxPerIn)]),
    { kind: 'rect', rect: outer, fill: 'paper', stroke: 'ink', width: 1.5 },
    { kind: 'rect', rect: grown(pane, frame.sash * pxPerIn), stroke: 'second', width: 1 },
    { kind: 'rect', rect: sill, fill: 'paper', stroke: 'ink', width: 1.25 },
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
    const shift = course % 2 === 0 ? 0 : long / 2
    const start = Math.ceil((place.x - outer.x - shift) / long)
    for (let at = outer.x + shift + start * long; at < right; at += long) {
      strokes.push(`M${round(at)} ${round(from)}V${round(to)}`)
    }
  }
  return { kind: 'path', d: strokes.join(''), stroke: 'rule', width: 1 }
}
