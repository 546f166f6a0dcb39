import { describe, expect, it } from 'vitest'
import { paymentReference } from '@/domain/payment/payment-reference'
import { cancelPayment } from '@/services/payments/cancel-payment'
import { paymentFacts } from '@/services/payments/payment-facts'
import { startCheckout } from '@/services/payments/start-checkout'
import { stateOf as stateIn } from '../fixtures/payment-ends'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'

const world = await paymentWorldOfFile()

const stateOf = (quoteId: number) => stateIn(world, quoteId)

describe('a cancelled payment', () => {
  it('can’t be paid any more, and the quote can', async () => {
    const checkout = await world.openCheckout()
    expect(await cancelPayment(checkout)).toEqual({ ok: true, kind: 'cancelled' })
    await world.sandbox.delivered()
    expect(world.sandbox.session(checkout.sessionId).status).toBe('expired')
    expect(await stateOf(checkout.quoteId)).toEqual({
      quote: 'payment_cancelled/unpaid',
      payments: ['cancelled_by_user'],
    })
    expect(await cancelPayment(checkout)).toEqual({ ok: true, kind: 'cancelled' })
    expect(await paymentFacts(checkout)).toMatchObject({ paidSince: null })

    expect(await startCheckout(checkout)).toMatchObject({ ok: true })
    expect(await stateOf(checkout.quoteId)).toEqual({
      quote: 'pending_payment/unpaid',
      payments: ['cancelled_by_user', 'pending_checkout'],
    })
    world.sandbox.pay(world.sessionsOf(checkout.quoteId).at(-1)?.id ?? '')
    await world.sandbox.delivered()
    expect((await stateOf(checkout.quoteId)).quote).toBe('payment_succeeded/fully_paid')
    // whoever comes back to its old address is told by which payment
    expect(await cancelPayment(checkout)).toEqual({ ok: true, kind: 'cancelled' })
    const [, paid] = await world.paymentsOf(checkout.quoteId)
    expect(await paymentFacts(checkout)).toMatchObject({
      paidSince: paymentReference(paid?.id ?? 0),
    })
  })

  it('is cancelled even where the webhook of the session’s end was faster', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.trouble({ on: 'sessions.expire', kind: 'answer_lost', times: 1 })
    await Promise.all([cancelPayment(checkout), world.sandbox.delivered()])
    expect((await stateOf(checkout.quoteId)).payments).toEqual(['cancelled_by_user'])
  })

  it('that was paid after all counts as paid', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.dropWebhooks(true)
    world.sandbox.pay(checkout.sessionId)
    expect(await cancelPayment(checkout)).toEqual({ ok: true, kind: 'paid_after_all' })
    expect(await stateOf(checkout.quoteId)).toEqual({
      quote: 'payment_succeeded/fully_paid',
      payments: ['succeeded'],
    })
  })

  it('stays as it is while Stripe can’t be reached', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.trouble({ on: '*', kind: 'cut_off', times: 20 })
    expect(await cancelPayment(checkout)).toEqual({ ok: false, kind: 'stripe_unreachable' })
    world.sandbox.endTroubles()
    expect(await stateOf(checkout.quoteId)).toEqual({
      quote: 'pending_payment/unpaid',
      payments: ['pending_checkout'],
    })
    expect(world.sandbox.session(checkout.sessionId).status).toBe('open')
  })

  it('is not one whose money is on its way', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.pay(checkout.sessionId, 'later')
    await world.sandbox.delivered()
    expect(await cancelPayment(checkout)).toEqual({
      ok: false,
      kind: 'unexpected_status',
      status: 'processing',
    })
  })

  it('may be one whose checkout failed', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.dropWebhooks(true)
    world.sandbox.expire(checkout.sessionId)
    await world.force('payments', checkout.paymentId, { status: 'checkout_failed' })
    expect(await cancelPayment(checkout)).toEqual({ ok: true, kind: 'cancelled' })
    expect(await stateOf(checkout.quoteId)).toEqual({
      quote: 'payment_cancelled/unpaid',
      payments: ['cancelled_by_user'],
    })
  })

  it('is nobody else’s to cancel', async () => {
    const checkout = await world.openCheckout()
    const stranger = world.contextFor(await world.customer())
    const { query } = checkout
    expect(await cancelPayment({ ctx: stranger, query })).toEqual({ ok: false, kind: 'not_found' })
    expect(await cancelPayment({ ctx: world.contextFor(null), query })).toEqual({
      ok: false,
      kind: 'not_signed_in',
    })
    expect(await cancelPayment({ ctx: checkout.ctx, query: {} })).toEqual({
      ok: false,
      kind: 'missing_information',
    })
    expect(world.sandbox.session(checkout.sessionId).status).toBe('open')
  })
})
