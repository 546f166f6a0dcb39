import { describe, expect, it } from 'vitest'
import { lastDay } from '../estimate/last-day'
import { depositToShow } from '../estimate/deposit-to-show'
import { changeFlow, emptyFlow, openFlow } from './flow-state'
import type { CalculatedQuote, FlowState } from './flow-state'

const calculated: CalculatedQuote = {
  request: {
    serviceType: 'window_replacement',
    regionId: 1,
    glassTypeId: 1,
    finishId: 1,
    thicknessMm: 6.35,
    panels: [{ widthIn: 24, heightIn: 30 }],
    hardware: [],
    complexityFactorId: 1,
    locationFactorId: null,
  },
  quote: {
    currencySymbol: '$',
    currencyCode: 'USD',
    glassPrice: 60,
    installationFee: 150,
    itemizedHardware: [],
    totalHardwareCost: 0,
    subtotal: 210,
    profitMarginAppliedPercentage: 10,
    profitAmount: 21,
    taxAmount: 0,
    taxType: null,
    taxRateApplied: 0,
    totalCost: 231,
    totalAreaSqFt: 5,
  },
  requestKey: '8d0f4a2e-6b1c-4e63-9a3e-2f4c1c1f0b11',
  calculatedAt: '2026-11-20T15:00:00.000Z',
}

const priced: FlowState<string> = {
  draft: '24 by 30',
  calculated,
  saved: { id: 123, number: 'Q-000123' },
  reopened: null,
  customer: { name: 'Avery Sample', phone: '', address: '' },
}

const anew = {
  type: 'repriced',
  quote: calculated.quote,
  requestKey: 'another',
  calculatedAt: '2026-12-24T15:00:00.000Z',
} as const

describe('changeFlow', () => {
  it('clears the price and the saved quote on any change of input', () => {
    const after = changeFlow(priced, { type: 'draft_changed', draft: '24 by 31' })
    expect(after).toMatchObject({ draft: '24 by 31', calculated: null, saved: null })
  })

  it('keeps the number of a quote that was opened, until it is saved', () => {
    const opened = { ...priced, reopened: priced.saved }
    const changed = changeFlow(opened, { type: 'draft_changed', draft: '24 by 31' })
    expect(changed).toMatchObject({ saved: null, reopened: { id: 123 } })
    const again = changeFlow(changed, { type: 'calculated', calculated })
    expect(again.reopened?.number).toBe('Q-000123')
    const saved = changeFlow(again, { type: 'saved', saved: { id: 123, number: 'Q-000123' } })
    const later = changeFlow(saved, { type: 'draft_changed', draft: '24 by 32' })
    expect(later).toMatchObject({ saved: null, reopened: null })
  })

  it('keeps who the quote is for when an input changes', () => {
    const after = changeFlow(priced, { type: 'draft_changed', draft: '24 by 31' })
    expect(after.customer.name).toBe('Avery Sample')
  })

  it('keeps the price when only the customer changes', () => {
    const customer = { name: 'Sam Sample', phone: '', address: '' }
    const after = changeFlow(priced, { type: 'customer_changed', customer })
    expect(after.calculated).toBe(calculated)
    expect(after.saved?.number).toBe('Q-000123')
  })

  it('takes a new price as not yet saved', () => {
    expect(changeFlow(priced, { type: 'calculated', calculated }).saved).toBeNull()
  })

  it('keeps a saved quote under its number when the server prices it anew', () => {
    const quote = { ...calculated.quote, totalCost: 250 }
    const after = changeFlow(priced, { ...anew, quote })
    expect(after.calculated).toMatchObject({ request: calculated.request, requestKey: 'another' })
    expect([after.calculated?.quote.totalCost, after.saved?.id]).toEqual([250, 123])
  })

  it.each([
    ['its own', 125],
    ['none', undefined],
  ])('asks for %s deposit under a new price', (_, depositDue) => {
    const saved = { id: 123, number: 'Q-000123', depositDue: 600 }
    const quote = { ...calculated.quote, totalCost: 250 }
    const after = changeFlow({ ...priced, saved }, { ...anew, quote, depositDue })
    const shown = depositToShow(quote, after.saved, null)
    expect(shown?.deposit).toBe(depositDue)
  })

  it('dates a new price by the day that it was made, and has it hold from there', () => {
    const held = { id: 123, number: 'Q-000123', validUntil: '2026-12-20T15:00:00.000Z' }
    const { calculated: now, saved } = changeFlow({ ...priced, saved: held }, anew)
    expect(now?.calculatedAt).toBe('2026-12-24T15:00:00.000Z')
    const until = now && lastDay(now, saved, 30)
    expect(until?.toISOString()).toBe('2027-01-23T12:00:00.000Z')
  })

  it('clears the price but no input when the result is left', () => {
    const after = changeFlow(priced, { type: 'quote_cleared' })
    expect(after).toMatchObject({ draft: '24 by 30', calculated: null, saved: null })
  })

  it('has back what another configuration stood in the place of, for whoever was named there', () => {
    const draft = changeFlow(priced, { type: 'draft_changed', draft: 'in thinner glass' })
    const taken = changeFlow(draft, { type: 'calculated', calculated })
    const customer = { name: 'Sam Sample', phone: '', address: '' }
    const named = changeFlow(taken, { type: 'customer_changed', customer })
    expect(changeFlow(named, { type: 'taken_back', to: priced })).toEqual({ ...priced, customer })
  })

  it('remembers the number that saving gave', () => {
    const unsaved = { ...emptyFlow('x'), calculated }
    const saved = { id: 7, number: 'Q-000007' }
    expect(changeFlow(unsaved, { type: 'saved', saved }).saved).toEqual(saved)
  })
})

describe('openFlow', () => {
  it('starts anew where nothing was kept', () => {
    expect(openFlow(null, '10 by 10', () => 'unused')).toEqual(emptyFlow('10 by 10'))
  })

  it('lets what the address hands over win, which clears the price', () => {
    const opened = openFlow(priced, '', () => '72 by 60')
    expect(opened).toMatchObject({ draft: '72 by 60', calculated: null, saved: null })
    expect(opened.customer.name).toBe('Avery Sample')
  })

  it('keeps the price where the address agrees', () => {
    expect(openFlow(priced, '', (draft) => draft)).toBe(priced)
  })
})
