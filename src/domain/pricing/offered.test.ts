import { describe, expect, it } from 'vitest'
import { usualSettings } from '../../../tests/fixtures/pricing-tables'
import {
  finishesOf,
  lackOfGeneral,
  lackOfReplacements,
  lackOfShowers,
  offeredFinishes,
  offeredShowerThicknesses,
  offeredThicknesses,
} from './offered'
import { noTables } from './tables-shape'
import type { GlassType, InstallationFactor, PricingTables } from './types'

const glass = (row: Partial<GlassType>): GlassType => ({
  id: 1,
  name: 'Clear tempered',
  category: 'shower',
  thicknessMm: 9.525,
  basePricePerSqFt: 50,
  defaultFinishId: null,
  safety: null,
  isStandard: false,
  includesShowerInstallation: true,
  ...row,
})

const finish = (id: number, key: string) => ({
  id,
  key,
  name: key,
  modifier: { type: 'percentage' as const, value: 0 },
})

const factor: InstallationFactor = {
  id: 31,
  name: 'Standard',
  factorType: 'complexity',
  regionId: null,
  modifier: { type: 'fixed_amount', value: 150 },
  sqFtMultiplierThreshold: null,
  sqFtMultiplierValue: null,
  largeFormatMultiplier: null,
  highAltitudeMultiplier: null,
}

const empty: PricingTables = { ...noTables, settings: usualSettings }

const region = { id: 3, name: 'Texas', currencyCode: 'USD', currencySymbol: '$', usesVat: false }
const inches = (options: { inches: string }[]) => options.map((option) => option.inches)

describe('what a price list offers', () => {
  it('finishes no mirror as glass that is seen through is, but as its own row or the visitor says', () => {
    const keys = ['standard_clear', 'low_iron', 'acid_etch', 'rain', 'custom_film', 'smoked']
    const list = { finishes: keys.map((key, at) => finish(at + 1, key)) }
    const offered = (row: Partial<GlassType>, chosen: number | null = null) =>
      finishesOf(list, glass(row), chosen).map(({ key }) => key)
    expect(offered({ category: 'flat' })).toEqual(keys)
    expect(offered({ category: 'mirror' })).toEqual(['standard_clear', 'low_iron', 'smoked'])
    expect(offered({ category: 'mirror', defaultFinishId: 3 })).toContain('acid_etch')
    expect(offered({ category: 'mirror' }, 4)).toContain('rain')
    expect(finishesOf(list, null, null)).toEqual(list.finishes)
  })

  it('leaves out a thickness that has no row', () => {
    expect(inches(offeredShowerThicknesses({ glassTypes: [glass({})] }))).toEqual(['3/8'])
    expect(offeredShowerThicknesses({ glassTypes: [glass({ thicknessMm: 9.5 })] })).toEqual([])
  })

  it('offers a replacement in its own thicknesses, and in all where a standard glass stands in', () => {
    const quarter = glass({ category: 'flat', thicknessMm: 6.35 })
    expect(inches(offeredThicknesses({ glassTypes: [quarter] }, 'flat'))).toEqual(['1/4'])
    const standard = [{ ...quarter, isStandard: true }]
    expect(offeredThicknesses({ glassTypes: standard }, 'flat')).toHaveLength(5)
    expect(offeredThicknesses({ glassTypes: standard }, 'insulated')).toEqual([])
  })

  it("offers the shop's own finishes after those that have a picture", () => {
    const finishes = [finish(1, 'grey_tint'), finish(2, 'rain'), finish(3, 'standard_clear')]
    expect(offeredFinishes({ finishes }).map(({ key }) => key)).toEqual([
      'standard_clear',
      'rain',
      'grey_tint',
    ])
  })
})

describe('what the first price lacks', () => {
  it('is named in the order in which the rows are made', () => {
    const lack = (tables: PricingTables) => lackOfShowers(tables, 'shower_glass_quote')
    expect(lack(empty)).toBe('region')
    const placed = { ...empty, regions: [region] }
    expect(lack(placed)).toBe('glassType')
    const glazed = { ...placed, glassTypes: [glass({})] }
    expect(lack(glazed)).toBe('finish')
    expect(lack({ ...glazed, finishes: [finish(1, 'grey_tint')] })).toBeNull()
  })

  it('is a factor where the glass price does not hold the installation', () => {
    const bare = glass({ includesShowerInstallation: false })
    const tables = {
      ...empty,
      regions: [region],
      glassTypes: [bare],
      finishes: [finish(1, 'standard_clear')],
    }
    expect(lackOfShowers(tables, 'shower_glass_quote')).toBe('factor')
    expect(lackOfShowers({ ...tables, factors: [factor] }, 'shower_glass_quote')).toBeNull()
    const elsewhere = { ...factor, regionId: 9 }
    expect(lackOfShowers({ ...tables, factors: [elsewhere] }, 'shower_glass_quote')).toBe('factor')
  })

  it('is told for panes and for the general form too', () => {
    const tables = { ...empty, regions: [region], glassTypes: [glass({})] }
    expect(lackOfReplacements(tables)).toBe('glassType')
    expect(lackOfGeneral(tables, ['mirror'])).toBe('glassType')
    expect(lackOfGeneral(tables, null)).toBe('finish')
    const finished = { ...tables, finishes: [finish(1, 'standard_clear')] }
    expect(lackOfGeneral(finished, null)).toBe('factor')
    expect(lackOfGeneral({ ...finished, factors: [factor] }, null)).toBeNull()
  })
})
