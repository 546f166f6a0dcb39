import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnsOf, inverse, mapped, squareOnto } from './homography'
import { standingOf } from './quad'
import type { Point, Quad } from './quad'

const at = (x: number, y: number): Point => ({ x, y })
const square: Quad = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]
const door: Quad = [at(0.4, 0.2), at(0.6, 0.25), at(0.6, 0.8), at(0.4, 0.9)]

const share = fc.double({ min: 0, max: 1, noNaN: true })
const points = fc.record({ x: share, y: share })
/** Corners near those of a square, all of them open. */
const openQuads = fc
  .array(fc.record({ x: fc.double({ min: -0.2, max: 0.2, noNaN: true }), y: share }), {
    minLength: 4,
    maxLength: 4,
  })
  .map((moves): Quad => {
    const corner = (index: 0 | 1 | 2 | 3): Point => ({
      x: square[index].x + (moves[index]?.x ?? 0),
      y: square[index].y + ((moves[index]?.y ?? 0) - 0.5) * 0.4,
    })
    return [corner(0), corner(1), corner(2), corner(3)]
  })
  .filter((quad) => standingOf(quad) === 'open')

describe('the unit square onto a quad', () => {
  it('brings each corner of the square to its own', () => {
    fc.assert(
      fc.property(openQuads, (quad) => {
        square.forEach((corner, index) => {
          const { x, y } = mapped(squareOnto(quad), corner)
          expect(x).toBeCloseTo(quad[index]?.x ?? NaN, 9)
          expect(y).toBeCloseTo(quad[index]?.y ?? NaN, 9)
        })
      }),
    )
  })

  it('is the way there and back', () => {
    fc.assert(
      fc.property(openQuads, points, (quad, point) => {
        const there = squareOnto(quad)
        const { x, y } = mapped(inverse(there), mapped(there, point))
        expect(x).toBeCloseTo(point.x, 6)
        expect(y).toBeCloseTo(point.y, 6)
      }),
    )
  })

  it('brings the middle to where the diagonals cross, as perspective does', () => {
    const { x, y } = mapped(squareOnto(door), at(0.5, 0.5))
    // the diagonals: from (0.4, 0.2) to (0.6, 0.8), and from (0.6, 0.25) to (0.4, 0.9)
    expect((y - 0.2) / (x - 0.4)).toBeCloseTo(3)
    expect((y - 0.25) / (x - 0.6)).toBeCloseTo(-3.25)
    expect(x).toBeGreaterThan(0.5) // the nearer half of the pane, on the left, takes more of the picture
  })

  it('keeps straight lines straight', () => {
    const map = squareOnto(door)
    const [a, b, c] = [0.1, 0.45, 0.9].map((t) => mapped(map, at(t, 0.2 + t * 0.5)))
    if (!a || !b || !c) throw new Error('three points')
    expect((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).toBeCloseTo(0, 12)
  })
})

it('graphics hardware reads columns', () => {
  expect(columnsOf([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([1, 4, 7, 2, 5, 8, 3, 6, 9])
})
