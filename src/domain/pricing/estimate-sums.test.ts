import { describe, expect, it } from 'vitest'
import type { QuoteResult } from '@/domain/pricing/types'
import { estimateSums } from './estimate-sums'

// The second worked example of the price rules.
const quote: QuoteResult = {
  currencySymbol: '$',
  currencyCode: 'USD',
  glassPrice: 997.5,
  installationFee: 0,
  itemizedHardware: [
    {
      id: 1,
      name: 'Anti-Spot Coating',
      quantity: 1,
      unitOfMeasure: 'psf',
      costEach: 3.5,
      totalCost: 66.5,
    },
  ],
  totalHardwareCost: 66.5,
  subtotal: 1064,
  profitMarginAppliedPercentage: 10,
  profitAmount: 106.4,
  taxAmount: 96.56,
  taxType: 'Sales Tax',
  taxRateApplied: 8.25,
  totalCost: 1266.96,
  totalAreaSqFt: 19,
}

describe('estimateSums', () => {
  it('lists glass, installation and each piece of hardware', () => {
    const { lines } = estimateSums(quote, false)
    expect(lines.map((line) => [line.kind, line.amount])).toEqual([
      ['glass', 997.5],
      ['installation', 0],
      ['hardware', 66.5],
    ])
  })

  it('shows overhead and profit, and tax by its name and rate', () => {
    const sums = estimateSums(quote, false)
    expect(sums.profit).toEqual({ percent: 10, amount: 106.4 })
    expect(sums.tax).toEqual({ type: 'Sales Tax', percent: 8.25, amount: 96.56 })
  })

  it('shows no tax line where no tax is charged', () => {
    expect(estimateSums({ ...quote, taxAmount: 0 }, false).tax).toBeNull()
  })

  it('spreads the margin over the lines, which still add up', () => {
    const sums = estimateSums(quote, true)
    const cents = sums.lines.reduce((sum, line) => sum + Math.round(line.amount * 100), 0)
    expect(sums.profit).toBeNull()
    expect(cents).toBe(117040)
    expect(Math.round(sums.subtotal * 100)).toBe(117040)
    expect(sums.total).toBe(1266.96)
  })
})
