import { describe, expect, it } from 'vitest'
import { glassTypes } from './glass-types'
import { sourcedPrice, sourcedPrices } from './sourced-prices'

const tolerance = 0.3

/** The name without its thickness. */
function kindOf({ name }: { name: string }): string {
  return name.replace(/ \d.*$/, '')
}

describe('sample prices', () => {
  it.each(sourcedPrices)('keeps $glassType within 30 % of its published figure', (sourced) => {
    const row = glassTypes.find((glass) => glass.name === sourced.glassType)
    const published = sourcedPrice(sourced)
    expect(row?.basePricePerSqFt).toBeGreaterThanOrEqual(published * (1 - tolerance))
    expect(row?.basePricePerSqFt).toBeLessThanOrEqual(published * (1 + tolerance))
  })

  it('names a published figure for every clear float and tempered row that has one', () => {
    const sourced = new Set(sourcedPrices.map(({ glassType }) => glassType))
    const unsourced = glassTypes
      .filter(({ category }) => category === 'flat' || category === 'tabletop')
      .map(({ name }) => name)
      .filter((name) => !sourced.has(name))
    expect(unsourced).toEqual(['Clear annealed 3/16"', 'Tempered pane 3/16"'])
  })

  it('never makes thicker glass of one kind cheaper', () => {
    const kinds = new Set(glassTypes.map(kindOf))
    for (const kind of kinds) {
      const prices = glassTypes
        .filter((glass) => kindOf(glass) === kind)
        .toSorted((a, b) => a.thicknessMm - b.thicknessMm)
        .map((glass) => glass.basePricePerSqFt)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    }
  })
})

describe('the stocked thicknesses', () => {
  const offered = {
    insulated: [12.7, 15.875, 19.05, 25.4],
    flat: [3.175, 4.7625, 6.35, 9.525, 12.7],
    shower: [9.525, 12.7],
  } as const

  it.each(Object.entries(offered))(
    'has a row for each thickness of %s glass',
    (category, sizes) => {
      const stocked = glassTypes.filter(
        (glass) => glass.category === category && (category === 'shower' || !glass.safety),
      )
      expect(stocked.map(({ thicknessMm }) => thicknessMm)).toEqual([...sizes])
    },
  )

  it.each(['insulated', 'flat', 'shower', 'mirror', 'tabletop', 'specialty'])(
    'has exactly one standard type of %s glass',
    (category) => {
      const standard = glassTypes.filter((glass) => glass.category === category && glass.isStandard)
      expect(standard).toHaveLength(1)
    },
  )
})
