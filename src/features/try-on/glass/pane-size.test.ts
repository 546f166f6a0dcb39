import { describe, expect, it } from 'vitest'
import type { Quad } from '../place/quad'
import { paneSize } from './pane-size'

const quad: Quad = [
  { x: 0.25, y: 0.1 },
  { x: 0.5, y: 0.1 },
  { x: 0.5, y: 0.9 },
  { x: 0.25, y: 0.9 },
]
const stage = { width: 800, height: 625 }

describe('the size that a pane is drawn with', () => {
  it('is the one that was typed', () => {
    expect(paneSize(quad, stage, { width: 32, height: 80 }, 80)).toEqual({ width: 32, height: 80 })
  })

  it('is as high as usual and as wide as it looks, where nothing was typed', () => {
    expect(paneSize(quad, stage, { width: null, height: null }, 80)).toEqual({
      width: 32,
      height: 80,
    })
  })

  it('takes what is missing from what was typed', () => {
    expect(paneSize(quad, stage, { width: null, height: 40 }, 80).width).toBeCloseTo(16)
  })
})
