import { quadIn } from '../place/quad'
import type { Quad } from '../place/quad'
import type { Size } from './surface'

/** A line as `a x + b y + c`: how far a point lies from it, in px; positive on the side of the pane. */
export type EdgeLine = [a: number, b: number, c: number]

/** The four edges of an open quad, in px of a drawing of that size. */
export function edgesOf(quad: Quad, size: Size): EdgeLine[] {
  const [a, b, c, d] = quadIn(quad, size)
  return [edge(a, b), edge(b, c), edge(c, d), edge(d, a)]
}

type Point = { x: number; y: number }

function edge(from: Point, to: Point): EdgeLine {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [a, b] = [-(to.y - from.y) / length, (to.x - from.x) / length]
  return [a, b, -(a * from.x + b * from.y)]
}
