import { describe, expect, it } from 'vitest'
import { handleStripeEvent } from '@/services/payments/handle-stripe-event'
import { refundPayment } from '@/services/payments/refund-payment'
import { startCheckout } from '@/services/payments/start-checkout'
import { givingBackIn } from '../fixtures/giving-back'
import { blind } from '../fixtures/lost-refunds'
import { endsIn } from '../fixtures/payment-ends'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'
import { mailsTo } from '../fixtures/people'

const world = await paymentWorldOfFile()
const { alertsFor, eventOf, payUnheard, stateOf } = endsIn(world)
const { paidCheckout } = givingBackIn(world)

describe('money that goes back', () => {
  it('in part, then whole, from the dashboard', async () => {
    const checkout = await paidCheckout()
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
    const checkout = await paidCheckout()
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
    const port = { ...world.port, ...blind }
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
    const checkout = await paidCheckout()
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
