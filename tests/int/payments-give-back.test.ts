import Stripe from 'stripe'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it, vi } from 'vitest'
import type { Actor } from '@/services/context'
import { letterAfterPayment } from '@/services/payments/after-payment'
import type { AfterPayment } from '@/services/payments/after-payment'
import { reconcilePayments } from '@/services/payments/reconcile-payments'
import { leftToRefund } from '@/services/payments/left-to-refund'
import { refundPayment } from '@/services/payments/refund-payment'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'
import { endsIn } from '../fixtures/payment-ends'
import { mailsTo } from '../fixtures/people'

vi.setConfig({ testTimeout: 180_000 })

const world = await paymentWorldOfFile()
const { alertsFor, stateOf } = endsIn(world)
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

/** The rows of the last letter about money back. */
async function letterOfMoneyBack({ actor }: { actor: Actor }): Promise<string[]> {
  const letters = await mailsTo(actor.email)
  const last = letters.filter(({ subject }) => subject.startsWith('Money back')).at(-1)
  const lines = (last?.text ?? '').split('\n').map((line) => line.trim())
  return lines.filter((line) =>
    /^(?:Given back|Reason|Price|Paid in all|Paid, less|Left to pay)/.test(line),
  )
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
    expect(await letterOfMoneyBack(checkout)).toMatchObject([
      'Given back: $100.00',
      `Reason: ${reason}`,
      'Paid in all: $1,266.96',
      'Given back in all: $100.00',
      'Paid, less what went back: $1,166.96',
      'Left to pay: $0.00',
    ])
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

  it('is told of amount by amount, though the letters wait for both', async () => {
    const checkout = await paidCheckout()
    const [first, second] = ['A pane less than ordered.', 'The second visit was not needed.']
    await giveBack(checkout.paymentId, { amount: 50, reason: first })
    await giveBack(checkout.paymentId, { amount: 30, reason: second })
    const letters = (await mailsTo(checkout.actor.email)).filter(({ subject }) =>
      subject.startsWith('Money back'),
    )
    const told = letters.map(({ text }) => /Given back: \S+/.exec(text)?.[0])
    expect(told).toEqual(['Given back: $50.00', 'Given back: $30.00'])
    expect(letters.map(({ text }) => [text.includes(first), text.includes(second)])).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it('is told of each time, though it is the same amount twice', async () => {
    const checkout = await paidCheckout()
    const reasons = ['A pane less than ordered.', 'The second visit was not needed.']
    for (const why of reasons) await giveBack(checkout.paymentId, { amount: 40, reason: why })
    const { docs } = await world.payload.find({
      collection: 'payload-jobs',
      where: { 'input.paymentId': { equals: checkout.paymentId } },
      sort: 'id',
      pagination: false,
    })
    const pieces = docs
      .map(({ input }) => input as AfterPayment)
      .filter(({ work }) => work === 'given_back')
    const toldBy = async (piece: AfterPayment) => {
      const letter = await letterAfterPayment(world.payload, piece)
      return reasons.filter((why) => letter?.text.includes(why))
    }
    expect(await Promise.all(pieces.map(toldBy))).toEqual(reasons.map((why) => [why]))
    // as an earlier version of the site stored them
    const earlier = pieces.map(({ refund: _refund, ...piece }) => piece)
    const last = [reasons[1]]
    expect(await Promise.all(earlier.map(toldBy))).toEqual([last, last])
  })

  it('is no other amount under the key of one that is kept', async () => {
    const checkout = await paidCheckout()
    const requestKey = crypto.randomUUID()
    world.sandbox.trouble({ on: 'refunds.create', kind: 'cut_off', times: 20 })
    const kept = await giveBack(checkout.paymentId, { requestKey })
    expect(kept).toEqual({ ok: false, kind: 'refund_unreachable' })
    world.sandbox.endTroubles()
    expect(await giveBack(checkout.paymentId, { requestKey, amount: 50 })).toEqual({
      ok: false,
      kind: 'refund_otherwise',
    })
    expect(await backAtStripe(checkout)).toBe(0)
    expect(await giveBack(checkout.paymentId, { requestKey })).toEqual({
      ok: true,
      kind: 'refunded',
    })
    expect(await backAtStripe(checkout)).toBe(10_000)
  })

  /** A refund whose answer is lost, with Stripe silent about it from then on. */
  async function lostRefund(paymentId: number, amount: number): Promise<void> {
    const cut = new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'Cut off.' })
    const payments = {
      ...world.port,
      refund: async (...asked: Parameters<typeof world.port.refund>) => {
        await world.port.refund(...asked)
        throw cut
      },
    }
    world.sandbox.dropWebhooks(true)
    const wish = { paymentId, amount, reason, requestKey: crypto.randomUUID() }
    const lost = await refundPayment({ ctx: world.contextFor(boss, { payments }), wish })
    expect(lost).toEqual({ ok: false, kind: 'refund_unreachable' })
  }

  /** Stripe a day later: it has forgotten the keys. */
  const dayLater = (over: Partial<typeof world.port> = {}, hours = 26) =>
    world.contextFor(null, {
      now: () => new Date(Date.now() + hours * 3_600_000),
      payments: {
        ...world.port,
        undeliveredEvents: () => Promise.resolve([]),
        refund: (params: Parameters<typeof world.port.refund>[0], key: string) =>
          world.port.refund(params, `${key}-forgotten`),
        ...over,
      },
    })

  const notAllowed = new Stripe.errors.StripePermissionError({
    type: 'invalid_request_error',
    message: 'The key may not read refunds.',
    statusCode: 403,
  })
  const blind = { refundsOfCharge: () => Promise.reject(notAllowed) }

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

  it('is not made a second time by a page that asks under its key a day later', async () => {
    const checkout = await paidCheckout()
    await lostRefund(checkout.paymentId, 100)
    const [lost] = (await paymentOf(checkout)).refunds ?? []
    const wish = { paymentId: checkout.paymentId, amount: 100, reason, requestKey: lost?.key }
    const { now, payments } = dayLater()
    const again = await refundPayment({ ctx: world.contextFor(boss, { now, payments }), wish })
    expect(again).toEqual({ ok: true, kind: 'refund_under_way' })
    world.sandbox.dropWebhooks(false)
    expect(await backAtStripe(checkout)).toBe(10_000)
  })

  it.each([
    ['', false],
    [', and the payment is written while Stripe is asked', true],
  ])('is not asked for twice where an earlier one failed meanwhile%s', async (_, isWritten) => {
    const checkout = await paidCheckout()
    await giveBack(checkout.paymentId)
    const refunds = () =>
      world.sandbox
        .refunds()
        .filter(({ metadata }) => metadata?.payment_record_id === String(checkout.paymentId))
    const [first] = refunds()
    await lostRefund(checkout.paymentId, 50)
    world.sandbox.finishRefund(first?.id ?? '', 'failed')
    const retrieveIntent = async (id: string) => {
      if (isWritten) {
        await world.payload.db.drizzle.execute(
          sql`update payments set updated_at = clock_timestamp() where id = ${checkout.paymentId}`,
        )
      }
      return world.port.retrieveIntent(id)
    }
    await reconcilePayments(dayLater({ retrieveIntent }))
    expect(refunds()).toHaveLength(2)
    await reconcilePayments(dayLater({}, 29))
    world.sandbox.dropWebhooks(false)
    expect(refunds()).toHaveLength(2)
    expect(await paymentOf(checkout)).toMatchObject({
      refundedAmount: 50,
      refunds: [{ state: 'failed' }, { state: 'succeeded' }],
    })
  })

  it('is not asked for twice where the answer was lost for longer than Stripe knows its key', async () => {
    const checkout = await paidCheckout()
    const cut = new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'Cut off.' })
    const lost = {
      ...world.port,
      refund: async (...asked: Parameters<typeof world.port.refund>) => {
        await world.port.refund(...asked)
        throw cut
      },
    }
    world.sandbox.dropWebhooks(true)
    const wish = { paymentId: checkout.paymentId, amount: 100, reason }
    expect(
      await refundPayment({
        ctx: world.contextFor(boss, { payments: lost }),
        wish: { ...wish, requestKey: crypto.randomUUID() },
      }),
    ).toEqual({ ok: false, kind: 'refund_unreachable' })
    const forgotten = {
      ...world.port,
      undeliveredEvents: () => Promise.resolve([]),
      refund: (params: Parameters<typeof world.port.refund>[0], key: string) =>
        world.port.refund(params, `${key}-forgotten`),
    }
    const now = () => new Date(Date.now() + 26 * 3_600_000)
    await reconcilePayments(world.contextFor(null, { now, payments: forgotten }))
    world.sandbox.dropWebhooks(false)
    expect(await backAtStripe(checkout)).toBe(10_000)
    expect((await paymentOf(checkout)).refunds).toMatchObject([
      { amount: 100, state: 'succeeded', reason },
    ])
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
    const standing = [
      'Price of the quote: $1,266.96',
      'Paid in all: $633.48',
      'Given back in all: $33.48',
      'Paid, less what went back: $600.00',
      'Left to pay: $666.96',
    ]
    await world.sandbox.delivered()
    expect((await letterOfMoneyBack(checkout)).slice(2)).toEqual(standing)
    const asked = { work: 'balance', paymentId: checkout.paymentId } as const
    const letter = await letterAfterPayment(world.payload, asked)
    expect(letter?.text).toContain(
      'You have paid $633.48, $33.48 of it went back to you, and $666.96 is left.',
    )
    for (const line of standing) expect(letter?.text).toContain(line)
  })
})

describe('money that the office gives back', () => {
  const desk: Actor = { id: 2, email: 'desk@example.com', fullName: 'Desk', role: 'office' }
  const colleague: Actor = { ...desk, id: 3, email: 'colleague@example.com' }

  async function limitTo(officeRefundLimit: number) {
    await world.payload.updateGlobal({
      slug: 'pricing-settings',
      data: { officeRefundLimit },
      overrideAccess: true,
    })
  }

  const beyond = (limitMinor: number) => ({
    ok: false,
    kind: 'refund_beyond_limit',
    limitMinor,
    currency: 'usd',
  })

  it('is none until an administrator allows it', async () => {
    const checkout = await paidCheckout()
    expect(await giveBack(checkout.paymentId, { amount: 0.01 }, desk)).toEqual(beyond(0))
    expect(await backAtStripe(checkout)).toBe(0)
    expect((await paymentOf(checkout)).refunds).toEqual([])
  })

  it('stays within the limit, whoever of the office gave some before, at once or one by one', async () => {
    await limitTo(150)
    const checkout = await paidCheckout()
    // what an administrator gives back is not the office's
    expect(await giveBack(checkout.paymentId, { amount: 500 })).toMatchObject({ ok: true })
    const clicks = await Promise.all(
      [desk, colleague, desk, colleague].map((who) => giveBack(checkout.paymentId, {}, who)),
    )
    expect(clicks.filter(({ ok }) => ok)).toHaveLength(1)
    expect(clicks.filter(({ ok }) => !ok)).toEqual([beyond(15_000), beyond(15_000), beyond(15_000)])
    const wish = { amount: 50.01 }
    expect(await giveBack(checkout.paymentId, wish, colleague)).toEqual(beyond(15_000))
    const ctxOf = (actor: Actor) => world.contextFor(actor)
    const payment = await paymentOf(checkout)
    expect(await leftToRefund({ ctx: ctxOf(desk), payment })).toEqual({
      left: 50,
      limit: 150,
      isLimited: true,
    })
    expect(await leftToRefund({ ctx: ctxOf(boss), payment })).toEqual({
      left: 666.96,
      limit: null,
      isLimited: false,
    })
    expect(await leftToRefund({ ctx: ctxOf({ ...desk, role: 'staff' }), payment })).toBeNull()
    expect(await giveBack(checkout.paymentId, { amount: 50 }, colleague)).toEqual({
      ok: true,
      kind: 'refunded',
    })
    expect(await giveBack(checkout.paymentId, { amount: 0.01 }, desk)).toEqual(beyond(15_000))
    expect(await backAtStripe(checkout)).toBe(65_000)
    const { refunds } = await paymentOf(checkout)
    expect(refunds?.map(({ amount, byOffice }) => [amount, byOffice])).toEqual([
      [500, false],
      [100, true],
      [50, true],
    ])
  })

  it('counts none that failed against it, and never exceeds what was paid', async () => {
    await limitTo(1266.96)
    const checkout = await paidCheckout()
    expect(
      await leftToRefund({ ctx: world.contextFor(desk), payment: await paymentOf(checkout) }),
    ).toMatchObject({ left: 1266.96, isLimited: false })
    world.sandbox.trouble({ on: 'refunds.create', kind: 'status', status: 400, times: 1 })
    expect(await giveBack(checkout.paymentId, { amount: 1266.96 }, desk)).toMatchObject({
      kind: 'refund_refused',
    })
    expect(await giveBack(checkout.paymentId, { amount: 1266.97 }, desk)).toMatchObject({
      kind: 'refund_too_much',
    })
    expect(await giveBack(checkout.paymentId, { amount: 1266.96 }, desk)).toMatchObject({
      ok: true,
    })
    await limitTo(0)
  })
})

describe('nothing goes back', () => {
  it('for anybody who does not work with customers', async () => {
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
