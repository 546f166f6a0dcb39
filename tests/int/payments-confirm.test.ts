import { describe, expect, it } from 'vitest'
import { confirmPayment } from '@/services/payments/confirm-payment'
import { paymentAsked } from '@/services/payments/payment-asked'
import { endsIn, unpaid } from '../fixtures/payment-ends'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'

const world = await paymentWorldOfFile()
const { payUnheard, stateOf } = endsIn(world)

it('the way back names what was asked for to whoever pays, and to nobody else', async () => {
  const checkout = await world.openCheckout()
  const other = await world.openCheckout()
  const { query } = checkout
  const ask = (ctx = checkout.ctx, of: unknown = query) => paymentAsked({ ctx, query: of })
  expect(await ask()).toEqual({
    number: `Q-${String(checkout.quoteId).padStart(6, '0')}`,
    serviceType: expect.any(String),
    purpose: 'full',
    amount: (await world.quote(checkout.quoteId)).totalCost,
    currency: 'USD',
  })
  expect(await ask(other.ctx)).toBeNull()
  expect(await ask(world.contextFor(null))).toBeNull()
  expect(await ask(checkout.ctx, { ...query, quote_id: String(other.quoteId) })).toBeNull()
  expect(await ask(checkout.ctx, {})).toBeNull()
  expect(await stateOf(checkout)).toEqual(unpaid('pending_checkout'))
})

describe('the success page believes nothing', () => {
  it('without ids, of others, or of another session', async () => {
    const checkout = await world.openCheckout()
    const other = await world.openCheckout()
    world.sandbox.pay(other.sessionId)
    await world.sandbox.delivered()
    const ask = (query: unknown, ctx = checkout.ctx) => confirmPayment({ ctx, query })
    const { query } = checkout
    expect(await ask({})).toEqual({ ok: false, kind: 'missing_information' })
    expect(await ask({ ...query, payment_id: '1e9x' })).toMatchObject({
      kind: 'missing_information',
    })
    expect(await ask(query, world.contextFor(null))).toMatchObject({ kind: 'not_signed_in' })
    expect(await ask(query, other.ctx)).toEqual({ ok: false, kind: 'not_found' })
    expect(await ask({ ...query, session_id: other.sessionId })).toEqual({
      ok: false,
      kind: 'not_found',
    })
    expect(await ask({ ...query, quote_id: String(other.quoteId) })).toMatchObject({
      kind: 'not_found',
    })
    expect(await ask({ ...query, payment_id: '2147483647' })).toMatchObject({ kind: 'not_found' })
    expect(await ask(query)).toMatchObject({
      kind: 'unexpected_status',
      status: 'pending_checkout',
    })
    expect(await stateOf(checkout)).toEqual(unpaid('pending_checkout'))
  })

  it('of a session that was made for another payment, though the record knows none yet', async () => {
    const checkout = await world.openCheckout()
    const other = await world.openCheckout()
    payUnheard(other.sessionId)
    await world.force('payments', checkout.paymentId, { stripeSessionId: null })
    const query = { ...checkout.query, session_id: other.sessionId }
    expect(await confirmPayment({ ctx: checkout.ctx, query })).toEqual({
      ok: false,
      kind: 'not_found',
    })
    expect(await stateOf(checkout)).toEqual(unpaid('pending_checkout'))
  })

  it('and says so when Stripe can’t be asked', async () => {
    const checkout = await world.openCheckout()
    payUnheard(checkout.sessionId)
    world.sandbox.trouble({ on: '*', kind: 'cut_off', times: 20 })
    expect(await confirmPayment(checkout)).toEqual({ ok: false, kind: 'stripe_unreachable' })
    expect(await stateOf(checkout)).toEqual(unpaid('pending_checkout'))
  })
})
