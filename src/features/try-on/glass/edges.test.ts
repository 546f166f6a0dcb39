import { expect, it } from 'vitest'
import type { Quad } from '../place/quad'
import { edgesOf } from './edges'

const quad: Quad = [
  { x: 0.25, y: 0.2 },
  { x: 0.75, y: 0.2 },
  { x: 0.75, y: 0.8 },
  { x: 0.25, y: 0.8 },
]

it('an edge says how far inside of it a point lies, in px of the drawing', () => {
  const [top, right, bottom, left] = edgesOf(quad, { width: 400, height: 300 }).map(
    ([a, b, c]) =>
      (x: number, y: number) =>
        a * x + b * y + c,
  )
  expect(top?.(200, 70)).toBeCloseTo(10)
  expect(right?.(290, 150)).toBeCloseTo(10)
  expect(bottom?.(200, 230)).toBeCloseTo(10)
  expect(left?.(110, 150)).toBeCloseTo(10)
  expect(left?.(90, 150)).toBeCloseTo(-10)
})
