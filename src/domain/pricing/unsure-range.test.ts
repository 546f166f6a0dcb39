import { describe, expect, it } from 'vitest'
import { aFactor, aGlassType, tables as base } from '../../../tests/fixtures/pricing-tables'
import type { PricingTables } from './types'
import { rangeOfUnsure } from './unsure-range'
import type { UnsurePanes } from './unsure-range'

const flat = { category: 'flat', thicknessMm: 6.35 } as const
const unit = { category: 'insulated', thicknessMm: 25.4 } as const
const tables: PricingTables = {
  ...base,
  glassTypes: [
    aGlassType({ id: 1, ...flat, basePricePerSqFt: 12, isStandard: true }),
    aGlassType({ id: 2, ...flat, basePricePerSqFt: 17, safety: 'tempered' }),
    aGlassType({ id: 3, ...flat, thicknessMm: 12.7, basePricePerSqFt: 99, safety: 'tempered' }),
    aGlassType({ id: 4, ...unit, basePricePerSqFt: 24 }),
    aGlassType({ id: 5, ...unit, basePricePerSqFt: 32, safety: 'tempered' }),
  ],
  factors: [aFactor({ id: 1 })],
}

const pane: UnsurePanes = {
  serviceType: 'window_replacement',
  category: 'flat',
  thicknessMm: 6.35,
  panes: [{ least: { widthIn: 12, heightIn: 12 }, most: { widthIn: 36, heightIn: 48 } }],
}

describe('the range of a pane that was not measured', () => {
  it('runs from the smallest plain pane to the largest safe one', () => {
    // (1 × 12 + 150) × 1.19075 is 192.90; (12 × 17 + 150) × 1.19075 is 421.53
    expect(rangeOfUnsure(pane, tables)).toEqual({ low: 190, high: 430, currencyCode: 'USD' })
  })

  it('begins at safety glass where plain glass may not stand, as in a door', () => {
    const least = { widthIn: 24, heightIn: 24 }
    const panes = [{ least, most: least }]
    const low = rangeOfUnsure({ ...pane, panes }, tables)?.low ?? 0
    // (4 × 17 + 150) × 1.19075 is 259.58
    expect(rangeOfUnsure({ ...pane, panes, mustBeSafe: true }, tables)).toMatchObject({ low: 250 })
    expect(low).toBeLessThan(250)
  })

  it('reaches over both kinds where nobody knows which it is', () => {
    // (12 × 32 + 150) × 1.19075 is 635.86
    const open = { ...pane, category: null, thicknessMm: null }
    expect(rangeOfUnsure(open, tables)?.high).toBe(640)
  })

  it('never takes a thickness that nobody puts into a window unasked', () => {
    expect(rangeOfUnsure({ ...pane, thicknessMm: null }, tables)?.high).toBe(430)
    expect(rangeOfUnsure({ ...pane, thicknessMm: 12.7 }, tables)?.high).toBeGreaterThan(1500)
  })

  it('takes the panes that were measured along, and one visit for all', () => {
    const size = { widthIn: 24, heightIn: 24 }
    const panes = [...pane.panes, { least: size, most: size }]
    // (5 × 12 + 150) × 1.19075 is 250.06; (16 × 17 + 150) × 1.19075 is 502.50
    expect(rangeOfUnsure({ ...pane, panes }, tables)).toMatchObject({ low: 250, high: 510 })
  })

  it('is none without a row', () => {
    expect(rangeOfUnsure(pane, { ...tables, glassTypes: [] })).toBeNull()
    expect(rangeOfUnsure(pane, { ...tables, regions: [] })).toBeNull()
  })
})
