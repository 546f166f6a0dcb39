import { quadIn } from '../place/quad'
import type { Point, Quad } from '../place/quad'
import type { Size } from './surface'

/**
 * The size of a pane in inches: as typed, or else of the proportions that it seems to have and of the
 * height that is usual. What is guessed is drawn with, and never said.
 */
export function paneSize(
  quad: Quad,
  stage: Size,
  typed: { width: number | null; height: number | null },
  usualHeight: number,
): Size {
  const [a, b, c, d] = quadIn(quad, stage)
  const across = (between(a, b) + between(d, c)) / 2
  const down = Math.max(1, (between(a, d) + between(b, c)) / 2)
  const height = typed.height ?? usualHeight
  return { height, width: typed.width ?? (height * across) / down }
}

function between(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}
