import { describe, expect, it } from 'vitest'
import { cornerMoved, placed, shownQuad, sized } from './placement'
import { centerOf } from './quad'
import type { Quad } from './quad'

const door: Quad = [
  { x: 0.4, y: 0.3 },
  { x: 0.6, y: 0.3 },
  { x: 0.6, y: 0.7 },
  { x: 0.4, y: 0.7 },
]

function widthOf([a, b]: Quad): number {
  return b.x - a.x
}

describe('the size of the glass', () => {
  it('is that of the opening at first', () => {
    expect(shownQuad(placed(door))).toEqual(door)
  })

  it.each([
    [0, 0.1],
    [25, 0.15],
    [100, 0.3],
  ])('at %i on the slider is %f of the picture wide', (size, width) => {
    const quad = shownQuad(sized(placed(door), size))
    expect(widthOf(quad)).toBeCloseTo(width)
    expect(centerOf(quad).x).toBeCloseTo(0.5)
    expect(centerOf(quad).y).toBeCloseTo(0.5)
  })

  it('ends at the edge of the picture and finds its way back', () => {
    const high: Quad = [
      { x: 0.4, y: 0.1 },
      { x: 0.6, y: 0.1 },
      { x: 0.6, y: 0.9 },
      { x: 0.4, y: 0.9 },
    ]
    const largest = sized(placed(high), 100)
    expect(shownQuad(largest)[0].y).toBeCloseTo(0)
    expect(widthOf(shownQuad(sized(largest, 50)))).toBeCloseTo(0.2)
  })
})

describe('a corner moved by hand', () => {
  it('leaves the others where they are seen', () => {
    const large = sized(placed(door), 80)
    const [, before] = shownQuad(large)
    const [moved, after] = shownQuad(cornerMoved(large, 'topLeft', { x: 0.2, y: 0.2 }))
    expect(moved).toEqual({ x: 0.2, y: 0.2 })
    expect(after).toEqual(before)
  })

  it('keeps what the slider says, which grows the glass from there', () => {
    const moved = cornerMoved(sized(placed(door), 100), 'topLeft', { x: 0.36, y: 0.14 })
    expect(moved.size).toBe(100)
    expect(widthOf(shownQuad(sized(moved, 0)))).toBeCloseTo(widthOf(shownQuad(moved)) / 3)
  })
})
