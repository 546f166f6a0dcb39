import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centerOf, largestScale, scaled, standingOf, withCorner } from './quad'
import type { Point, Quad } from './quad'

const at = (x: number, y: number): Point => ({ x, y })
const door: Quad = [at(0.4, 0.2), at(0.6, 0.25), at(0.6, 0.8), at(0.4, 0.9)]

const share = fc.double({ min: 0, max: 1, noNaN: true })
const quads = fc.tuple(
  fc.record({ x: share, y: share }),
  fc.record({ x: share, y: share }),
  fc.record({ x: share, y: share }),
  fc.record({ x: share, y: share }),
)

describe('how a quad stands', () => {
  const [topLeft, topRight, bottomRight, bottomLeft] = door

  it('is open where a pane can stand in it', () => {
    expect(standingOf(door)).toBe('open')
  })

  it.each<[string, Quad]>([
    ['the upper corners have changed places', [topRight, topLeft, bottomRight, bottomLeft]],
    ['the right corners have changed places', [topLeft, bottomRight, topRight, bottomLeft]],
    ['a corner was pulled across the far edge', [topLeft, at(0.1, 0.7), bottomRight, bottomLeft]],
    ['it is seen from behind', [topRight, topLeft, bottomLeft, bottomRight]],
  ])('is crossed where %s', (_how, quad) => {
    expect(standingOf(quad)).toBe('crossed')
  })

  it.each<[string, Quad]>([
    ['points inwards', [topLeft, at(0.45, 0.6), bottomRight, bottomLeft]],
    ['lies on a line with its neighbors', [topLeft, at(0.5, 0.5), at(0.6, 0.8), at(0.4, 0.2)]],
  ])('is dented where a corner %s', (_how, quad) => {
    expect(standingOf(quad)).toBe('dented')
  })

  it('does not change with the corner that is counted first', () => {
    fc.assert(
      fc.property(quads, ([a, b, c, d]) => {
        expect(standingOf([b, c, d, a])).toBe(standingOf([a, b, c, d]))
      }),
    )
  })
})

describe('growing about the center', () => {
  it('leaves the center where it is', () => {
    fc.assert(
      fc.property(quads, fc.double({ min: 0.5, max: 3, noNaN: true }), (quad, factor) => {
        const [before, after] = [centerOf(quad), centerOf(scaled(quad, factor))]
        expect(after.x).toBeCloseTo(before.x, 9)
        expect(after.y).toBeCloseTo(before.y, 9)
      }),
    )
  })

  it('doubles every edge with the factor 2', () => {
    const [a, b] = scaled(door, 2)
    expect(b.x - a.x).toBeCloseTo(0.4)
    expect(b.y - a.y).toBeCloseTo(0.1)
  })

  it('ends where the first corner meets the edge of the picture', () => {
    const low: Quad = [at(0.4, 0.5), at(0.6, 0.5), at(0.6, 0.9), at(0.4, 0.9)]
    expect(largestScale(low)).toBeCloseTo(1.5) // from 0.7 down to 0.9, and 1 at most
    fc.assert(
      fc.property(quads, (quad) => {
        const largest = scaled(quad, Math.min(50, largestScale(quad)))
        for (const { x, y } of largest)
          for (const one of [x, y]) {
            expect(one).toBeGreaterThan(-1e-9)
            expect(one).toBeLessThan(1 + 1e-9)
          }
      }),
    )
  })
})

it('a corner that is pulled out of the picture stays at its edge', () => {
  const [, corner, ...others] = withCorner(door, 'topRight', at(1.4, -0.2))
  expect(corner).toEqual(at(1, 0))
  expect(others).toEqual(door.slice(2))
})
