import { describe, expect, it } from 'vitest'
import { loupePlace } from './loupe-place'

const stage = { width: 856, height: 620 }

describe('the loupe', () => {
  it('stands right of its corner', () => {
    expect(loupePlace({ x: 400, y: 200 }, stage, 144).x).toBe(500)
  })

  it('stands left of it near the right edge', () => {
    expect(loupePlace({ x: 800, y: 200 }, stage, 144).x).toBe(700)
  })

  it('never leaves the stage, nor hides its corner', () => {
    for (let x = 0; x <= stage.width; x += 8)
      for (let y = 0; y <= stage.height; y += 8) {
        const middle = loupePlace({ x, y }, stage, 144)
        expect(middle.x).toBeGreaterThanOrEqual(72)
        expect(middle.x).toBeLessThanOrEqual(stage.width - 72)
        expect(middle.y).toBeGreaterThanOrEqual(72)
        expect(middle.y).toBeLessThanOrEqual(stage.height - 72)
        expect(Math.hypot(middle.x - x, middle.y - y)).toBeGreaterThan(72 + 14)
      }
  })
})
