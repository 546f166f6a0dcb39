import { describe, expect, it } from 'vitest'
import { releasePayment } from '@/services/payments/release-payment'
import { endsIn } from '../fixtures/payment-ends'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'

const world = await paymentWorldOfFile()
const { alertsFor, receipts, stateOf } = endsIn(world)

describe('a held payment that an administrator releases', () => {
  const boss = { id: 1, email: 'boss@example.com', fullName: 'Boss', role: 'admin' as const }
  const release = (paymentId: number, decision: 'settle' | 'refund') =>
    releasePayment({
      ctx: world.contextFor(boss),
      wish: { paymentId, decision, reason: 'Agreed with the customer.' },
    })

  /** The price was changed between the click and the payment. */
  async function paidAtOldPrice() {
    const checkout = await world.openCheckout()
    await world.force('quotes', checkout.quoteId, { totalCost: 1300 })
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    expect((await world.paymentsOf(checkout.quoteId))[0]?.isHeld).toBe(true)
    return checkout
  }

  it('counts for the quote as it stands, once, with a receipt and an order', async () => {
    const checkout = await paidAtOldPrice()
    const answers = await Promise.all([1, 2, 3].map(() => release(checkout.paymentId, 'settle')))
    expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, kind: 'settled' }])
    expect(await stateOf(checkout)).toEqual({
      quote: 'payment_succeeded/fully_paid',
      payments: ['succeeded'],
    })
    expect(await receipts(checkout)).toHaveLength(1)
    expect(await alertsFor(checkout)).toEqual([
      expect.stringContaining('held'),
      expect.stringContaining('is paid: '),
    ])
    expect((await world.paymentsOf(checkout.quoteId))[0]).toMatchObject({
      isHeld: false,
      release: { decision: 'settle', reason: 'Agreed with the customer.', by: boss.email },
    })
  })

  it('is a second charge where the quote was paid meanwhile', async () => {
    const checkout = await paidAtOldPrice()
    await world.force('quotes', checkout.quoteId, {
      status: 'payment_succeeded',
      paymentStatus: 'fully_paid',
    })
    expect(await release(checkout.paymentId, 'settle')).toEqual({
      ok: true,
      kind: 'refunded_duplicate',
    })
    expect((await stateOf(checkout)).payments).toEqual(['refunded'])
  })

  it('can only go back where another part was paid meanwhile', async () => {
    const checkout = await paidAtOldPrice()
    await world.force('quotes', checkout.quoteId, {
      status: 'deposit_paid',
      paymentStatus: 'deposit_paid',
    })
    const answer = await release(checkout.paymentId, 'settle')
    expect(answer).toEqual({ ok: false, kind: 'other_purpose' })
    expect(await release(checkout.paymentId, 'refund')).toEqual({ ok: true, kind: 'refunded' })
  })

  it('goes back, whole, even where Stripe’s dashboard was first', async () => {
    const checkout = await paidAtOldPrice()
    world.sandbox.dropWebhooks(true)
    world.sandbox.refund(checkout.sessionId)
    expect(await release(checkout.paymentId, 'settle')).toEqual({ ok: true, kind: 'refunded' })
    expect((await stateOf(checkout)).quote).toBe('pending_payment/unpaid')
    world.sandbox.dropWebhooks(false)
    const again = await paidAtOldPrice()
    world.sandbox.dropWebhooks(true)
    world.sandbox.refund(again.sessionId)
    expect(await release(again.paymentId, 'refund')).toEqual({ ok: true, kind: 'refunded' })
    expect((await world.paymentsOf(again.quoteId))[0]).toMatchObject({
      status: 'error',
      isHeld: false,
      refundedAmount: 1266.96,
    })
  })

  it('stays held while Stripe refuses the refund or can’t be asked', async () => {
    const checkout = await paidAtOldPrice()
    world.sandbox.trouble({ on: 'refunds.create', kind: 'status', status: 400, times: 1 })
    expect(await release(checkout.paymentId, 'refund')).toMatchObject({ kind: 'refund_refused' })
    world.sandbox.trouble({ on: '*', kind: 'cut_off', times: 20 })
    expect(await release(checkout.paymentId, 'settle')).toMatchObject({
      kind: 'release_unreachable',
    })
    expect((await world.paymentsOf(checkout.quoteId))[0]?.isHeld).toBe(true)
    world.sandbox.endTroubles()
    expect(await release(checkout.paymentId, 'refund')).toEqual({ ok: true, kind: 'refunded' })
  })
})
