import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { confirmPayment } from '@/services/payments/confirm-payment'
import { reconcilePayments } from '@/services/payments/reconcile-payments'
import { checkoutsIn } from '../fixtures/checkouts'
import { endsIn } from '../fixtures/payment-ends'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'
import { mailsTo } from '../fixtures/people'

const world = await paymentWorldOfFile()
const { alertsFor, payUnheard, receipts, stateOf } = endsIn(world)
const { twoSessions } = checkoutsIn(world)

const tooLittleMoney = new Stripe.errors.StripeInvalidRequestError({
  type: 'invalid_request_error',
  message: 'There is too little money on the account.',
  statusCode: 400,
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
