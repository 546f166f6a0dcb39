import { describe, expect, it } from 'vitest'
import { openQuoteShop } from '../fixtures/saved-quotes'

const { avery, checkoutOf, payload, row, save, saved, settle, shower, stranger } =
  await openQuoteShop()

describe('saving again', () => {
  it('keeps the number and takes the new inputs and a new end', async () => {
    const quote = await saved()
    const response = await save({
      ...shower(),
      quoteId: quote.id,
      thicknessMm: 9.525,
      hardware: [],
      projectAddress: null,
      expectedTotal: 1018.09,
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ...quote, totalCost: 1018.09 })
    expect(await row(quote.id)).toMatchObject({
      number: quote.number,
      totalCost: 1018.09,
      itemizedHardware: [],
      projectAddress: null,
      inputs: { thicknessMm: 9.525 },
    })
  })

  it('makes a cancelled or expired quote payable again', async () => {
    const quote = await saved()
    await payload.update({
      collection: 'quotes',
      id: quote.id,
      data: { status: 'expired', validUntil: '2020-01-01T00:00:00.000Z' },
      overrideAccess: true,
      context: { transition: true },
    })
    expect((await save(shower({ quoteId: quote.id }))).status).toBe(200)
    const again = await row(quote.id)
    expect(again.status).toBe('pending_payment')
    expect(Date.parse(again.validUntil ?? '')).toBeGreaterThan(Date.now())
  })

  it('is refused for a paid quote, whatever became of the money', async () => {
    const quote = await saved()
    await settle(quote.id)
    const response = await save(shower({ quoteId: quote.id, customerName: 'Another' }))
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ kind: 'already_paid' })
    expect(await row(quote.id)).toMatchObject({ customerName: 'Avery Sample' })
  })

  it('changes nothing while a checkout can not be ended or its money is on the way', async () => {
    const quote = await saved()
    const payment = await checkoutOf(quote)
    const open = await save(shower({ quoteId: quote.id, customerName: 'Another' }))
    expect(open.status).toBe(502)
    expect(await open.json()).toMatchObject({ kind: 'stripe_unreachable' })
    await payload.update({
      collection: 'payments',
      id: payment.id,
      data: { status: 'processing' },
      overrideAccess: true,
      context: { settlement: true },
    })
    const onTheWay = await save(shower({ quoteId: quote.id, customerName: 'Another' }))
    expect(onTheWay.status).toBe(409)
    expect(await onTheWay.json()).toMatchObject({ kind: 'processing' })
    expect(await row(quote.id)).toMatchObject({ customerName: 'Avery Sample' })
  })

  it("finds no quote that is another's or nobody's", async () => {
    const quote = await saved()
    expect((await save(shower({ quoteId: quote.id }), stranger)).status).toBe(404)
    expect((await save(shower({ quoteId: 2_000_000_000 }))).status).toBe(404)
    expect(await row(quote.id)).toMatchObject({ user: avery.user.id })
  })
})
