import { describe, expect, it } from 'vitest'
import { generalRequest, tables } from '../../../tests/fixtures/pricing-tables'
import { foldMargin } from './fold-margin'
import { priceQuote } from './price-quote'

describe('foldMargin', () => {
  it('spreads overhead and profit over the lines in proportion to them', () => {
    const outcome = priceQuote(generalRequest, tables)
    if (!outcome.ok) throw new Error('The worked example is priced')
    expect(foldMargin(outcome.quote)).toMatchObject({
      glassPrice: 2833.6,
      installationFee: 235.95,
      itemizedHardware: [{ name: 'Handle', quantity: 2, totalCost: 187 }],
      totalHardwareCost: 187,
      subtotal: 3256.55,
    })
  })
})
