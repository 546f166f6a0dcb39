import { describe, expect, it } from 'vitest'
import { renewQuote } from '@/services/payments/renew-quote'
import { startCheckout } from '@/services/payments/start-checkout'
import { asAnotherProcess, untilWaitedFor } from '../fixtures/another-process'
import { checkoutsIn } from '../fixtures/checkouts'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'
import { showerInputs } from '../fixtures/stored-pricing'

const world = await paymentWorldOfFile()
const { customerWithQuote, openSessions } = checkoutsIn(world)

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

  it('names the deposit of the new price beside it', async () => {
    const actor = await world.customer()
    const ctx = world.contextFor(actor)
    const { id: quoteId } = await world.savedQuote(actor, longAgo())
    await world.force('quotes', quoteId, { totalCost: 1000, depositDue: 500 })
    const deposits = (depositPercentage: number) =>
      world.payload.updateGlobal({
        slug: 'pricing-settings',
        data: { depositPercentage },
        overrideAccess: true,
      })
    await deposits(50)
    const asked = await startCheckout({ ctx, quoteId })
    await deposits(0)
    expect(asked).toMatchObject({ kind: 'price_changed', depositDue: 633.48 })
    expect((await world.quote(quoteId)).depositDue).toBe(633.48)
  })

  it('asks everybody who clicked at the old price', async () => {
    const actor = await world.customer()
    const ctx = world.contextFor(actor)
    const { id: quoteId } = await world.savedQuote(actor, longAgo())
    await world.force('quotes', quoteId, { totalCost: 1000 })
    await asAnotherProcess(async (client) => {
      await client.query('begin')
      await client.query('select 1 from quotes where id = $1 for update', [quoteId])
      const before = { minor: 100_000, currency: 'usd' }
      const clicks = [1, 2, 3].map(() => renewQuote({ ctx, quoteId, before }))
      await untilWaitedFor(client)
      await client.query('commit')
      const kinds = (await Promise.all(clicks)).map(({ kind }) => kind)
      expect(kinds).toEqual(['price_changed', 'price_changed', 'price_changed'])
    })
  })

  it('takes the price of the moment in which it is made valid again', async () => {
    const actor = await world.customer()
    const { id: quoteId } = await world.savedQuote(actor, longAgo())
    await asAnotherProcess(async (client) => {
      const setPrice = (price: number) =>
        client.query('update glass_types set base_price_per_sq_ft = $1 where id = $2', [
          price,
          world.pricing.glass.shower,
        ])
      await client.query('begin')
      await client.query('select 1 from quotes where id = $1 for update', [quoteId])
      const before = { minor: 126_696, currency: 'usd' }
      const renewing = renewQuote({ ctx: world.contextFor(actor), quoteId, before })
      await untilWaitedFor(client)
      await setPrice(50)
      await client.query('commit')
      expect(await renewing).toMatchObject({ kind: 'price_changed' })
      await setPrice(45)
    })
    expect((await world.quote(quoteId)).totalCost).toBeGreaterThan(1266.96)
  })

  it('is not sold as it was when its glass is no longer offered', async () => {
    const actor = await world.customer()
    const { id: quoteId } = await world.savedQuote(actor, longAgo())
    const { factor, glass } = world.pricing
    const shower = { ...showerInputs(world.pricing), complexityFactorId: factor.standard }
    const ofFlatGlass = { ...shower, glassTypeId: glass.flat }
    await world.force('quotes', quoteId, { inputs: ofFlatGlass })
    expect(await startCheckout({ ctx: world.contextFor(actor), quoteId })).toMatchObject({
      ok: false,
      kind: 'not_priceable',
      problems: [{ field: 'glassTypeId', code: 'glass_for_other_work' }],
    })
  })

  it('is not sold again when a rule about glass has come to block it', async () => {
    const actor = await world.customer()
    const { id: quoteId } = await world.savedQuote(actor, longAgo())
    const panels = [{ widthIn: 30, heightIn: 121 }]
    await world.force('quotes', quoteId, { inputs: { ...showerInputs(world.pricing), panels } })
    const checkout = await startCheckout({ ctx: world.contextFor(actor), quoteId })
    expect(checkout).toMatchObject({ ok: false, kind: 'not_priceable' })
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
