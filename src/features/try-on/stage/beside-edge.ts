import type { Point, Quad } from '../place/quad'

type Size = { width: number; height: number }

/** A line beside an edge of the quad, from left to right or from top to bottom. */
export type BesideLine = { from: Point; to: Point }

/** How near a line may come to the edge of the stage, so that its figure is still seen. */
const margin = 16

/** Where the width is written: above the quad, below it, or just inside where neither has room. */
export function lineOfWidth([a, b, c, d]: Quad, offset: number, stage: Size): BesideLine {
  return (
    [beside(a, b, offset), beside(d, c, -offset)].find((line) => isWithin(line, stage)) ??
    beside(a, b, -offset)
  )
}

/** Where the height is written: left of the quad, right of it, or just inside. */
export function lineOfHeight([a, b, c, d]: Quad, offset: number, stage: Size): BesideLine {
  return (
    [beside(a, d, -offset), beside(b, c, offset)].find((line) => isWithin(line, stage)) ??
    beside(a, d, offset)
  )
}

/** So far off to the left as one goes from one point to the other; a negative offset is to the right. */
function beside(from: Point, to: Point, offset: number): BesideLine {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y))
  const [x, y] = [((to.y - from.y) / length) * offset, (-(to.x - from.x) / length) * offset]
  return { from: { x: from.x + x, y: from.y + y }, to: { x: to.x + x, y: to.y + y } }
}

function isWithin({ from, to }: BesideLine, { width, height }: Size): boolean {
  return [from, to].every(
    ({ x, y }) => x >= margin && y >= margin && x <= width - margin && y <= height - margin,
  )
}
