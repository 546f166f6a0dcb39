import Stripe from 'stripe'
import { describe, expect, it, vi } from 'vitest'
import { paymentReference } from '@/domain/payment/payment-reference'
import type { Actor } from '@/services/context'
import { reconcilePayments } from '@/services/payments/reconcile-payments'
import { settleUnsureRefund } from '@/services/payments/settle-unsure-refund'
import { boss, givingBackIn, reason } from '../fixtures/giving-back'
import { blind, lostRefundsIn } from '../fixtures/lost-refunds'
import { endsIn } from '../fixtures/payment-ends'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'

vi.setConfig({ testTimeout: 180_000 })

const world = await paymentWorldOfFile()
const { alertsFor } = endsIn(world)
const { giveBack, paidCheckout, paymentOf, backAtStripe } = givingBackIn(world)
const { lostRefund, dayLater } = lostRefundsIn(world)

describe('a refund whose answer is lost', () => {
  /** One of which a person was told that nobody here can find out whether it was made. */
  async function unsure(amount: number, isMade: boolean) {
    const checkout = await paidCheckout()
    const { paymentId } = checkout
    if (isMade) await lostRefund(paymentId, amount)
    else {
      world.sandbox.trouble({ on: 'refunds.create', kind: 'cut_off', times: 20 })
      await giveBack(paymentId, { amount })
      world.sandbox.endTroubles()
    }
    await reconcilePayments(dayLater(blind))
    const [refund] = (await paymentOf(checkout)).refunds ?? []
    return { ...checkout, about: { paymentId, refundKey: refund?.key ?? '' } }
  }

  const settle = (wish: object, actor: Actor | null = boss, over: object = blind) =>
    settleUnsureRefund({
      ctx: world.contextFor(actor, { payments: { ...world.port, ...over } }),
      wish,
    })

  const lines = async (paymentId: number) => {
    const { docs } = await world.payload.find({
      collection: 'audit-trail',
      where: {
        changes: { contains: 'Asked for →' },
        subject: { contains: paymentReference(paymentId) },
      },
      overrideAccess: true,
    })
    return docs.map(({ who, changes }) => `${who}: ${changes}`)
  }

  it('is looked for by a person where the key may not read refunds, and was asked for a day ago', async () => {
    const checkout = await paidCheckout()
    await lostRefund(checkout.paymentId, 100)
    for (const hours of [26, 29]) await reconcilePayments(dayLater(blind, hours))
    expect(await backAtStripe(checkout)).toBe(10_000)
    expect((await paymentOf(checkout)).refunds).toMatchObject([{ state: 'requested' }])
    const alerts = await alertsFor(checkout)
    expect(alerts.filter((subject) => subject.includes('was a refund'))).toHaveLength(1)
    await reconcilePayments(dayLater({}, 32))
    world.sandbox.dropWebhooks(false)
    expect(await backAtStripe(checkout)).toBe(10_000)
    const payment = await paymentOf(checkout)
    expect(payment).toMatchObject({ refunds: [{ state: 'succeeded' }], errorDetails: null })
  })

  it('can go back again once an administrator has not found it at Stripe', async () => {
    const { about, ...checkout } = await unsure(1000, false)
    const wish = { ...about, decision: 'not_made' }
    const more = { amount: 1266.96 }
    expect(await giveBack(checkout.paymentId, more)).toMatchObject({ kind: 'refund_too_much' })
    const made = { ...about, decision: 'made', stripeId: 're_seenbymistake' }
    expect(await settle(made)).toEqual({ ok: false, kind: 'refund_not_at_stripe' })
    expect(await settle(wish)).toEqual({ ok: true, kind: 'refund_settled' })
    expect(await paymentOf(checkout)).toMatchObject({
      refunds: [{ state: 'failed' }],
      errorDetails: null,
    })
    expect(await lines(checkout.paymentId)).toEqual([
      `${boss.email}: Refund of $1,000.00: Asked for → Failed, not found at Stripe`,
    ])
    expect(await settle(wish)).toEqual({ ok: false, kind: 'refund_not_unsure' })
    expect(await giveBack(checkout.paymentId, more)).toEqual({ ok: true, kind: 'refunded' })
    expect(await backAtStripe(checkout)).toBe(126_696)
  })

  it('counts once, when an administrator has found it at Stripe and when the key may read it', async () => {
    const { about, ...checkout } = await unsure(1000, true)
    const stripeId = world.sandbox
      .refunds()
      .find(({ metadata }) => metadata?.refund_key === about.refundKey)?.id
    expect(await settle({ ...about, decision: 'made', stripeId })).toEqual({
      ok: true,
      kind: 'refund_settled',
    })
    const booked = { refundedAmount: 1000, refunds: [{ state: 'succeeded', stripeId, reason }] }
    expect(await paymentOf(checkout)).toMatchObject({ ...booked, errorDetails: null })
    expect(await lines(checkout.paymentId)).toEqual([
      `${boss.email}: Refund of $1,000.00: Asked for → Given back, seen at Stripe as ${stripeId}`,
    ])
    await reconcilePayments(dayLater({}, 32))
    expect(await paymentOf(checkout)).toMatchObject(booked)
    expect(await giveBack(checkout.paymentId, { amount: 266.97 })).toMatchObject({
      kind: 'refund_too_much',
      leftMinor: 26_696,
    })
  })

  it('is in the sum all the same where it was called not made, and comes out once the key may read it', async () => {
    const { about, ...checkout } = await unsure(1000, true)
    await settle({ ...about, decision: 'not_made' })
    expect(await giveBack(checkout.paymentId, { amount: 300 })).toMatchObject({
      kind: 'refund_too_much',
    })
    await giveBack(checkout.paymentId, { amount: 200 })
    world.sandbox.dropWebhooks(false)
    expect(await backAtStripe(checkout)).toBe(120_000)
    expect((await paymentOf(checkout)).refunds).toMatchObject([
      { amount: 1000, state: 'succeeded' },
      { amount: 200, state: 'succeeded' },
    ])
  })

  it('is settled by an administrator alone, who says what Stripe shows', async () => {
    const { about, ...checkout } = await unsure(1000, true)
    const wish = { ...about, decision: 'not_made' }
    expect(await settle(wish, null)).toMatchObject({ kind: 'not_signed_in' })
    expect(await settle(wish, { ...boss, role: 'office' })).toMatchObject({ kind: 'forbidden' })
    for (const stripeId of [undefined, '', 'ch_123', 're_']) {
      const made = { ...about, decision: 'made', stripeId }
      expect(await settle(made)).toMatchObject({ kind: 'settle_refund_incomplete' })
    }
    const cut = new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'Cut off.' })
    const silent = { retrieveIntent: () => Promise.reject(cut) }
    expect(await settle(wish, boss, silent)).toMatchObject({ kind: 'settle_refund_unreachable' })
    expect((await paymentOf(checkout)).refunds).toMatchObject([{ state: 'requested' }])
  })

  it('is what Stripe says it is where the key may read it by then', async () => {
    const { about, ...checkout } = await unsure(1000, true)
    expect(await settle({ ...about, decision: 'not_made' }, boss, {})).toMatchObject({ ok: true })
    expect((await paymentOf(checkout)).refunds).toMatchObject([{ state: 'succeeded' }])
  })

  it('is not made a second time once a person was asked to make it at Stripe', async () => {
    const checkout = await paidCheckout()
    world.sandbox.trouble({ on: 'refunds.create', kind: 'cut_off', times: 20 })
    expect(await giveBack(checkout.paymentId)).toEqual({ ok: false, kind: 'refund_unreachable' })
    world.sandbox.endTroubles()
    world.sandbox.dropWebhooks(true)
    await reconcilePayments(dayLater(blind))
    expect(await backAtStripe(checkout)).toBe(0)
    world.sandbox.refund(checkout.sessionId, 10_000)
    for (const hours of [29, 32]) await reconcilePayments(dayLater({}, hours))
    world.sandbox.dropWebhooks(false)
    expect(await backAtStripe(checkout)).toBe(10_000)
    expect(await paymentOf(checkout)).toMatchObject({
      refundedAmount: 100,
      refunds: [{ state: 'failed' }, { amount: 100, state: 'succeeded' }],
      errorDetails: null,
      lookAt: null,
    })
    const left = await giveBack(checkout.paymentId, { amount: 1166.96 })
    expect(left).toEqual({ ok: true, kind: 'refunded' })
  })
})
