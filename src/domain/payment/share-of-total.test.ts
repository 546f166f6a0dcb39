import { describe, expect, it } from 'vitest'
import { shareOfTotalMinor } from './share-of-total'

const quote = { partMinor: 9656, totalMinor: 126_696 }

describe('the tax in an amount', () => {
  it.each([
    [126_696, 9656],
    [63_348, 4828],
    [10_000, 762],
    [-10_000, -762],
    [0, 0],
  ])('%i has %i of it', (minor, tax) => {
    expect(shareOfTotalMinor(minor, quote)).toBe(tax)
  })

  it('is none where the quote has none, or costs nothing', () => {
    expect(shareOfTotalMinor(500, { partMinor: 0, totalMinor: 1000 })).toBe(0)
    expect(shareOfTotalMinor(500, { partMinor: 0, totalMinor: 0 })).toBe(0)
  })
})
