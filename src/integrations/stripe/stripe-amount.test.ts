import { describe, expect, it } from 'vitest'
import { fromStripeAmount, isChargeable, toStripeAmount } from './stripe-amount'

describe('an amount at Stripe', () => {
  it('is in minor units, but for the currencies that Stripe counts in its own way', () => {
    const stripe = { usd: 1050, jpy: 1050, kwd: 1050, mga: 1050, isk: 105_000, UGX: 105_000 }
    for (const [currency, amount] of Object.entries(stripe)) {
      expect(toStripeAmount({ minor: 1050, currency }), currency).toBe(amount)
      expect(fromStripeAmount(amount, currency), currency).toBe(1050)
    }
  })

  it('that is no whole number of ours fits none of ours', () => {
    expect(Number.isInteger(fromStripeAmount(105_050, 'isk'))).toBe(false)
  })

  it('is charged within Stripe’s bounds only', () => {
    expect(isChargeable({ minor: 49, currency: 'usd' })).toBe(false)
    expect(isChargeable({ minor: 50, currency: 'USD' })).toBe(true)
    expect(isChargeable({ minor: 99_999_999, currency: 'usd' })).toBe(true)
    expect(isChargeable({ minor: 100_000_000, currency: 'usd' })).toBe(false)
    expect(isChargeable({ minor: 999_999, currency: 'isk' })).toBe(true)
    expect(isChargeable({ minor: 1_000_000, currency: 'isk' })).toBe(false)
    expect(isChargeable({ minor: 1001, currency: 'kwd' })).toBe(false)
    expect(isChargeable({ minor: 0, currency: 'php' })).toBe(false)
  })
})
