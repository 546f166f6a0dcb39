import { describe, expect, it } from 'vitest'
import {
  aFactor,
  aGlassType,
  tables as base,
  usualGlassRules,
} from '../../../tests/fixtures/pricing-tables'
import type { PricingTables } from '../pricing/types'
import { checkStorefront, withLites } from './front-checks'
import { offeredFrontGlass } from './front-glass'
import { rangeOfStorefront } from './front-range'
import { storefrontLines } from './storefront-lines'
import { usualStorefront } from './storefront'

const unit = { category: 'insulated', thicknessMm: 25.4 } as const
const tempered = { safety: 'tempered' } as const

const tables: PricingTables = {
  ...base,
  glassTypes: [
    aGlassType({ id: 1, ...unit, thicknessMm: 12.7, basePricePerSqFt: 20, ...tempered }),
    aGlassType({ id: 2, ...unit, basePricePerSqFt: 24, isStandard: true }),
    aGlassType({ id: 3, ...unit, basePricePerSqFt: 32, ...tempered }),
    aGlassType({ id: 4, category: 'flat', thicknessMm: 6.35, basePricePerSqFt: 17, ...tempered }),
    aGlassType({ id: 5, category: 'specialty', thicknessMm: 6.35, safety: 'laminated' }),
    aGlassType({ id: 6, category: 'mirror', thicknessMm: 6.35, ...tempered }),
    aGlassType({ id: 7, category: 'tabletop', thicknessMm: 6.35, ...tempered }),
    aGlassType({ id: 8, category: 'shower', thicknessMm: 9.525, ...tempered }),
    aGlassType({ id: 9, category: 'flat', thicknessMm: 6.35, basePricePerSqFt: 0, ...tempered }),
  ],
  factors: [
    aFactor({ id: 1 }),
    aFactor({ id: 2, factorType: 'location', modifier: { type: 'percentage', value: 25 } }),
  ],
  glassRules: usualGlassRules,
}

describe('the glass of a front', () => {
  it('is safety glass for openings in the thickness that is standard, each with its plain twin', () => {
    const offered = offeredFrontGlass(tables)
    expect(offered.map(({ kind, safe, plain }) => [kind, safe.id, plain.id])).toEqual([
      ['insulated', 3, 2],
      ['single', 4, 4],
      ['laminated', 5, 5],
    ])
  })

  it('is none where the list has no safety glass for openings', () => {
    const glassTypes = tables.glassTypes.filter(({ category }) => category === 'mirror')
    expect(offeredFrontGlass({ glassTypes })).toEqual([])
  })
})

describe('the range of a front', () => {
  const [insulated] = offeredFrontGlass(tables)

  it('runs from one visit to every pane for itself, by the price list', () => {
    if (!insulated) throw new Error('no glass')
    // six safe panes of 123.90 sq ft at 32, five plain ones of 57.12 at 24; one fee of 150, or eleven of
    // 187.50; ten percent, then 8.25 of tax
    expect(rangeOfStorefront(usualStorefront, insulated, tables)).toEqual({
      low: 6500,
      high: 8900,
      currencyCode: 'USD',
    })
  })

  it('is none without what a price is made from', () => {
    if (!insulated) throw new Error('no glass')
    expect(rangeOfStorefront(usualStorefront, insulated, { ...tables, factors: [] })).toBeNull()
    expect(rangeOfStorefront(usualStorefront, insulated, { ...tables, finishes: [] })).toBeNull()
  })

  it('is told to the office with the bays', () => {
    if (!insulated) throw new Error('no glass')
    const lines = storefrontLines(
      usualStorefront,
      insulated,
      rangeOfStorefront(usualStorefront, insulated, tables),
    )
    expect(lines[0]).toBe('Storefront 20′ 0″ × 10′ 0″, a pair of doors, 72 in')
    expect(lines[2]).toContain('42 in, 42 in, 72 in (doors), 42 in, 42 in')
    expect(lines[4]).toContain('$6,500.00 to $8,900.00')
  })
})

describe('what is said of a front', () => {
  const [insulated = null] = offeredFrontGlass(tables)

  it('names the weight of a lite over what is carried, and the lites that settle it', () => {
    const checks = checkStorefront(usualStorefront, insulated, tables.glassRules)
    expect(checks).toMatchObject({ panes: 11, safe: 6, beyondSheet: null })
    expect(checks.heavy).toMatchObject({ lb: 155, most: 150, lites: 6 })
    const divided = withLites(usualStorefront, checks.heavy?.lites ?? 0)
    expect(checkStorefront(divided, insulated, tables.glassRules).heavy).toBeNull()
  })

  it('names what is larger than one sheet', () => {
    const wide = { ...usualStorefront, lites: [null, null] }
    const checks = checkStorefront(wide, insulated, tables.glassRules)
    expect(checks.beyondSheet).toMatchObject({ panes: 2, shortIn: 72, longIn: 120, lites: 4 })
  })
})
