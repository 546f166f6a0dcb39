import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { confirmPayment } from '@/services/payments/confirm-payment'
import { handleStripeEvent } from '@/services/payments/handle-stripe-event'
import { reconcilePayments } from '@/services/payments/reconcile-payments'
import { refundPayment } from '@/services/payments/refund-payment'
import { startCheckout } from '@/services/payments/start-checkout'
import { endsIn } from '../fixtures/payment-ends'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'
import { mailsTo } from '../fixtures/people'

const world = await paymentWorldOfFile()
const { alertsFor, eventOf, payUnheard, receipts, stateOf } = endsIn(world)

/** Two open sessions for one quote: what the checkout itself never lets happen. */
async function twoSessions() {
  const checkout = await world.openCheckout()
  await world.force('payments', checkout.paymentId, { status: 'expired' })
  const started = await startCheckout(checkout)
  if (!started.ok) throw new Error('The second checkout did not start.')
  const second = (await world.paymentsOf(checkout.quoteId)).at(-1)
  return { checkout, second: second?.stripeSessionId ?? '' }
}

const tooLittleMoney = new Stripe.errors.StripeInvalidRequestError({
  type: 'invalid_request_error',
  message: 'There is too little money on the account.',
  statusCode: 400,
})

const mayNotRead = new Stripe.errors.StripePermissionError({
  type: 'invalid_request_error',
  message: 'The key may not read refunds.',
  statusCode: 403,
})

describe('a second charge for a paid quote', () => {
  it('is recorded, refunded once, and told to the office and the customer', async () => {
    const { checkout, second } = await twoSessions()
    world.sandbox.pay(second)
    await world.sandbox.delivered()
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: 'payment_succeeded/fully_paid',
      payments: ['refunded', 'succeeded'],
    })
    const [duplicate, payer] = await world.paymentsOf(checkout.quoteId)
    expect(duplicate).toMatchObject({ isDuplicate: true, refundedAmount: 1266.96 })
    expect(payer).toMatchObject({ isDuplicate: false })
    const refunds = world.sandbox
      .refunds()
      .filter(({ payment_intent }) => payment_intent === duplicate?.stripePaymentIntentId)
    expect(refunds.map(({ amount, reason }) => [amount, reason])).toEqual([[126_696, 'duplicate']])
    expect(await alertsFor(checkout)).toEqual([
      expect.stringContaining('is paid'),
      expect.stringContaining('was paid twice'),
    ])
    expect(await receipts(checkout)).toHaveLength(1)
    const subjects = (await mailsTo(checkout.actor.email)).map(({ subject }) => subject)
    expect(subjects).toContainEqual(expect.stringContaining('Second payment'))
    expect(await confirmPayment(checkout)).toEqual({ ok: false, kind: 'refunded_duplicate' })
  })

  it.each([
    ['refuses to refund', () => Promise.reject(tooLittleMoney)],
    ['fails to refund', () => Promise.resolve({ status: 'failed' } as Stripe.Refund)],
  ])('that Stripe %s is told once, and asked for later under a new key', async (_, refund) => {
    const { checkout, second } = await twoSessions()
    world.sandbox.pay(second)
    await world.sandbox.delivered()
    payUnheard(checkout.sessionId)
    const keys: string[] = []
    const inMinutes = (minutes: number) => ({
      ...world.contextFor(null),
      now: () => new Date(Date.now() + minutes * 60_000),
      payments: {
        ...world.port,
        refund: (_params: unknown, key: string) => {
          keys.push(key)
          return refund()
        },
      },
    })
    for (const minutes of [6, 7, 8]) await reconcilePayments(inMinutes(minutes))
    expect(keys).toHaveLength(1)
    await reconcilePayments(inMinutes(20))
    expect(new Set(keys).size).toBe(2)
    expect((await stateOf(checkout)).payments).toEqual(['succeeded', 'succeeded'])
    const told = (await alertsFor(checkout)).filter((subject) => subject.includes('not refunded'))
    expect(told).toHaveLength(1)
    const subjects = (await mailsTo(checkout.actor.email)).map(({ subject }) => subject)
    expect(subjects).not.toContainEqual(expect.stringContaining('Second payment'))
  })

  it('that the office refunds tells the customer all the same', async () => {
    const { checkout, second } = await twoSessions()
    world.sandbox.pay(second)
    await world.sandbox.delivered()
    world.sandbox.trouble({ on: 'refunds.create', kind: 'cut_off', times: 20 })
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    world.sandbox.endTroubles()
    world.sandbox.refund(checkout.sessionId)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: 'payment_succeeded/fully_paid',
      payments: ['refunded', 'succeeded'],
    })
    const subjects = (await mailsTo(checkout.actor.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('Second payment'))).toHaveLength(1)
  })

  it('paid at the same moment as the first leaves one of them', async () => {
    const { checkout, second } = await twoSessions()
    world.sandbox.pay(second)
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    const state = await stateOf(checkout)
    expect(state.quote).toBe('payment_succeeded/fully_paid')
    expect(state.payments.toSorted()).toEqual(['refunded', 'succeeded'])
    expect(await receipts(checkout)).toHaveLength(1)
  })
})

describe('money that goes back', () => {
  async function settled() {
    const checkout = await world.openCheckout()
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    return checkout
  }

  it('in part, then whole, from the dashboard', async () => {
    const checkout = await settled()
    world.sandbox.refund(checkout.sessionId, 10_000)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: 'payment_succeeded/partially_refunded',
      payments: ['partially_refunded'],
    })
    expect((await world.paymentsOf(checkout.quoteId))[0]?.refundedAmount).toBe(100)
    world.sandbox.refund(checkout.sessionId)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: 'payment_succeeded/refunded',
      payments: ['refunded'],
    })
    expect((await world.paymentsOf(checkout.quoteId))[0]?.refundedAmount).toBe(1266.96)
    expect(await startCheckout(checkout)).toEqual({ ok: false, kind: 'already_paid' })
  })

  it('a second time is told without the reason of the first, where the key may not read refunds', async () => {
    const checkout = await settled()
    const boss = { id: 1, email: 'boss@example.com', fullName: 'Boss', role: 'admin' } as const
    const wish = { paymentId: checkout.paymentId, amount: 100, reason: 'Scratched pane' }
    const first = await refundPayment({
      ctx: world.contextFor(boss),
      wish: { ...wish, requestKey: crypto.randomUUID() },
    })
    expect(first).toEqual({ ok: true, kind: 'refunded' })
    await world.sandbox.delivered()
    world.sandbox.dropWebhooks(true)
    const { charge } = world.sandbox.refund(checkout.sessionId, 10_000)
    const port = { ...world.port, refundsOfCharge: () => Promise.reject(mayNotRead) }
    const event = { ...eventOf('charge.refunded', String(charge)), id: `evt_of_${String(charge)}` }
    await handleStripeEvent({ ctx: world.contextFor(null), port, event })
    const letters = (await mailsTo(checkout.actor.email)).filter(({ subject }) =>
      subject.startsWith('Money back'),
    )
    const told = letters.map(({ text }) => text.match(/(?:Given back|Reason): .+/g))
    expect(told).toEqual([
      ['Given back: $100.00', 'Reason: Scratched pane'],
      ['Given back: $100.00'],
    ])
  })

  it.each([
    ['won', 'succeeded', 'fully_paid'],
    ['lost', 'refunded', 'refunded'],
  ] as const)('in a dispute that is %s', async (end, payment, quote) => {
    const checkout = await settled()
    const dispute = world.sandbox.dispute(checkout.sessionId)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: 'payment_succeeded/disputed',
      payments: ['disputed'],
    })
    const dueBy = new Date((dispute.evidence_details.due_by ?? 0) * 1000).toISOString()
    expect((await world.paymentsOf(checkout.quoteId))[0]).toMatchObject({
      disputeOutcome: 'open',
      disputeDueBy: dueBy,
    })
    world.sandbox.closeDispute(dispute.id, end)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: `payment_succeeded/${quote}`,
      payments: [payment],
    })
    const opened = eventOf('charge.dispute.created', dispute.id)
    await world.sandbox.redeliver(opened.id)
    expect((await stateOf(checkout)).payments).toEqual([payment])
    const told = await alertsFor(checkout)
    expect(told).toHaveLength(3)
    expect(told.at(-1)).toMatch(new RegExp(`is ${end}$`))
    expect((await world.paymentsOf(checkout.quoteId))[0]).toMatchObject({
      disputeOutcome: end,
      disputeDueBy: null,
      disputedAt: expect.any(String) as string,
      disputeClosedAt: expect.any(String) as string,
      refundedAmount: end === 'lost' ? 1266.96 : null,
    })
  })

  it('before the news of the payment itself has come', async () => {
    const checkout = await world.openCheckout()
    payUnheard(checkout.sessionId)
    world.sandbox.refund(checkout.sessionId)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: 'payment_succeeded/refunded',
      payments: ['refunded'],
    })
  })

  it('of a held payment lets the customer pay again, and the held one settles nothing', async () => {
    const checkout = await world.openCheckout()
    await world.force('payments', checkout.paymentId, { amount: 1 })
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    const { ctx, quoteId } = checkout
    expect(await startCheckout({ ctx, quoteId })).toEqual({ ok: false, kind: 'held' })
    world.sandbox.refund(checkout.sessionId)
    await world.sandbox.delivered()
    await world.sandbox.redeliver(eventOf('checkout.session.completed', checkout.sessionId).id)
    const [held] = await world.paymentsOf(quoteId)
    expect(held).toMatchObject({ status: 'error', isHeld: false, refundedAmount: 1266.96 })
    expect((await stateOf(checkout)).quote).toBe('pending_payment/unpaid')
    expect(await startCheckout({ ctx, quoteId })).toMatchObject({ ok: true })
  })
})

describe('money that went back and did not arrive', () => {
  const refundOf = (checkout: { sessionId: string }) => {
    const { payment_intent } = world.sandbox.session(checkout.sessionId)
    return world.sandbox.refunds().filter((refund) => refund.payment_intent === payment_intent)
  }

  it('is money of the shop again, and the office is told', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    const first = world.sandbox.refund(checkout.sessionId, 10_000)
    await world.sandbox.delivered()
    world.sandbox.refund(checkout.sessionId)
    await world.sandbox.delivered()
    const [, rest] = refundOf(checkout)
    world.sandbox.finishRefund(rest?.id ?? '', 'failed')
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: 'payment_succeeded/partially_refunded',
      payments: ['partially_refunded'],
    })
    expect((await world.paymentsOf(checkout.quoteId))[0]?.refundedAmount).toBe(100)
    world.sandbox.finishRefund(first.id, 'failed')
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: 'payment_succeeded/fully_paid',
      payments: ['succeeded'],
    })
    expect((await world.paymentsOf(checkout.quoteId))[0]?.refundedAmount).toBe(0)
    const told = (await alertsFor(checkout)).filter((subject) => subject.includes('has failed'))
    expect(told).toHaveLength(2)
    await world.sandbox.redeliver(eventOf('charge.refunded', chargeOf(checkout)).id)
    expect((await stateOf(checkout)).payments).toEqual(['succeeded'])
  })

  it.each([
    ['less', 6000],
    ['the same', 10_000],
    ['more', 15_000],
  ])('is told though %s went back by another before anybody heard', async (_, other) => {
    const checkout = await world.openCheckout()
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    const first = world.sandbox.refund(checkout.sessionId, 10_000)
    await world.sandbox.delivered()
    world.sandbox.dropWebhooks(true)
    world.sandbox.finishRefund(first.id, 'failed')
    world.sandbox.refund(checkout.sessionId, other)
    world.sandbox.dropWebhooks(false)
    await world.sandbox.redeliver(eventOf('refund.failed', first.id).id)
    expect((await world.paymentsOf(checkout.quoteId))[0]).toMatchObject({
      status: 'partially_refunded',
      refundedAmount: other / 100,
      refunds: [{ state: 'failed' }, { state: 'succeeded', amount: other / 100 }],
    })
    const told = (await alertsFor(checkout)).filter((subject) => subject.includes('has failed'))
    expect(told).toHaveLength(1)
    const letters = (await mailsTo(checkout.actor.email)).filter(({ subject }) =>
      subject.startsWith('Money back'),
    )
    const amounts = letters.map(({ text }) => /Given back: \S+/.exec(text)?.[0])
    expect(amounts).toEqual(['Given back: $100.00', `Given back: $${other / 100}.00`])
  })

  const chargeOf = (checkout: { sessionId: string }) => String(refundOf(checkout)[0]?.charge)

  it('of a second charge goes back once more', async () => {
    const { checkout, second } = await twoSessions()
    world.sandbox.pay(second)
    await world.sandbox.delivered()
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    expect((await stateOf(checkout)).payments).toEqual(['refunded', 'succeeded'])
    world.sandbox.finishRefund(refundOf(checkout)[0]?.id ?? '', 'failed')
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: 'payment_succeeded/fully_paid',
      payments: ['succeeded', 'succeeded'],
    })
    await reconcilePayments(world.contextFor(null))
    expect((await stateOf(checkout)).payments).toEqual(['refunded', 'succeeded'])
    expect(refundOf(checkout).map(({ status }) => status)).toEqual(['failed', 'succeeded'])
  })

  it('is not called back while it is under way', async () => {
    const { checkout, second } = await twoSessions()
    world.sandbox.pay(second)
    await world.sandbox.delivered()
    const letters = async () =>
      (await mailsTo(checkout.actor.email)).filter(({ subject }) => subject.startsWith('Second'))
    world.sandbox.holdRefunds(true)
    try {
      world.sandbox.pay(checkout.sessionId)
      await world.sandbox.delivered()
      for (const minutes of [6, 60]) {
        const now = () => new Date(Date.now() + minutes * 60_000)
        await reconcilePayments(world.contextFor(null, { now }))
      }
      expect((await stateOf(checkout)).payments).toEqual(['succeeded', 'succeeded'])
      expect(refundOf(checkout)).toHaveLength(1)
      expect(await letters()).toEqual([])
    } finally {
      world.sandbox.holdRefunds(false)
    }
    world.sandbox.dropWebhooks(true)
    world.sandbox.finishRefund(refundOf(checkout)[0]?.id ?? '', 'succeeded')
    const now = () => new Date(Date.now() + 3 * 3_600_000)
    await reconcilePayments(world.contextFor(null, { now }))
    expect((await stateOf(checkout)).payments).toEqual(['refunded', 'succeeded'])
    expect(await letters()).toHaveLength(1)
  })

  it('of a held payment holds it again', async () => {
    const checkout = await world.openCheckout()
    await world.force('payments', checkout.paymentId, { amount: 1 })
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    const refund = world.sandbox.refund(checkout.sessionId)
    await world.sandbox.delivered()
    expect((await world.paymentsOf(checkout.quoteId))[0]?.isHeld).toBe(false)
    world.sandbox.finishRefund(refund.id, 'failed')
    await world.sandbox.delivered()
    expect((await world.paymentsOf(checkout.quoteId))[0]).toMatchObject({
      isHeld: true,
      refundedAmount: 0,
    })
  })

  it('is told by twenty messages at once, each answered and one of them booked', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    world.sandbox.dropWebhooks(true)
    world.sandbox.refund(checkout.sessionId)
    world.sandbox.dropWebhooks(false)
    const event = eventOf('charge.refunded', chargeOf(checkout))
    expect(await world.sandbox.redeliver(event.id, 20)).toEqual(Array(20).fill(200))
    expect(await world.eventRows(event.id)).toBe(1)
  })
})
