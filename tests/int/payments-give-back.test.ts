import { describe, expect, it, vi } from 'vitest'
import type { Actor } from '@/services/context'
import { reconcilePayments } from '@/services/payments/reconcile-payments'
import { refundPayment } from '@/services/payments/refund-payment'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'
import { endsIn } from '../fixtures/payment-ends'
import { mailsTo } from '../fixtures/people'

vi.setConfig({ testTimeout: 180_000 })

const world = await paymentWorldOfFile()
const { stateOf } = endsIn(world)
const boss: Actor = { id: 1, email: 'boss@example.com', fullName: 'Boss', role: 'admin' }
const reason = 'A pane less than ordered.'

type Wish = { amount?: number; reason?: string; requestKey?: string }

function giveBack(paymentId: number, wish: Wish = {}, actor: Actor | null = boss) {
  return refundPayment({
    ctx: world.contextFor(actor),
    wish: { paymentId, amount: 100, reason, requestKey: crypto.randomUUID(), ...wish },
  })
}

async function paidCheckout() {
  const checkout = await world.openCheckout()
  world.sandbox.pay(checkout.sessionId)
  await world.sandbox.delivered()
  return checkout
}

async function paymentOf({ quoteId }: { quoteId: number }) {
  const [payment] = await world.paymentsOf(quoteId)
  if (payment === undefined) throw new Error('There is no payment.')
  return payment
}

/** What Stripe has given back of a payment. */
async function backAtStripe(checkout: { quoteId: number }): Promise<number> {
  const intent = await world.port.retrieveIntent(
    (await paymentOf(checkout)).stripePaymentIntentId ?? '',
  )
  const charge = await world.port.retrieveCharge(String(intent.latest_charge))
  return charge.amount_refunded
}

describe('money that an administrator gives back', () => {
  it('goes back in part, with its reason, and the customer is told', async () => {
    const checkout = await paidCheckout()
    expect(await giveBack(checkout.paymentId)).toEqual({ ok: true, kind: 'refunded' })
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: 'payment_succeeded/partially_refunded',
      payments: ['partially_refunded'],
    })
    const payment = await paymentOf(checkout)
    expect(payment.refundedAmount).toBe(100)
    expect(payment.refunds).toMatchObject([
      { amount: 100, state: 'succeeded', reason, by: boss.email },
    ])
    expect(payment.refunds?.[0]?.stripeId).toMatch(/^re_/)
    expect((await world.quote(checkout.quoteId)).amountPaid).toBe(1166.96)
    const letters = (await mailsTo(checkout.actor.email)).filter(({ subject }) =>
      subject.startsWith('Money back'),
    )
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('$100.00')
  })

  it('goes back once for many clicks, and never more than was paid', async () => {
    const checkout = await paidCheckout()
    const requestKey = crypto.randomUUID()
    const clicks = await Promise.all(
      Array.from({ length: 8 }, () => giveBack(checkout.paymentId, { requestKey, amount: 1000 })),
    )
    expect(clicks.every(({ ok }) => ok)).toBe(true)
    expect(await backAtStripe(checkout)).toBe(100_000)
    const more = await Promise.all(
      Array.from({ length: 4 }, () => giveBack(checkout.paymentId, { amount: 200 })),
    )
    expect(more.filter(({ ok }) => ok)).toHaveLength(1)
    expect(more.find(({ ok }) => !ok)).toEqual({
      ok: false,
      kind: 'refund_too_much',
      leftMinor: 6696,
      currency: 'usd',
    })
    expect(await giveBack(checkout.paymentId, { amount: 66.96 })).toEqual({
      ok: true,
      kind: 'refunded',
    })
    await world.sandbox.delivered()
    expect((await stateOf(checkout)).quote).toBe('payment_succeeded/refunded')
    expect(await giveBack(checkout.paymentId)).toEqual({ ok: false, kind: 'not_refundable' })
  })

  it('is asked for again by the reconciler where Stripe could not be reached', async () => {
    const checkout = await paidCheckout()
    world.sandbox.trouble({ on: 'refunds.create', kind: 'cut_off', times: 20 })
    expect(await giveBack(checkout.paymentId)).toEqual({ ok: false, kind: 'refund_unreachable' })
    world.sandbox.endTroubles()
    expect(await backAtStripe(checkout)).toBe(0)
    // what is on its way can't go back a second time
    expect(await giveBack(checkout.paymentId, { amount: 1200 })).toMatchObject({
      kind: 'refund_too_much',
    })
    const later = () => new Date(Date.now() + 10 * 60_000)
    await reconcilePayments(world.contextFor(null, { now: later }))
    expect(await backAtStripe(checkout)).toBe(10_000)
    expect((await paymentOf(checkout)).refunds).toMatchObject([{ state: 'succeeded' }])
    await reconcilePayments(world.contextFor(null, { now: () => new Date(Date.now() + 7_200_000) }))
    expect(await backAtStripe(checkout)).toBe(10_000)
    expect((await paymentOf(checkout)).lookAt).toBeNull()
  })

  it('is marked as failed where Stripe refuses it, and another try is another refund', async () => {
    const checkout = await paidCheckout()
    world.sandbox.trouble({ on: 'refunds.create', kind: 'status', status: 400, times: 1 })
    expect(await giveBack(checkout.paymentId)).toMatchObject({ kind: 'refund_refused' })
    expect((await paymentOf(checkout)).refunds).toMatchObject([{ state: 'failed' }])
    expect(await giveBack(checkout.paymentId, { amount: 1266.96 })).toEqual({
      ok: true,
      kind: 'refunded',
    })
  })

  it('stands beside what Stripe’s dashboard gave back', async () => {
    const checkout = await paidCheckout()
    world.sandbox.refund(checkout.sessionId, 5000)
    await world.sandbox.delivered()
    await giveBack(checkout.paymentId)
    await world.sandbox.delivered()
    const payment = await paymentOf(checkout)
    expect(payment.refunds?.map(({ amount, by }) => [amount, by ?? null])).toEqual([
      [50, null],
      [100, boss.email],
    ])
    expect(payment.refundedAmount).toBe(150)
  })

  it('of a deposit is owed again', async () => {
    await world.payload.updateGlobal({
      slug: 'pricing-settings',
      data: { depositPercentage: 50 },
      overrideAccess: true,
    })
    const checkout = await paidCheckout()
    await world.payload.updateGlobal({
      slug: 'pricing-settings',
      data: { depositPercentage: 0 },
      overrideAccess: true,
    })
    expect(await giveBack(checkout.paymentId, { amount: 33.48 })).toMatchObject({ ok: true })
    expect(await world.quote(checkout.quoteId)).toMatchObject({
      paymentStatus: 'partially_refunded',
      amountPaid: 600,
      balanceDue: 666.96,
    })
  })
})

describe('nothing goes back', () => {
  it('for anybody but an administrator', async () => {
    const checkout = await paidCheckout()
    const staff: Actor = { ...boss, role: 'staff' }
    expect(await giveBack(checkout.paymentId, {}, null)).toMatchObject({ kind: 'not_signed_in' })
    expect(await giveBack(checkout.paymentId, {}, staff)).toMatchObject({ kind: 'forbidden' })
    expect(await giveBack(checkout.paymentId, {}, checkout.actor)).toMatchObject({
      kind: 'forbidden',
    })
    expect(await backAtStripe(checkout)).toBe(0)
  })

  it.each([
    ['no amount', { amount: 0 }],
    ['less than nothing', { amount: -5 }],
    ['a tenth of a cent', { amount: 1.001 }],
    ['no reason', { reason: ' ' }],
    ['no key', { requestKey: 'x' }],
  ])('for %s', async (_, wish) => {
    const checkout = await paidCheckout()
    expect(await giveBack(checkout.paymentId, wish)).toEqual({
      ok: false,
      kind: 'refund_incomplete',
    })
  })

  it('of an open checkout', async () => {
    const { paymentId } = await world.openCheckout()
    expect(await giveBack(paymentId)).toEqual({ ok: false, kind: 'not_refundable' })
  })
})
