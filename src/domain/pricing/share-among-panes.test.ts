import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tables } from '../../../tests/fixtures/pricing-tables'
import { priceQuote } from './price-quote'
import { shareAmongPanes } from './share-among-panes'
import type { PricingTables } from './types'

const request = {
  serviceType: 'window_replacement',
  regionId: 1,
  glassTypeId: 2,
  finishId: 1,
  thicknessMm: 6.35,
  hardware: [],
  complexityFactorId: 1,
  locationFactorId: null,
}

const side = fc.integer({ min: 2, max: 16 * 90 }).map((sixteenths) => sixteenths / 16)
const pane = fc.record({ widthIn: side, heightIn: side })
const cents = (amount: number) => Math.round(amount * 100)

function priced(panels: { widthIn: number; heightIn: number }[], prices: PricingTables = tables) {
  const outcome = priceQuote({ ...request, panels }, prices)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  return outcome.quote
}

describe('the panes of one price', () => {
  it('add up to the glass line of the price, to the cent', () => {
    fc.assert(
      fc.property(
        fc.array(pane, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(0, 3),
        (panels, minimumBilledSqFt) => {
          const settings = { ...tables.settings, minimumBilledSqFt }
          const quote = priced(panels, { ...tables, settings })
          const shares = shareAmongPanes(panels, {
            amount: quote.glassPrice,
            currencyCode: quote.currencyCode,
            minimumBilledSqFt,
          })
          const sum = shares.reduce((all, { amount }) => all + cents(amount), 0)
          expect(sum).toBe(cents(quote.glassPrice))
        },
      ),
    )
  })

  it('are each within a cent of what their glass comes to alone', () => {
    fc.assert(
      fc.property(fc.array(pane, { minLength: 2, maxLength: 3 }), (panels) => {
        const quote = priced(panels)
        const shares = shareAmongPanes(panels, {
          amount: quote.glassPrice,
          currencyCode: quote.currencyCode,
          minimumBilledSqFt: tables.settings.minimumBilledSqFt,
        })
        for (const [index, share] of shares.entries()) {
          const alone = panels[index]
          if (!alone) throw new Error('a share without a pane')
          expect(Math.abs(cents(share.amount) - cents(priced([alone]).glassPrice))).toBeLessThan(2)
        }
      }),
    )
  })

  it('are installed in one visit: the fee is there once', () => {
    const one = { widthIn: 24, heightIn: 30 }
    expect(priced([one, one]).installationFee).toBe(priced([one]).installationFee)
    expect(priced([one, one]).glassPrice).toBeGreaterThan(priced([one]).glassPrice)
  })
})
