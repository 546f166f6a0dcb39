import Stripe from 'stripe'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it, vi } from 'vitest'
import { reconcilePayments } from '@/services/payments/reconcile-payments'
import { refundPayment } from '@/services/payments/refund-payment'
import { boss, givingBackIn, reason } from '../fixtures/giving-back'
import { lostRefundsIn } from '../fixtures/lost-refunds'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'

vi.setConfig({ testTimeout: 180_000 })

const world = await paymentWorldOfFile()
const { giveBack, paidCheckout, paymentOf, backAtStripe } = givingBackIn(world)
const { lostRefund, dayLater } = lostRefundsIn(world)

describe('a refund whose answer is lost', () => {
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
})
