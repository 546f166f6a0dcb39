import { round } from './shapes'
import type { Point, Rect } from './shapes'

/** Two bands of light that lean to the right across a pane, as polygons inside it. */
export function shineBands({ x, y, width, height }: Rect): { points: Point[]; opacity: number }[] {
  const lean = Math.min(height * 0.36, width * 1.1)
  const band = (start: number, thickness: number) =>
    [
      { x: x + start, y: y + height },
      { x: x + start + thickness, y: y + height },
      { x: x + start + thickness + lean, y },
      { x: x + start + lean, y },
    ] satisfies Point[]
  const broad = Math.min(width * 0.22, height * 0.1)
  return [
    { points: band(width * 0.16, broad), opacity: 0.55 },
    { points: band(width * 0.16 + broad * 1.35, broad * 0.28), opacity: 0.4 },
  ]
}

/** Points as SVG writes them. */
export function pointList(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')
}
