import { describe, expect, it } from 'vitest'
import { confirmPayment } from '@/services/payments/confirm-payment'
import { startCheckout } from '@/services/payments/start-checkout'
import { endsIn, paid, unpaid } from '../fixtures/payment-ends'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'

const world = await paymentWorldOfFile()
const { alertsFor, eventOf, receipts, stateOf } = endsIn(world)

describe('money that comes later', () => {
  it('is waited for, then settles', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.pay(checkout.sessionId, 'later')
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual(unpaid('processing'))
    expect(await confirmPayment(checkout)).toMatchObject({
      kind: 'unexpected_status',
      status: 'processing',
    })
    world.sandbox.finish(checkout.sessionId, 'succeeded')
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual(paid)
    expect(await receipts(checkout)).toHaveLength(1)
  })

  it('settles once, whichever of its two events comes first', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.dropWebhooks(true)
    world.sandbox.pay(checkout.sessionId, 'later')
    world.sandbox.finish(checkout.sessionId, 'succeeded')
    world.sandbox.dropWebhooks(false)
    const late = eventOf('checkout.session.async_payment_succeeded', checkout.sessionId)
    const early = eventOf('checkout.session.completed', checkout.sessionId)
    await world.sandbox.redeliver(late.id)
    await world.sandbox.redeliver(early.id)
    expect(await stateOf(checkout)).toEqual(paid)
    expect(await receipts(checkout)).toHaveLength(1)
  })

  it('that fails leaves the quote to be paid again', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.pay(checkout.sessionId, 'later')
    world.sandbox.finish(checkout.sessionId, 'failed')
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual(unpaid('failed'))
    expect(await startCheckout(checkout)).toMatchObject({ ok: true })
  })
})

describe('a payment is held', () => {
  it.each([
    ['amount', { amount_total: 100 }],
    ['currency', { currency: 'eur' }],
  ])('when Stripe reports another %s, and nothing settles it by itself', async (_, changes) => {
    const checkout = await world.openCheckout()
    world.sandbox.tamper(checkout.sessionId, changes)
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual(unpaid('error'))
    const [held] = await world.paymentsOf(checkout.quoteId)
    expect(held).toMatchObject({ isHeld: true, errorDetails: { type: 'amount_mismatch' } })
    expect(await alertsFor(checkout)).toEqual([expect.stringContaining('Payment held')])

    world.sandbox.tamper(checkout.sessionId, { amount_total: 126_696, currency: 'usd' })
    const event = eventOf('checkout.session.completed', checkout.sessionId)
    await world.sandbox.redeliver(event.id)
    expect(await confirmPayment(checkout)).toEqual({ ok: false, kind: 'held' })
    expect(await startCheckout(checkout)).toEqual({ ok: false, kind: 'held' })
    expect(await stateOf(checkout)).toEqual(unpaid('error'))
    expect(await receipts(checkout)).toEqual([])
    expect(await alertsFor(checkout)).toHaveLength(1)
  })

  it('when the quote was changed between the session and the payment', async () => {
    const checkout = await world.openCheckout()
    await world.force('quotes', checkout.quoteId, { totalCost: 2000 })
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual(unpaid('error'))
    expect((await world.paymentsOf(checkout.quoteId))[0]).toMatchObject({
      isHeld: true,
      errorDetails: { type: 'quote_changed' },
    })
  })
})

describe('messages out of order', () => {
  it('of an end never take back what was paid', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    const stale = world.sandbox.emit('checkout.session.expired', {
      object: 'checkout.session',
      id: checkout.sessionId,
      status: 'expired',
    })
    await world.sandbox.delivered()
    expect(await world.eventRows(stale.id)).toBe(1)
    expect(await stateOf(checkout)).toEqual(paid)
  })

  it('of money after the end settle late, and the office is told', async () => {
    const checkout = await world.openCheckout()
    await world.force('payments', checkout.paymentId, { status: 'expired' })
    await world.force('quotes', checkout.quoteId, { status: 'expired' })
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual(paid)
    expect(await alertsFor(checkout)).toEqual([expect.stringContaining('was paid late')])
  })

  it('of an expired session leave the quote to be paid again', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.expire(checkout.sessionId)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual(unpaid('expired'))
    expect(await startCheckout(checkout)).toMatchObject({ ok: true })
  })
})
