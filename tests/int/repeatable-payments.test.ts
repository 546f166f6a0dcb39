import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it, vi } from 'vitest'
import type { Actor } from '@/services/context'
import { confirmPayment } from '@/services/payments/confirm-payment'
import { handleStripeEvent } from '@/services/payments/handle-stripe-event'
import { recordPayment } from '@/services/payments/record-payment'
import { voidPayment } from '@/services/payments/void-payment'
import { endedOnce } from '../fixtures/ended-once'
import { boss, givingBackIn } from '../fixtures/giving-back'
import { endsIn, paid } from '../fixtures/payment-ends'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'
import { runSql } from '../fixtures/run-sql'

vi.setConfig({ testTimeout: 180_000 })

const world = await paymentWorldOfFile()
const { eventOf, payUnheard, stateOf } = endsIn(world)
const { backAtStripe, giveBack, paidCheckout, paymentOf } = givingBackIn(world)
const total = 1266.96

/** What is to be done because of a payment. */
async function intended(paymentId: number): Promise<string[]> {
  const { rows } = (await runSql(sql`
    select input ->> 'work' as work from payload_jobs
    where task_slug = 'afterPayment' and input ->> 'paymentId' = ${String(paymentId)}
    order by 1`)) as { rows: { work: string }[] }
  return rows.map(({ work }) => work)
}

const payment = (id: number) => sql`select 1 from payments where id = ${id} for update`
const account = (id: number) => sql`select 1 from users where id = ${id} for update`

describe('money whose transaction PostgreSQL ends for the sake of another', () => {
  it('is settled once, with one letter each', async () => {
    const checkout = await world.openCheckout()
    const { ctx, query, quoteId, paymentId } = checkout
    payUnheard(checkout.sessionId)
    const meeting = { quoteId, asksFor: payment(paymentId) }
    const settled = await endedOnce(meeting, () => confirmPayment({ ctx, query }))
    expect(settled).toMatchObject({ kind: 'success' })
    expect(await stateOf(checkout)).toEqual(paid)
    expect(await intended(paymentId)).toEqual(['customer', 'job', 'order', 'receipt'])
  })

  it('that went back at Stripe is booked once, and the customer is told once', async () => {
    const checkout = await paidCheckout()
    const { quoteId, paymentId } = checkout
    const before = await intended(paymentId)
    world.sandbox.dropWebhooks(true)
    world.sandbox.refund(checkout.sessionId, 10_000)
    const intent = await world.port.retrieveIntent(
      (await paymentOf(checkout)).stripePaymentIntentId ?? '',
    )
    const event = eventOf('charge.refunded', String(intent.latest_charge))
    const meeting = { quoteId, asksFor: payment(paymentId) }
    const { port } = world
    const handled = await endedOnce(meeting, () =>
      handleStripeEvent({ ctx: world.contextFor(null), port, event }),
    )
    expect(handled).toBe('handled')
    expect(await world.eventRows(event.id)).toBe(1)
    expect((await paymentOf(checkout)).refundedAmount).toBe(100)
    expect(await world.quote(quoteId)).toMatchObject({ amountPaid: total - 100, balanceDue: 0 })
    expect(await intended(paymentId)).toEqual([...before, 'given_back'].toSorted())
  })

  it('is given back once by who presses once', async () => {
    const checkout = await paidCheckout()
    const { quoteId, paymentId } = checkout
    const meeting = { quoteId, asksFor: payment(paymentId) }
    expect(await endedOnce(meeting, () => giveBack(paymentId))).toMatchObject({ ok: true })
    await world.sandbox.delivered()
    expect(await backAtStripe(checkout)).toBe(10_000)
    expect((await paymentOf(checkout)).refunds).toHaveLength(1)
  })

  it('is recorded once, and voided once', async () => {
    const actor: Actor = await world.customer()
    const { id: quoteId } = await world.savedQuote(actor)
    const ctx = world.contextFor(boss)
    const wish = {
      ...{ quoteId, method: 'cash', amount: total, note: '' },
      date: new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' }),
      requestKey: crypto.randomUUID(),
    }
    // the payment names the account, whose row has to stay meanwhile
    const recorded = await endedOnce({ quoteId, asksFor: account(actor.id) }, () =>
      recordPayment({ ctx, wish }),
    )
    if (!recorded.ok) throw new Error(recorded.kind)
    const paymentId = recorded.payment.id
    expect(await stateOf({ quoteId })).toEqual(paid)
    expect(await intended(paymentId)).toEqual(['customer', 'job', 'order', 'receipt'])
    const meeting = { quoteId, asksFor: payment(paymentId) }
    const reason = 'Typed twice.'
    expect(
      await endedOnce(meeting, () => voidPayment({ ctx, wish: { paymentId, reason } })),
    ).toEqual({ ok: true })
    expect(await stateOf({ quoteId })).toEqual({
      quote: 'pending_payment/unpaid',
      payments: ['voided'],
    })
    // its receipt had not left: nobody is told of what nobody heard of
    expect(await intended(paymentId)).toEqual(['customer', 'job', 'order', 'payment_voided'])
  })
})
