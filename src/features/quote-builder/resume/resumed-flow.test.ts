import { describe, expect, it } from 'vitest'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import type { ResumedQuote } from '@/domain/quote/resumed-quote'
import { usualSettings } from '../../../../tests/fixtures/pricing-tables'
import { readStoredFlow } from '../draft/stored-flow'
import { showerDraftShape } from '@/builder/shower/shower-draft'
import { generalDraftOf, replacementDraftOf } from '@/builder/saved/drafts-of-request'
import { reopen } from './resumed-flow'

const tables: PricingTables = {
  regions: [],
  glassTypes: [
    {
      id: 4,
      name: 'Insulated unit 1"',
      category: 'insulated',
      thicknessMm: 25.4,
      basePricePerSqFt: 24,
      defaultFinishId: null,
      safety: null,
      isStandard: false,
      includesShowerInstallation: false,
    },
  ],
  finishes: [{ id: 21, key: 'rain', name: 'Rain', modifier: { type: 'percentage', value: 25 } }],
  hardware: [],
  factors: [],
  glassRules: [],
  taxRules: [],
  settings: usualSettings,
}

const inputs: QuoteRequest = {
  serviceType: 'shower_glass_quote',
  regionId: 1,
  glassTypeId: 4,
  finishId: 21,
  thicknessMm: 9.525,
  panels: [
    { widthIn: 36.625, heightIn: 76, role: 'fixed' },
    { widthIn: 28, heightIn: 76, role: 'door' },
  ],
  hardware: [{ id: 9, quantity: 2 }],
  complexityFactorId: 31,
  locationFactorId: null,
}

const resumed: ResumedQuote = {
  id: 123,
  number: 'Q-000123',
  canPay: true,
  depositDue: 0,
  pricedAt: '2026-11-20T15:00:00.000Z',
  validUntil: '2026-12-01T15:00:00.000Z',
  serviceType: 'shower_glass_quote',
  product: null,
  inputs,
  customer: {
    customerName: 'Avery Sample',
    customerEmail: 'avery@example.com',
    customerPhone: null,
    projectAddress: null,
  },
  paid: null,
  quote: {
    currencySymbol: '$',
    currencyCode: 'USD',
    glassPrice: 1,
    installationFee: 0,
    itemizedHardware: [],
    totalHardwareCost: 0,
    subtotal: 1,
    profitMarginAppliedPercentage: 10,
    profitAmount: 0.1,
    taxAmount: 0,
    taxType: null,
    taxRateApplied: 0,
    totalCost: 1.1,
    totalAreaSqFt: 34,
  },
}

describe('a saved quote that is opened again', () => {
  it('stands where the shower wizard would have left it, under its number', () => {
    const reopened = reopen(resumed, tables)
    expect(reopened?.place).toEqual({
      serviceType: 'shower_glass_quote',
      product: null,
      step: 'quote',
    })
    const state = readStoredFlow(reopened?.stored ?? null, showerDraftShape)
    expect(state?.saved).toEqual({
      id: 123,
      number: 'Q-000123',
      validUntil: '2026-12-01T15:00:00.000Z',
    })
    expect(state?.reopened).toEqual(state?.saved)
    // the day of its price, not the one on which it is opened
    expect(state?.calculated?.calculatedAt).toBe('2026-11-20T15:00:00.000Z')
    expect(state?.draft).toMatchObject({
      finishKey: 'rain',
      panels: [
        { width: '36 5/8', height: '76', lastWidthIn: 36.625, role: 'fixed' },
        { width: '28', role: 'door' },
      ],
      hardware: [{ id: 9, quantity: 2 }],
    })
  })

  it('opens at the last step, without number and price, when it is to be a new one', () => {
    const fresh = reopen({ ...resumed, id: null, number: null, quote: null }, tables)
    expect(fresh?.place.step).toBe(4)
    const state = readStoredFlow(fresh?.stored ?? null, showerDraftShape)
    expect([state?.saved, state?.reopened, state?.calculated]).toEqual([null, null, null])
  })

  it('finds the category and thickness of a replacement again', () => {
    const pane = { ...inputs, thicknessMm: 25.4, panels: [{ widthIn: 24.5, heightIn: 30.25 }] }
    expect(replacementDraftOf(pane, tables)).toMatchObject({
      category: 'insulated',
      thickness: 25.4,
      width: '24 1/2',
      height: '30 1/4',
    })
  })

  it('fills the general form in feet', () => {
    const { panels: _, ...rest } = inputs
    expect(generalDraftOf({ ...rest, widthFt: 8, heightFt: 7.5 })).toMatchObject({
      width: '8',
      height: '7.5',
      locationFactorId: 'none',
      complexityFactorId: '31',
    })
  })

  it('is not opened where no flow takes it', () => {
    expect(reopen({ ...resumed, serviceType: 'gone' }, tables)).toBeNull()
  })
})
