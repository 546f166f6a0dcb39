import { describe, expect, it } from 'vitest'
import type { PricingTables } from '@/domain/pricing/types'
import { addPanel, changePanel, emptyShower } from './shower-draft'
import { showerRequest } from './shower-request'
import { usualSettings } from '../../../tests/fixtures/pricing-tables'

const tables: PricingTables = {
  regions: [{ id: 3, name: 'Texas', currencyCode: 'USD', currencySymbol: '$', usesVat: false }],
  glassTypes: [
    {
      id: 11,
      name: 'Clear tempered',
      category: 'shower',
      thicknessMm: 9.525,
      basePricePerSqFt: 45,
      defaultFinishId: null,
      safety: null,
      isStandard: true,
      includesShowerInstallation: true,
    },
  ],
  finishes: [
    {
      id: 21,
      key: 'standard_clear',
      name: 'Standard clear',
      modifier: { type: 'percentage', value: 0 },
    },
  ],
  hardware: [],
  factors: [],
  glassRules: [],
  taxRules: [],
  settings: usualSettings,
}

const ready = {
  ...emptyShower({ width: '36 5/8', height: '76' }),
  thicknessMm: 9.525,
  finishKey: 'standard_clear',
}

describe('showerRequest', () => {
  it('leaves out what was taken off the list since', () => {
    const kept = { ...ready, hardware: [{ id: 99, quantity: 1 }] }
    const built = showerRequest(kept, tables, 'shower_glass_quote')
    expect(built).toMatchObject({ ok: true, request: { hardware: [] } })
  })

  it('names the rows behind the choices and the sizes in inches', () => {
    const built = showerRequest(ready, tables, 'shower_glass_quote')
    expect(built).toMatchObject({
      ok: true,
      request: {
        regionId: 3,
        glassTypeId: 11,
        finishId: 21,
        panels: [{ widthIn: 36.625, heightIn: 76, role: 'fixed' }],
        complexityFactorId: null,
      },
    })
  })

  it('waits for the first panel that cannot be read, and says which side', () => {
    const two = changePanel(addPanel(ready), 2, { width: '28 3/' })
    expect(showerRequest(two, tables, 'shower_glass_quote')).toEqual({
      ok: false,
      waitsFor: 'panel',
      panel: 1,
      field: 'width',
    })
  })

  it('waits for the choices in the order of the steps', () => {
    const none = { ...ready, thicknessMm: null, finishKey: null }
    expect(showerRequest(none, tables, 'x')).toMatchObject({ waitsFor: 'thickness' })
    expect(showerRequest({ ...ready, finishKey: null }, tables, 'x')).toMatchObject({
      waitsFor: 'finish',
    })
  })

  it('waits for the tables while they are on their way', () => {
    expect(showerRequest(ready, null, 'x')).toMatchObject({ waitsFor: 'tables' })
  })

  it('has no price where the list lacks a row, and says which', () => {
    const lackOf = (less: Partial<PricingTables>, change: Partial<typeof ready> = {}) =>
      showerRequest({ ...ready, ...change }, { ...tables, ...less }, 'shower_glass_quote')
    expect(lackOf({}, { thicknessMm: 12.7 })).toMatchObject({
      waitsFor: 'price',
      lack: 'glassType',
    })
    expect(lackOf({}, { finishKey: 'rain' })).toMatchObject({ waitsFor: 'price', lack: 'finish' })
    expect(lackOf({ regions: [] })).toMatchObject({ waitsFor: 'price', lack: 'region' })
    const bare = tables.glassTypes.map((row) => ({ ...row, includesShowerInstallation: false }))
    expect(lackOf({ glassTypes: bare })).toMatchObject({ waitsFor: 'price', lack: 'factor' })
  })
})
