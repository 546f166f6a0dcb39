import type { Point, Rect } from '../../marks/shapes'

/** What is kept free around what is written. */
export const gapPx = 4

export const centreOf = ({ x, y, width, height }: Rect): Point => ({
  x: x + width / 2,
  y: y + height / 2,
})

export function squareAround({ x, y }: Point, half: number): Rect {
  return { x: x - half, y: y - half, width: half * 2, height: half * 2 }
}

export function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
