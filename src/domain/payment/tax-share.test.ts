import { describe, expect, it } from 'vitest'
import { taxShareMinor } from './tax-share'

const quote = { taxMinor: 9656, totalMinor: 126_696 }

describe('the tax in an amount', () => {
  it.each([
    [126_696, 9656],
    [63_348, 4828],
    [10_000, 762],
    [-10_000, -762],
    [0, 0],
  ])('%i has %i of it', (minor, tax) => {
    expect(taxShareMinor(minor, quote)).toBe(tax)
  })

  it('is none where the quote has none, or costs nothing', () => {
    expect(taxShareMinor(500, { taxMinor: 0, totalMinor: 1000 })).toBe(0)
    expect(taxShareMinor(500, { taxMinor: 0, totalMinor: 0 })).toBe(0)
  })
})
