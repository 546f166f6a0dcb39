import { describe, expect, it } from 'vitest'
import { tablesFromRows } from './tables-from-rows'
import type { PricingRows } from './tables-from-rows'

const empty: PricingRows = {
  regions: [],
  glassTypes: [],
  glassFinishes: [],
  hardware: [],
  installationFactors: [],
  taxRules: [],
  glassRules: [],
  pricingSettings: {},
}

const texas = { id: 1, name: 'Texas', currencyCode: 'USD', currencySymbol: '$', usesVat: false }
const glass = {
  id: 1,
  name: 'Clear',
  category: 'flat',
  thicknessMm: 6.35,
  basePricePerSqFt: 12,
  defaultFinish: 7,
}
const factor = {
  id: 1,
  name: 'Standard',
  factorType: 'complexity',
  region: null,
  costModifierType: 'fixed_amount',
  costModifierValue: 150,
}

describe('tablesFromRows', () => {
  it('orders by display order and then by id, and leaves out what is switched off', () => {
    const regions = [
      { ...texas, id: 3 },
      { ...texas, id: 2, displayOrder: 0, active: true },
      { ...texas, id: 5, displayOrder: -1 },
      { ...texas, id: 4, active: false },
    ]
    const read = tablesFromRows({ ...empty, regions }).regions
    expect(read.map((region) => region.id)).toEqual([5, 2, 3])
  })

  it('reads relations as ids, populated or not', () => {
    const installationFactors = [
      { ...factor, id: 1, region: 9 },
      { ...factor, id: 2, region: { id: 9, name: 'Texas' } },
      { ...factor, id: 3 },
    ]
    const read = tablesFromRows({ ...empty, installationFactors, glassTypes: [glass] })
    expect(read.factors.map((row) => row.regionId)).toEqual([9, 9, null])
    expect(read.glassTypes[0]?.defaultFinishId).toBe(7)
  })

  it('fills what may be empty', () => {
    const read = tablesFromRows({
      ...empty,
      glassTypes: [glass],
      installationFactors: [factor],
      hardware: [{ id: 1, name: 'Handle', cost: 85, unitOfMeasure: 'box' }],
      glassFinishes: [
        { id: 1, key: 'rain', name: 'Rain', costModifierType: 'percentage', costModifierValue: 5 },
      ],
      taxRules: [{ id: 1, region: 1, rate: 8.25, taxType: 'Sales Tax', isActive: true }],
    })
    expect(read.glassTypes[0]).toEqual({
      id: 1,
      name: 'Clear',
      category: 'flat',
      thicknessMm: 6.35,
      basePricePerSqFt: 12,
      defaultFinishId: 7,
      safety: null,
      isStandard: false,
      includesShowerInstallation: false,
    })
    expect(read.factors[0]).toEqual({
      id: 1,
      name: 'Standard',
      factorType: 'complexity',
      regionId: null,
      modifier: { type: 'fixed_amount', value: 150 },
      sqFtMultiplierThreshold: null,
      sqFtMultiplierValue: null,
      largeFormatMultiplier: null,
      highAltitudeMultiplier: null,
    })
    expect(read.hardware[0]).toMatchObject({ unitOfMeasure: 'each', offeredFor: [], fits: [] })
    expect(read.finishes[0]?.modifier).toEqual({ type: 'percentage', value: 5 })
    expect(read.taxRules).toEqual([{ id: 1, regionId: 1, rate: 8.25, taxType: 'Sales Tax' }])
    expect(read.settings).toEqual({
      profitMarginPercentage: 10,
      installationBaseFee: 200,
      quoteValidityDays: 30,
      foldMarginIntoLines: false,
      minimumBilledSqFt: 0,
      deposit: null,
    })
  })

  it('leaves out an inactive tax rule', () => {
    const taxRules = [{ id: 1, region: 1, rate: 8.25, taxType: 'Sales Tax', isActive: false }]
    expect(tablesFromRows({ ...empty, taxRules }).taxRules).toEqual([])
  })

  it('leaves out a row without the figure it would price with', () => {
    const read = tablesFromRows({
      ...empty,
      glassTypes: [
        { ...glass, basePricePerSqFt: null },
        { ...glass, id: 2, thicknessMm: null },
      ],
      hardware: [{ id: 1, name: 'Handle', cost: '85', unitOfMeasure: 'each' }, null, 7],
      pricingSettings: null,
    })
    expect(read.glassTypes).toMatchObject([{ id: 2, thicknessMm: 0 }])
    expect(read.hardware).toEqual([])
    expect(read.settings.profitMarginPercentage).toBe(10)
  })

  it('takes the settings as they are set', () => {
    const pricingSettings = {
      profitMarginPercentage: 12.5,
      installationBaseFee: 0,
      quoteValidityDays: 14,
      foldMarginIntoLines: true,
      minimumBilledSqFt: 2.5,
      depositPercentage: 40,
      depositFloor: 150,
      depositWholeBelow: 300,
      updatedAt: '2026-01-01',
    }
    expect(tablesFromRows({ ...empty, pricingSettings }).settings).toEqual({
      profitMarginPercentage: 12.5,
      installationBaseFee: 0,
      quoteValidityDays: 14,
      foldMarginIntoLines: true,
      minimumBilledSqFt: 2.5,
      deposit: { percent: 40, floor: 150, wholeBelow: 300 },
    })
  })
})
