import { sql } from '@payloadcms/db-postgres'
import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { claimCheckout } from '@/services/payments/claim-checkout'
import { checkoutKey } from '@/services/payments/checkout-request'
import { reconcilePayments } from '@/services/payments/reconcile-payments'
import { startCheckout } from '@/services/payments/start-checkout'
import { mailsTo } from '../fixtures/people'
import { stateOf as stateIn } from '../fixtures/payment-ends'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'
import { runSql } from '../fixtures/run-sql'

const world = await paymentWorldOfFile()

/** The site itself, ten minutes later. */
function later() {
  return world.contextFor(null, { now: () => new Date(Date.now() + 10 * 60_000) })
}

const stateOf = (quoteId: number) => stateIn(world, quoteId)

/** A record without a session, as a crash right after writing it leaves it. */
async function recordOnly() {
  const actor = await world.customer()
  const { id: quoteId } = await world.savedQuote(actor)
  const ctx = world.contextFor(actor)
  const claim = await claimCheckout({
    ctx,
    payer: { kind: 'account', userId: actor.id },
    quoteId,
    productId: null,
    locale: 'en',
  })
  if (claim.kind !== 'use') throw new Error('There was no record to make.')
  const [payment] = await world.paymentsOf(quoteId)
  if (payment === undefined) throw new Error('There is no record.')
  return { actor, ctx, quoteId, payment }
}

describe('the reconciler', () => {
  it('finds what was paid when webhook and browser were both lost', async () => {
    const { quoteId, sessionId, actor } = await world.openCheckout()
    world.sandbox.dropWebhooks(true)
    world.sandbox.pay(sessionId)
    await reconcilePayments(later())
    expect(await stateOf(quoteId)).toEqual({
      quote: 'payment_succeeded/fully_paid',
      payments: ['succeeded'],
    })
    await reconcilePayments(later())
    expect(await mailsTo(actor.email)).toHaveLength(1)
  })

  it('leaves a checkout alone in which the customer may still be typing', async () => {
    const { quoteId, sessionId } = await world.openCheckout()
    await reconcilePayments(world.contextFor(null))
    await reconcilePayments(later())
    expect(world.sandbox.session(sessionId).status).toBe('open')
    expect(await stateOf(quoteId)).toEqual({
      quote: 'pending_payment/unpaid',
      payments: ['pending_checkout'],
    })
  })

  it('leaves a record alone whose session is being made right now', async () => {
    const { quoteId } = await recordOnly()
    await reconcilePayments(world.contextFor(null))
    expect((await stateOf(quoteId)).payments).toEqual(['pending_checkout'])
    expect(world.sessionsOf(quoteId)).toEqual([])
  })

  it('ends a record that crashed before its session was made', async () => {
    const { quoteId, ctx } = await recordOnly()
    await reconcilePayments(later())
    expect((await stateOf(quoteId)).payments).toEqual(['expired'])
    expect(world.sessionsOf(quoteId).map(({ status }) => status)).toEqual(['expired'])
    expect(await startCheckout({ ctx, quoteId })).toMatchObject({ ok: true })
  })

  it('learns and ends the session of a record that crashed after it was made', async () => {
    const { quoteId, payment } = await recordOnly()
    const made = await world.port.createSession(
      payment.checkoutRequest as Parameters<typeof world.port.createSession>[0],
      checkoutKey(payment),
    )
    await reconcilePayments(later())
    expect(world.sessionsOf(quoteId).map(({ id, status }) => [id, status])).toEqual([
      [made.id, 'expired'],
    ])
    expect((await world.paymentsOf(quoteId))[0]).toMatchObject({
      status: 'expired',
      stripeSessionId: made.id,
    })
  })

  it('ends a session whose answer was lost', async () => {
    const actor = await world.customer()
    const { id: quoteId } = await world.savedQuote(actor)
    world.sandbox.trouble({ on: 'sessions.create', kind: 'answer_lost', times: 10 })
    await startCheckout({ ctx: world.contextFor(actor), quoteId })
    world.sandbox.endTroubles()
    expect(world.sessionsOf(quoteId).map(({ status }) => status)).toEqual(['open'])
    await reconcilePayments(later())
    expect(world.sessionsOf(quoteId).map(({ status }) => status)).toEqual(['expired'])
  })

  it('refunds a second charge that could not be refunded at once', async () => {
    const { quoteId, paymentId, sessionId, ctx } = await world.openCheckout()
    await world.force('payments', paymentId, { status: 'expired' })
    await startCheckout({ ctx, quoteId })
    const second = (await world.paymentsOf(quoteId)).at(-1)?.stripeSessionId ?? ''
    world.sandbox.pay(second)
    await world.sandbox.delivered()
    world.sandbox.trouble({ on: 'refunds.create', kind: 'cut_off', times: 20 })
    world.sandbox.pay(sessionId)
    await world.sandbox.delivered()
    expect((await stateOf(quoteId)).payments).toEqual(['succeeded', 'succeeded'])
    world.sandbox.endTroubles()
    await reconcilePayments(later())
    await reconcilePayments(later())
    expect((await stateOf(quoteId)).payments).toEqual(['refunded', 'succeeded'])
    const [duplicate] = await world.paymentsOf(quoteId)
    const refunds = world.sandbox
      .refunds()
      .filter(({ payment_intent }) => payment_intent === duplicate?.stripePaymentIntentId)
    expect(refunds).toHaveLength(1)
  })

  it('hears of a refund whose event was lost', async () => {
    const { quoteId, sessionId } = await world.openCheckout()
    world.sandbox.pay(sessionId)
    await world.sandbox.delivered()
    world.sandbox.dropWebhooks(true)
    world.sandbox.refund(sessionId)
    await reconcilePayments(later())
    expect(await stateOf(quoteId)).toEqual({
      quote: 'payment_succeeded/refunded',
      payments: ['refunded'],
    })
  })

  it('hears of it two days later too', async () => {
    const { quoteId, sessionId } = await world.openCheckout()
    world.sandbox.pay(sessionId)
    await world.sandbox.delivered()
    world.sandbox.dropWebhooks(true)
    world.sandbox.refund(sessionId)
    const inTwoDays = { now: () => new Date(Date.now() + 2 * 24 * 3_600_000) }
    await reconcilePayments(world.contextFor(null, inTwoDays))
    expect((await stateOf(quoteId)).quote).toBe('payment_succeeded/refunded')
  })

  it('goes on with the others when one can’t be looked up', async () => {
    const first = await world.openCheckout()
    const second = await world.openCheckout()
    world.sandbox.dropWebhooks(true)
    world.sandbox.pay(first.sessionId)
    world.sandbox.pay(second.sessionId)
    const port = {
      ...world.port,
      retrieveSession: (id: string) =>
        id === first.sessionId
          ? Promise.reject(new Error('This session can’t be read.'))
          : world.port.retrieveSession(id),
    }
    const { failed } = await reconcilePayments({ ...later(), payments: port })
    expect(failed).toBeGreaterThan(0)
    expect((await stateOf(second.quoteId)).quote).toBe('payment_succeeded/fully_paid')
  })

  it('ends quotes that ran out, but not while somebody is paying', async () => {
    const idle = await world.savedQuote(await world.customer())
    const givenUp = await world.savedQuote(await world.customer())
    const busy = await world.openCheckout()
    const past = new Date(Date.now() - 60_000).toISOString()
    await world.force('quotes', idle.id, { validUntil: past })
    await world.force('quotes', givenUp.id, { validUntil: past, status: 'payment_cancelled' })
    await world.force('quotes', busy.quoteId, { validUntil: past })
    await reconcilePayments(world.contextFor(null))
    expect((await stateOf(idle.id)).quote).toBe('expired/unpaid')
    expect((await stateOf(givenUp.id)).quote).toBe('expired/unpaid')
    expect((await stateOf(busy.quoteId)).quote).toBe('pending_payment/unpaid')
  })

  it('goes on with the other events when one can’t be handled, and remembers what is none of ours', async () => {
    const first = await world.openCheckout()
    const second = await world.openCheckout()
    for (const { sessionId } of [first, second]) world.sandbox.pay(sessionId)
    await world.sandbox.delivered()
    world.sandbox.dropWebhooks(true)
    for (const { sessionId } of [first, second]) world.sandbox.refund(sessionId)
    const charges: string[] = []
    const port = {
      ...world.port,
      retrieveCharge: (id: string) => {
        charges.push(id)
        return new Set(charges).size === 1
          ? Promise.reject(new Error('This key may not read charges.'))
          : world.port.retrieveCharge(id)
      },
    }
    const { failed } = await reconcilePayments({ ...later(), payments: port })
    expect(failed).toBeGreaterThan(0)
    const states = [await stateOf(first.quoteId), await stateOf(second.quoteId)]
    expect(states.filter(({ quote }) => quote.endsWith('/refunded'))).toHaveLength(1)
  })

  it('closes a checkout that Stripe has never heard of, as after a change of the key', async () => {
    const { quoteId, sessionId, ctx } = await world.openCheckout()
    const forgets = (listed: Stripe.Checkout.Session[]) => ({
      ...world.port,
      retrieveSession: () => world.port.retrieveSession('cs_test_of_another_key'),
      expireSession: () => world.port.expireSession('cs_test_of_another_key'),
      sessionsSince: () => Promise.resolve(listed),
    })
    const contradicts = { ...later(), payments: forgets([world.sandbox.session(sessionId)]) }
    expect((await reconcilePayments(contradicts)).failed).toBe(1)
    expect((await stateOf(quoteId)).payments).toEqual(['pending_checkout'])
    const again = { ...ctx, payments: forgets([]) }
    await startCheckout({ ctx: again, quoteId })
    expect((await stateOf(quoteId)).payments).toEqual(['expired', 'pending_checkout'])
  })

  it('finds the session of a record that knows a wrong one', async () => {
    const { quoteId, paymentId, sessionId } = await world.openCheckout()
    world.sandbox.dropWebhooks(true)
    world.sandbox.pay(sessionId)
    await world.force('payments', paymentId, { stripeSessionId: 'cs_test_unknown' })
    await reconcilePayments(later())
    expect((await stateOf(quoteId)).quote).toBe('payment_succeeded/fully_paid')
  })

  it('looks at an open checkout ever more rarely, and at one that is final never again', async () => {
    const { quoteId, sessionId } = await world.openCheckout()
    await reconcilePayments(later())
    const looks: string[] = []
    const inMinutes = (minutes: number) => ({
      ...world.contextFor(null, { now: () => new Date(Date.now() + minutes * 60_000) }),
      payments: {
        ...world.port,
        retrieveSession: (id: string) => {
          looks.push(id)
          return world.port.retrieveSession(id)
        },
      },
    })
    const looksAt = async (minutes: number) => {
      const before = looks.filter((id) => id === sessionId).length
      await reconcilePayments(inMinutes(minutes))
      return looks.filter((id) => id === sessionId).length - before
    }
    expect([await looksAt(11), await looksAt(13), await looksAt(14)]).toEqual([0, 1, 0])
    expect([await looksAt(600), await looksAt(650), await looksAt(661)]).toEqual([1, 0, 1])
    world.sandbox.expire(sessionId)
    await world.sandbox.delivered()
    expect(await looksAt(800)).toBe(0)
    expect((await world.paymentsOf(quoteId))[0]?.lookAt).toBeNull()
  })

  it('keeps a young checkout waiting behind no crowd of old ones', async () => {
    await reconcilePayments(later())
    const { quoteId, paymentId, sessionId } = await world.openCheckout()
    world.sandbox.dropWebhooks(true)
    world.sandbox.pay(sessionId)
    await runSql(sql`
      insert into payments (quote_id, user_id, amount, currency, status, is_duplicate, is_held,
        stripe_session_id, look_at, created_at)
      select quote_id, user_id, amount, currency, status, false, false, 'cs_crowd_' || n,
        now() - interval '1 day', now() - interval '1 day'
      from payments, generate_series(1, 60) n where id = ${paymentId}`)
    const port = {
      ...world.port,
      retrieveSession: (id: string) =>
        id.startsWith('cs_crowd_')
          ? Promise.reject(new Error('Stripe has no time for these.'))
          : world.port.retrieveSession(id),
    }
    for (const minutes of [10, 11]) {
      const now = () => new Date(Date.now() + minutes * 60_000)
      await reconcilePayments({ ...world.contextFor(null, { now }), payments: port })
    }
    expect((await stateOf(quoteId)).quote).toBe('payment_succeeded/fully_paid')
    await runSql(sql`delete from payments where stripe_session_id like 'cs_crowd_%'`)
  })

  it('ends the other open page of a quote that is paid', async () => {
    const { quoteId, paymentId, sessionId, ctx } = await world.openCheckout()
    await world.force('payments', paymentId, { status: 'expired' })
    await startCheckout({ ctx, quoteId })
    await world.force('payments', paymentId, { status: 'pending_checkout' })
    world.sandbox.pay((await world.paymentsOf(quoteId)).at(-1)?.stripeSessionId ?? '')
    await world.sandbox.delivered()
    await reconcilePayments(world.contextFor(null))
    expect(world.sandbox.session(sessionId).status).toBe('expired')
    expect((await stateOf(quoteId)).payments).toEqual(['expired', 'succeeded'])
  })

  it('remembers an event that is none of ours, and asks about it once', async () => {
    world.sandbox.dropWebhooks(true)
    const foreign = world.sandbox.emit('charge.refunded', { object: 'charge', id: 'ch_foreign' })
    const asked: string[] = []
    const port = {
      ...world.port,
      retrieveCharge: (id: string) => {
        asked.push(id)
        return world.port.retrieveCharge(id)
      },
    }
    for (let run = 0; run < 2; run += 1) await reconcilePayments({ ...later(), payments: port })
    expect(asked.filter((id) => id === 'ch_foreign')).toHaveLength(1)
    expect(await world.eventRows(foreign.id)).toBe(1)
  })
})
