export type Point = { x: number; y: number }

/** What the glass stands in, clockwise from the top left, in shares of the picture; y downwards. */
export type Quad = readonly [Point, Point, Point, Point]

/** The corners in the order of a quad. */
export const corners = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const
export type Corner = (typeof corners)[number]

/**
 * Open: a pane can stand in it. Crossed: two of its edges cross, or it is seen from behind. Dented: one
 * corner points inwards, or lies on a line with its neighbors; no flat pane looks like that.
 */
export type Standing = 'open' | 'crossed' | 'dented'

/** The least turn at a corner that still counts as one, in shares of the picture. */
const leastTurn = 1e-5

export function standingOf(quad: Quad): Standing {
  const [a, b, c, d] = quad
  const turns = [turn(a, b, c), turn(b, c, d), turn(c, d, a), turn(d, a, b)]
  if (turns.every((each) => each > leastTurn)) return 'open'
  const isTurnedOver = turns.every((each) => each < -leastTurn)
  return isTurnedOver || doCross(a, b, c, d) || doCross(b, c, d, a) ? 'crossed' : 'dented'
}

export function centerOf(quad: Quad): Point {
  return {
    x: quad.reduce((sum, { x }) => sum + x, 0) / 4,
    y: quad.reduce((sum, { y }) => sum + y, 0) / 4,
  }
}

/** The quad grown or shrunk about its center, which stays where it is. */
export function scaled(quad: Quad, factor: number): Quad {
  const center = centerOf(quad)
  return each(quad, ({ x, y }) => ({
    x: center.x + (x - center.x) * factor,
    y: center.y + (y - center.y) * factor,
  }))
}

/** How far the quad may grow about its center until a corner meets the edge of the picture. */
export function largestScale(quad: Quad): number {
  const center = centerOf(quad)
  const room = (at: number, from: number) =>
    at === from ? Infinity : ((at > from ? 1 : 0) - from) / (at - from)
  return Math.min(...quad.flatMap(({ x, y }) => [room(x, center.x), room(y, center.y)]))
}

/** The quad with one corner elsewhere, which stays within the picture. */
export function withCorner(quad: Quad, corner: Corner, { x, y }: Point): Quad {
  const place = { x: withinPicture(x), y: withinPicture(y) }
  return each(quad, (point, index) => (corners[index] === corner ? place : point))
}

export function cornerOf(quad: Quad, corner: Corner): Point {
  const [topLeft, topRight, bottomRight, bottomLeft] = quad
  return { topLeft, topRight, bottomRight, bottomLeft }[corner]
}

/** The same quad in px of a picture drawn so large. */
export function quadIn(quad: Quad, size: { width: number; height: number }): Quad {
  return each(quad, ({ x, y }) => ({ x: x * size.width, y: y * size.height }))
}

function each(quad: Quad, change: (point: Point, index: number) => Point): Quad {
  const [a, b, c, d] = quad
  return [change(a, 0), change(b, 1), change(c, 2), change(d, 3)]
}

function withinPicture(share: number): number {
  return Math.min(1, Math.max(0, share))
}

/** Positive where the way from `a` over `b` to `c` turns clockwise. */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
}

/** Whether the edge from `a` to `b` crosses the one from `c` to `d`. */
function doCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}
