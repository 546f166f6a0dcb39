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

/** How much two have in common, in square px. */
export function shared(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}

/** Cut on that side of what is written where its own middle is not, so far from it as that leaves the middle. */
export function besideWritten(rect: Rect, written: readonly Rect[], apart = 0): Rect {
  const middle = centreOf(rect).x
  return written
    .filter((other) =>
      overlap(rect, { ...other, x: other.x - apart, width: other.width + apart * 2 }),
    )
    .reduce((left, other) => {
      if (middle < other.x) {
        const end = Math.max(other.x - apart, middle)
        return { ...left, width: Math.min(left.width, end - left.x) }
      }
      const from = other.x + other.width
      if (middle <= from) return left
      const x = Math.max(left.x, Math.min(from + apart, middle))
      return { ...left, x, width: left.x + left.width - x }
    }, rect)
}
