import { round } from '../marks/shapes'
import type { Rect, Segment } from '../marks/shapes'

const tileWidthIn = 24
const tileHeightIn = 12

/** The joints of 12 by 24 inch tile in running bond, laid from the floor and the left wall. */
export function tileJoints(area: Rect, pxPerIn: number): Segment[] {
  const wide = tileWidthIn * pxPerIn
  const tall = tileHeightIn * pxPerIn
  const floor = area.y + area.height
  const right = area.x + area.width
  const joints: Segment[] = []
  for (let row = 0; floor - row * tall > area.y; row += 1) {
    const bottom = floor - row * tall
    const top = Math.max(bottom - tall, area.y)
    if (top > area.y) joints.push({ x1: area.x, y1: top, x2: right, y2: top })
    const first = area.x + (row % 2 === 0 ? wide : wide / 2)
    for (let x = first; x < right; x += wide) joints.push({ x1: x, y1: top, x2: x, y2: bottom })
  }
  return joints
}

/** All of them as one path: a wall of tile has a hundred, and each element costs whoever types a size. */
export function jointsPath(area: Rect, pxPerIn: number): string {
  return tileJoints(area, pxPerIn)
    .map(({ x1, y1, x2, y2 }) => `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`)
    .join('')
}
