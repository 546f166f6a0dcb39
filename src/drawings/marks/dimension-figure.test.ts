import { describe, expect, it } from 'vitest'
import { breakHalf, figureFits, figureWidth } from './dimension-figure'

describe('a dimension and its figure', () => {
  it('counts a fraction for less than the same signs in a row', () => {
    expect(figureWidth('36 5/8″')).toBeLessThan(figureWidth('3615/8″'))
  })

  it('sets the figure in a line that is long enough', () => {
    expect(figureFits(168, '28″')).toBe(true)
    expect(figureFits(40, '28″')).toBe(false)
  })

  it('breaks the line for half the figure and a gap', () => {
    expect(breakHalf('28″')).toBeCloseTo(figureWidth('28″') / 2 + 14)
  })
})
