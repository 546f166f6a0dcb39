import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { startCheckout } from '@/services/payments/start-checkout'
import { paperOfQuote } from '@/services/revisions/paper-of-quote'
import { checkoutsIn } from '../fixtures/checkouts'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'
import { runSql } from '../fixtures/run-sql'

const world = await paymentWorldOfFile()
const { customerWithQuote, openSessions } = checkoutsIn(world)

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
      payment_token: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
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

  it('says at Stripe what is paid for, in the language of the payer', async () => {
    const { quoteId, ctx } = await customerWithQuote()
    await startCheckout({ ctx, quoteId })
    const [payment] = await world.paymentsOf(quoteId)
    const [glass] =
      (await paperOfQuote({ payload: world.payload, quote: await world.quote(quoteId) }))?.lines ??
      []
    expect(glass?.text.en).toBeTruthy()
    expect(payment?.checkoutRequest).toMatchObject({
      line_items: [
        {
          price_data: {
            product_data: {
              description: expect.stringMatching(
                new RegExp(`^${glass?.text.en}( · |$)`),
              ) as unknown,
            },
          },
        },
      ],
    })
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

describe('a checkout goes on', () => {
  it('on a new page where Stripe asks another amount on the old one', async () => {
    const { quoteId, ctx, sessionId } = await world.openCheckout()
    world.sandbox.tamper(sessionId, { amount_total: 4_200 })
    const started = await startCheckout({ ctx, quoteId })
    const [open] = openSessions(quoteId)
    expect(started).toEqual({ ok: true, url: open?.url })
    expect(open?.amount_total).toBe(126_696)
    expect(world.sandbox.session(sessionId).status).toBe('expired')
  })

  it('with a clock that is half an hour fast, and says so with one that is off by hours', async () => {
    const clock = (minutes: number) => ({ now: () => new Date(Date.now() + minutes * 60_000) })
    const fast = await customerWithQuote()
    const fastCtx = world.contextFor(fast.actor, clock(30))
    expect(await startCheckout({ ctx: fastCtx, quoteId: fast.quoteId })).toMatchObject({ ok: true })
    const off = await customerWithQuote()
    const offCtx = world.contextFor(off.actor, clock(180))
    expect(await startCheckout({ ctx: offCtx, quoteId: off.quoteId })).toEqual({
      ok: false,
      kind: 'stripe_refused',
    })
    expect(await world.paymentsOf(off.quoteId)).toHaveLength(2)
  })

  it('past hundreds of tries that failed', async () => {
    const { quoteId, ctx, paymentId, sessionId } = await world.openCheckout()
    await runSql(sql`
      insert into payments (quote_id, user_id, amount, currency, status, is_duplicate, is_held)
      select quote_id, user_id, amount, currency, 'checkout_failed', false, false
      from payments, generate_series(1, 210) where id = ${paymentId}`)
    await runSql(sql`update payments set id = id + 1000000 where id = ${paymentId}`)
    await startCheckout({ ctx, quoteId })
    expect(openSessions(quoteId).map(({ id }) => id)).toEqual([sessionId])
  })
})

describe('a checkout is refused', () => {
  it.each([0, 0.3, 1_000_000])('for an amount that no card is charged with: %d', async (total) => {
    const { quoteId, ctx } = await customerWithQuote()
    await world.force('quotes', quoteId, { totalCost: total })
    expect(await startCheckout({ ctx, quoteId })).toEqual({ ok: false, kind: 'not_chargeable' })
    expect(await world.paymentsOf(quoteId)).toEqual([])
  })

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
