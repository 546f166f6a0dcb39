import { describe, expect, it } from 'vitest'
import { reconcilePayments } from '@/services/payments/reconcile-payments'
import { checkoutsIn } from '../fixtures/checkouts'
import { endsIn } from '../fixtures/payment-ends'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'
import { mailsTo } from '../fixtures/people'

const world = await paymentWorldOfFile()
const { alertsFor, eventOf, stateOf } = endsIn(world)
const { twoSessions } = checkoutsIn(world)

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
