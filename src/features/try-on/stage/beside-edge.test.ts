import { describe, expect, it } from 'vitest'
import type { Quad } from '../place/quad'
import { lineOfHeight, lineOfWidth } from './beside-edge'

const stage = { width: 400, height: 300 }

function box(left: number, top: number, right: number, bottom: number): Quad {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

describe('the lines of the dimensions', () => {
  it('stand above and left of the quad', () => {
    const quad = box(100, 100, 200, 250)
    expect(lineOfWidth(quad, 40, stage)).toEqual({ from: { x: 100, y: 60 }, to: { x: 200, y: 60 } })
    expect(lineOfHeight(quad, 40, stage)).toEqual({
      from: { x: 60, y: 100 },
      to: { x: 60, y: 250 },
    })
  })

  it('go to the other side where there is no room', () => {
    const quad = box(30, 30, 200, 200)
    expect(lineOfWidth(quad, 40, stage).from.y).toBe(240)
    expect(lineOfHeight(quad, 40, stage).from.x).toBe(240)
  })

  it('go inside where no side has room', () => {
    const quad = box(10, 10, 390, 290)
    expect(lineOfWidth(quad, 40, stage).from.y).toBe(50)
    expect(lineOfHeight(quad, 40, stage).from.x).toBe(50)
  })
})
