import { describe, expect, it } from 'vitest'
import type { GlassType, HardwareItem, PricingTables } from '@/domain/pricing/types'
import { chooseCategory, emptyReplacement, typeSizes } from './replacement-draft'
import { replacementRequest } from './replacement-request'
import { usualSettings } from '../../../tests/fixtures/pricing-tables'

const flatGlass: GlassType = {
  id: 7,
  name: 'Clear annealed 1/4"',
  category: 'flat',
  thicknessMm: 6.35,
  basePricePerSqFt: 12,
  defaultFinishId: 21,
  safety: null,
  isStandard: true,
  includesShowerInstallation: false,
}

const tables: PricingTables = {
  regions: [{ id: 3, name: 'Texas', currencyCode: 'USD', currencySymbol: '$', usesVat: false }],
  glassTypes: [flatGlass],
  finishes: [
    { id: 21, key: 'standard_clear', name: 'Clear', modifier: { type: 'percentage', value: 0 } },
  ],
  hardware: [],
  factors: [
    {
      id: 31,
      name: 'Standard',
      factorType: 'complexity',
      regionId: null,
      modifier: { type: 'fixed_amount', value: 150 },
      sqFtMultiplierThreshold: null,
      sqFtMultiplierValue: null,
      largeFormatMultiplier: null,
      highAltitudeMultiplier: null,
    },
  ],
  glassRules: [],
  taxRules: [],
  settings: usualSettings,
}

const draft = typeSizes(
  { ...chooseCategory(emptyReplacement(), 'flat'), thickness: 6.35 },
  { width: '24.5', height: '30.25' },
)

describe('replacementRequest', () => {
  it('takes the surface and what goes with it, as far as the list has them', () => {
    const etched = {
      ...{ id: 22, key: 'acid_etch', name: 'Acid etch' },
      modifier: { type: 'percentage' as const, value: 30 },
    }
    const coating = {
      ...{ id: 41, name: 'Low-E coating', description: '', cost: 4.25, unitOfMeasure: 'psf' },
      ...{ offeredFor: ['replacement'], fits: ['window', 'door'] },
    } as HardwareItem
    const shop = { ...tables, finishes: [...tables.finishes, etched], hardware: [coating] }
    const chosen = { ...draft, finishId: 22, hardware: [{ id: 41, quantity: 1 }] }
    expect(replacementRequest(chosen, shop, 'window_replacement')).toMatchObject({
      request: { finishId: 22, hardware: [{ id: 41, quantity: 1 }] },
    })
    // a row that went since, in a draft that was kept
    expect(replacementRequest(chosen, tables, 'window_replacement')).toMatchObject({
      request: { finishId: 21, hardware: [] },
    })
  })

  it('chooses what the wizard does not ask for', () => {
    expect(replacementRequest(draft, tables, 'window_replacement')).toMatchObject({
      ok: true,
      resolved: { kind: 'exact' },
      request: {
        serviceType: 'window_replacement',
        finishId: 21,
        complexityFactorId: 31,
        locationFactorId: null,
        panels: [{ widthIn: 24.5, heightIn: 30.25 }],
      },
    })
  })

  it('says when a standard type stands in for the thickness', () => {
    const thin = { ...draft, thickness: 3.175 }
    expect(replacementRequest(thin, tables, 'x')).toMatchObject({
      ok: true,
      resolved: { kind: 'standard' },
      request: { glassTypeId: 7, thicknessMm: 3.175 },
    })
  })

  it('has no price where the list lacks a row, and says which', () => {
    const lackOf = (less: Partial<PricingTables>, change: Partial<typeof draft> = {}) =>
      replacementRequest({ ...draft, ...change }, { ...tables, ...less }, 'x')
    const insulated = { category: 'insulated' as const, thickness: 12.7 }
    expect(lackOf({}, insulated)).toMatchObject({ waitsFor: 'price', lack: 'glassType' })
    expect(lackOf({ regions: [] })).toMatchObject({ waitsFor: 'price', lack: 'region' })
    expect(lackOf({ finishes: [] })).toMatchObject({ waitsFor: 'price', lack: 'finish' })
    expect(lackOf({ factors: [] })).toMatchObject({ waitsFor: 'price', lack: 'factor' })
  })

  it('has no price for a thickness that is not on the list', () => {
    expect(replacementRequest({ ...draft, thickness: 'other' }, tables, 'x')).toMatchObject({
      waitsFor: 'mail',
    })
  })

  it('waits for the size that cannot be read', () => {
    expect(replacementRequest(typeSizes(draft, { height: '30 1/' }), tables, 'x')).toMatchObject({
      waitsFor: 'height',
    })
  })
})
