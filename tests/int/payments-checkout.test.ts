import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expireOpenSession } from '@/services/payments/expire-open-session'
import { startCheckout } from '@/services/payments/start-checkout'
import { openPaymentWorld } from '../fixtures/payment-world'
import type { PaymentWorld } from '../fixtures/payment-world'

let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld()
})
afterEach(() => world.sandbox.endTroubles())
afterAll(() => world.close())

async function customerWithQuote() {
  const actor = await world.customer()
  const { id: quoteId } = await world.savedQuote(actor)
  return { actor, quoteId, ctx: world.contextFor(actor) }
}

function openSessions(quoteId: number) {
  return world.sessionsOf(quoteId).filter(({ status }) => status === 'open')
}

describe('a checkout', () => {
  it('sends the customer to a hosted page for the stored amount', async () => {
    const { actor, quoteId, ctx } = await customerWithQuote()
    const started = await startCheckout({ ctx, quoteId })
    const [session] = world.sessionsOf(quoteId)
    expect(started).toEqual({ ok: true, url: session?.url })
    expect(session).toMatchObject({
      amount_total: 126_696,
      currency: 'usd',
      client_reference_id: String(quoteId),
      customer_email: actor.email,
      payment_method_types: ['card'],
    })
    const [payment] = await world.paymentsOf(quoteId)
    expect(payment).toMatchObject({
      status: 'pending_checkout',
      amount: 1266.96,
      currency: 'usd',
      stripeSessionId: session?.id,
    })
    expect(session?.metadata).toEqual({
      quote_id: String(quoteId),
      user_id: String(actor.id),
      payment_record_id: String(payment?.id),
    })
    expect(session?.success_url).toContain('/payment/success?session_id={CHECKOUT_SESSION_ID}')
  })

  it('never ends after its quote does', async () => {
    const { quoteId, ctx } = await customerWithQuote()
    const validUntil = new Date(Date.now() + 2 * 60 * 60_000)
    await world.force('quotes', quoteId, { validUntil: validUntil.toISOString() })
    await startCheckout({ ctx, quoteId })
    const [session] = world.sessionsOf(quoteId)
    expect((session?.expires_at ?? Infinity) * 1000).toBeLessThanOrEqual(validUntil.getTime())
  })

  it('started ten times at once makes one session, counted at Stripe', async () => {
    const { quoteId, ctx } = await customerWithQuote()
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => startCheckout({ ctx, quoteId })),
    )
    expect(world.sessionsOf(quoteId)).toHaveLength(1)
    expect(openSessions(quoteId)).toHaveLength(1)
    expect(await world.paymentsOf(quoteId)).toHaveLength(1)
    const url = openSessions(quoteId)[0]?.url
    expect(outcomes).toEqual(Array(10).fill({ ok: true, url }))
  })

  it('started ten times while Stripe is slow makes one session too', async () => {
    const { quoteId, ctx } = await customerWithQuote()
    world.sandbox.trouble({ on: 'sessions.create', kind: 'slow', delayMs: 700, times: 1 })
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => startCheckout({ ctx, quoteId })),
    )
    expect(world.sessionsOf(quoteId)).toHaveLength(1)
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10)
  })

  it('started again goes to the page that is open already', async () => {
    const { quoteId, ctx } = await customerWithQuote()
    const first = await startCheckout({ ctx, quoteId })
    expect(await startCheckout({ ctx, quoteId })).toEqual(first)
    expect(world.sessionsOf(quoteId)).toHaveLength(1)
  })

  it('ends the session of another amount before it opens one', async () => {
    const { quoteId, ctx } = await customerWithQuote()
    await startCheckout({ ctx, quoteId })
    await world.force('quotes', quoteId, { totalCost: 1300 })
    await startCheckout({ ctx, quoteId })
    expect(world.sessionsOf(quoteId)).toHaveLength(2)
    expect(openSessions(quoteId).map(({ amount_total }) => amount_total)).toEqual([130_000])
    const [old, fresh] = await world.paymentsOf(quoteId)
    expect([old?.status, fresh?.status]).toEqual(['expired', 'pending_checkout'])
  })

  it('follows a session that ended at Stripe with a new one', async () => {
    const { quoteId, ctx } = await customerWithQuote()
    await startCheckout({ ctx, quoteId })
    world.sandbox.dropWebhooks(true)
    world.sandbox.expire(openSessions(quoteId)[0]?.id ?? '')
    world.sandbox.dropWebhooks(false)
    expect(await startCheckout({ ctx, quoteId })).toMatchObject({ ok: true })
    expect(openSessions(quoteId)).toHaveLength(1)
  })

  it('finds that the quote was paid while nobody told', async () => {
    const { quoteId, ctx } = await customerWithQuote()
    await startCheckout({ ctx, quoteId })
    world.sandbox.dropWebhooks(true)
    world.sandbox.pay(openSessions(quoteId)[0]?.id ?? '')
    world.sandbox.dropWebhooks(false)
    expect(await startCheckout({ ctx, quoteId })).toEqual({ ok: false, kind: 'already_paid' })
    expect(await world.quote(quoteId)).toMatchObject({ paymentStatus: 'fully_paid' })
  })

  it('files its line under the product of the default price', async () => {
    const { quoteId, ctx } = await customerWithQuote()
    const config = (stripeDefaultPriceId: string | null) =>
      world.payload.updateGlobal({
        slug: 'app-config',
        data: { stripeDefaultPriceId },
        overrideAccess: true,
        context: { disableRevalidate: true },
      })
    await config('price_sandbox_default')
    await startCheckout({ ctx, quoteId })
    await config(null)
    const [payment] = await world.paymentsOf(quoteId)
    expect(payment?.checkoutRequest).toMatchObject({
      line_items: [{ price_data: { product: 'prod_sandbox_default', unit_amount: 126_696 } }],
    })
  })
})

describe('a checkout is refused', () => {
  it('to visitors, and for quotes of others', async () => {
    const { quoteId } = await customerWithQuote()
    const stranger = world.contextFor(await world.customer())
    expect(await startCheckout({ ctx: world.contextFor(null), quoteId })).toEqual({
      ok: false,
      kind: 'not_signed_in',
    })
    expect(await startCheckout({ ctx: stranger, quoteId })).toEqual({
      ok: false,
      kind: 'not_found',
    })
    expect(world.sessionsOf(quoteId)).toEqual([])
  })

  it('where card payment is not configured', async () => {
    const { actor, quoteId } = await customerWithQuote()
    const ctx = world.contextFor(actor, { payments: null })
    expect(await startCheckout({ ctx, quoteId })).toEqual({ ok: false, kind: 'not_configured' })
  })

  it('while the money of an earlier one is on its way', async () => {
    const { ctx, quoteId, sessionId } = await world.openCheckout()
    world.sandbox.pay(sessionId, 'later')
    await world.sandbox.delivered()
    expect(await startCheckout({ ctx, quoteId })).toEqual({ ok: false, kind: 'processing' })
  })
})

describe('an expired quote', () => {
  const longAgo = () => new Date(Date.now() - 60 * 24 * 60 * 60_000)

  it('is priced again, and paid at once where the price has not moved', async () => {
    const actor = await world.customer()
    const { id: quoteId } = await world.savedQuote(actor, longAgo())
    await world.force('quotes', quoteId, { status: 'expired' })
    const started = await startCheckout({ ctx: world.contextFor(actor), quoteId })
    expect(started).toMatchObject({ ok: true })
    const renewed = await world.quote(quoteId)
    expect(renewed.status).toBe('pending_payment')
    expect(new Date(renewed.validUntil ?? 0).getTime()).toBeGreaterThan(Date.now())
  })

  it('asks again where the price has moved, and then takes the new price', async () => {
    const actor = await world.customer()
    const ctx = world.contextFor(actor)
    const { id: quoteId } = await world.savedQuote(actor, longAgo())
    const glass = (basePricePerSqFt: number) =>
      world.payload.update({
        collection: 'glass-types',
        id: world.pricing.glass.shower,
        data: { basePricePerSqFt },
        overrideAccess: true,
        context: { disableRevalidate: true },
      })
    await glass(50)
    const asked = await startCheckout({ ctx, quoteId })
    await glass(45)
    expect(asked).toMatchObject({ ok: false, kind: 'price_changed' })
    if (asked.ok || asked.kind !== 'price_changed') throw new Error('It was not asked.')
    expect(asked.quote.totalCost).toBeGreaterThan(1266.96)
    expect(world.sessionsOf(quoteId)).toEqual([])

    expect(await startCheckout({ ctx, quoteId })).toMatchObject({ ok: true })
    const [session] = openSessions(quoteId)
    expect(session?.amount_total).toBe(Math.round(asked.quote.totalCost * 100))
  })

  it('is not sold as it was when its glass is no longer offered', async () => {
    const actor = await world.customer()
    const { id: quoteId } = await world.savedQuote(actor, longAgo())
    await world.force('quotes', quoteId, { inputs: { serviceType: 'nothing' } })
    expect(await startCheckout({ ctx: world.contextFor(actor), quoteId })).toEqual({
      ok: false,
      kind: 'not_priceable',
    })
  })
})

describe('when Stripe', () => {
  it('refuses, the payment has failed and the next try works', async () => {
    const { quoteId, ctx } = await customerWithQuote()
    world.sandbox.trouble({ on: 'sessions.create', kind: 'status', status: 402 })
    expect(await startCheckout({ ctx, quoteId })).toEqual({ ok: false, kind: 'stripe_refused' })
    expect((await world.paymentsOf(quoteId))[0]).toMatchObject({ status: 'checkout_failed' })
    expect(await startCheckout({ ctx, quoteId })).toMatchObject({ ok: true })
  })

  it('gives no page, the session is ended again', async () => {
    const { quoteId, ctx } = await customerWithQuote()
    world.sandbox.trouble({ on: 'sessions.create', kind: 'no_url' })
    expect(await startCheckout({ ctx, quoteId })).toEqual({ ok: false, kind: 'stripe_refused' })
    expect((await world.paymentsOf(quoteId))[0]).toMatchObject({ status: 'checkout_failed' })
    expect(openSessions(quoteId)).toEqual([])
  })

  it.each([
    ['is down', 'cut_off', 0],
    ['made the session but its answer was lost', 'answer_lost', 1],
  ] as const)('%s, the next try finds out and leaves one open session', async (_, kind, made) => {
    const { quoteId, ctx } = await customerWithQuote()
    world.sandbox.trouble({ on: 'sessions.create', kind, times: 10 })
    expect(await startCheckout({ ctx, quoteId })).toEqual({
      ok: false,
      kind: 'stripe_unreachable',
    })
    expect((await world.paymentsOf(quoteId))[0]).toMatchObject({ status: 'error' })
    expect(world.sessionsOf(quoteId)).toHaveLength(made)
    world.sandbox.endTroubles()
    expect(await startCheckout({ ctx, quoteId })).toMatchObject({ ok: true })
    expect(openSessions(quoteId)).toHaveLength(1)
  })

  it('answers with a fault of its own and keeps it, the next try is not bound to it', async () => {
    const { quoteId, ctx } = await customerWithQuote()
    world.sandbox.trouble({ on: 'sessions.create', kind: 'status', status: 500 })
    expect(await startCheckout({ ctx, quoteId })).toMatchObject({ kind: 'stripe_unreachable' })
    expect(await startCheckout({ ctx, quoteId })).toMatchObject({ ok: true })
    expect(openSessions(quoteId)).toHaveLength(1)
  })
})

describe('saving a quote again', () => {
  it('ends its open session first', async () => {
    const { ctx, quoteId } = await world.openCheckout()
    expect(await expireOpenSession({ ctx, quoteId })).toEqual({ ok: true })
    expect(openSessions(quoteId)).toEqual([])
    expect((await world.paymentsOf(quoteId))[0]).toMatchObject({ status: 'expired' })
  })

  it('is refused when the session turns out to be paid', async () => {
    const { ctx, quoteId, sessionId } = await world.openCheckout()
    world.sandbox.dropWebhooks(true)
    world.sandbox.pay(sessionId)
    world.sandbox.dropWebhooks(false)
    expect(await expireOpenSession({ ctx, quoteId })).toEqual({ ok: false, kind: 'already_paid' })
    expect(await world.quote(quoteId)).toMatchObject({ status: 'payment_succeeded' })
  })

  it('is refused while Stripe can’t be asked', async () => {
    const { ctx, quoteId } = await world.openCheckout()
    world.sandbox.trouble({ on: '*', kind: 'cut_off', times: 20 })
    expect(await expireOpenSession({ ctx, quoteId })).toEqual({
      ok: false,
      kind: 'stripe_unreachable',
    })
    expect((await world.paymentsOf(quoteId))[0]).toMatchObject({ status: 'pending_checkout' })
  })
})
