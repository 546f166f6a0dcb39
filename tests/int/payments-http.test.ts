import { describe, expect, it } from 'vitest'
import { soundPassword } from '../fixtures/people'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'

const origin = 'http://localhost:3100'

const world = await paymentWorldOfFile()

type Call = { cookie?: string; from?: string; body: unknown }

function request(path: string, { cookie = '', from = origin, body }: Call): Request {
  return new Request(`${origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: from, cookie },
    body: JSON.stringify(body),
  })
}

async function cookieOf(email: string): Promise<string> {
  const { POST } = await import('@/app/api/users/login/route')
  const response = await POST(
    request('/api/users/login', { body: { email, password: soundPassword } }),
  )
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function call(route: 'checkout' | 'confirm' | 'cancel', what: Call) {
  const routes = {
    checkout: () => import('@/app/api/payments/checkout/route'),
    confirm: () => import('@/app/api/payments/confirm/route'),
    cancel: () => import('@/app/api/payments/cancel/route'),
  }
  const { POST } = await routes[route]()
  const response = await POST(request(`/api/payments/${route}`, what))
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

async function signedIn() {
  const actor = await world.customer()
  return { actor, cookie: await cookieOf(actor.email) }
}

describe('POST /api/payments/checkout', () => {
  it('answers the address of the hosted page', async () => {
    const { actor, cookie } = await signedIn()
    const { id } = await world.savedQuote(actor)
    const { status, body } = await call('checkout', { cookie, body: { quoteId: id } })
    expect(status).toBe(200)
    expect(body).toEqual({ checkoutSessionUrl: world.sessionsOf(id)[0]?.url })
  })

  it('is for people who are signed in, on our own pages', async () => {
    const { actor, cookie } = await signedIn()
    const { id } = await world.savedQuote(actor)
    const visitor = await call('checkout', { body: { quoteId: id } })
    expect(visitor).toMatchObject({ status: 401, body: { error: 'Not Logged In' } })
    const lured = await call('checkout', {
      cookie,
      from: 'https://evil.example',
      body: { quoteId: id },
    })
    expect(lured.status).toBe(403)
    expect(world.sessionsOf(id)).toEqual([])
  })

  it('finds no quote of others and none that is not there', async () => {
    const { cookie } = await signedIn()
    const { id } = await world.savedQuote(await world.customer())
    for (const quoteId of [id, 2_147_483_647]) {
      expect((await call('checkout', { cookie, body: { quoteId } })).status).toBe(404)
    }
  })

  it('reads nothing but a quote’s id', async () => {
    const { cookie } = await signedIn()
    for (const quoteId of [undefined, 'x', 0, -1, 1.5, 1e308, {}, [], '1; drop table quotes']) {
      const { status } = await call('checkout', { cookie, body: { quoteId } })
      expect(status, String(quoteId)).toBe(422)
    }
  })

  it('says why not: paid, changed, refused, out of reach', async () => {
    const { actor, cookie } = await signedIn()
    const start = async (quoteId: number) => {
      const { status, body } = await call('checkout', { cookie, body: { quoteId } })
      return [status, body.kind]
    }
    const { id } = await world.savedQuote(actor)
    world.sandbox.trouble({ on: 'sessions.create', kind: 'status', status: 402 })
    expect(await start(id)).toEqual([502, 'stripe_refused'])
    world.sandbox.trouble({ on: 'sessions.create', kind: 'cut_off', times: 10 })
    expect(await start(id)).toEqual([502, 'stripe_unreachable'])
    world.sandbox.endTroubles()
    await start(id)
    world.sandbox.pay(world.sessionsOf(id).at(-1)?.id ?? '')
    await world.sandbox.delivered()
    expect(await start(id)).toEqual([409, 'already_paid'])

    const old = await world.savedQuote(actor, new Date(Date.now() - 90 * 24 * 60 * 60_000))
    await world.force('quotes', old.id, { totalCost: 1 })
    const { status, body } = await call('checkout', { cookie, body: { quoteId: old.id } })
    expect(status).toBe(409)
    expect(body).toMatchObject({ kind: 'price_changed', quote: { totalCost: 1266.96 } })
  })
})

describe('POST /api/payments/confirm', () => {
  it('settles and says success, then already processed', async () => {
    const checkout = await world.openCheckout()
    const cookie = await cookieOf(checkout.actor.email)
    world.sandbox.dropWebhooks(true)
    world.sandbox.pay(checkout.sessionId)
    const confirm = () => call('confirm', { cookie, body: checkout.query })
    expect(await confirm()).toMatchObject({ status: 200, body: { outcome: 'success' } })
    const again = await confirm()
    expect(again).toMatchObject({ status: 200, body: { outcome: 'already_processed' } })
    expect(again.body.facts).toMatchObject({
      quoteId: checkout.quoteId,
      number: (await world.quote(checkout.quoteId)).number,
      amount: 1266.96,
      currency: 'USD',
      paidAt: expect.any(String) as string,
      canPay: false,
      email: checkout.actor.email,
      phone: null,
    })
    expect((await world.quote(checkout.quoteId)).paymentStatus).toBe('fully_paid')
  })

  it('changes nothing for a page of another site that carries the customer’s cookie', async () => {
    const checkout = await world.openCheckout()
    const cookie = await cookieOf(checkout.actor.email)
    const from = 'http://127.0.0.1:3100'
    world.sandbox.dropWebhooks(true)
    world.sandbox.pay(checkout.sessionId)
    const lured = await call('confirm', { cookie, from, body: checkout.query })
    expect(lured.status).toBe(403)
    expect((await world.quote(checkout.quoteId)).paymentStatus).toBe('unpaid')
  })

  it.each([
    ['missing ids', {}, 422, 'Missing payment information.'],
    [
      'ids of nobody',
      { session_id: 'cs_test_1', quote_id: '2147483647', payment_id: '2147483647' },
      404,
      'Could not retrieve payment record.',
    ],
  ])('refuses %s', async (_, body, status, error) => {
    const { cookie } = await signedIn()
    expect(await call('confirm', { cookie, body })).toMatchObject({ status, body: { error } })
  })
})

describe('POST /api/payments/cancel', () => {
  it('cancels, and says the status of one that can’t be', async () => {
    const checkout = await world.openCheckout()
    const cookie = await cookieOf(checkout.actor.email)
    const cancelled = await call('cancel', { cookie, body: checkout.query })
    expect(cancelled).toMatchObject({
      status: 200,
      body: {
        outcome: 'cancelled',
        facts: { amount: 1266.96, paidAt: null, canPay: true, hasRunOut: false },
      },
    })

    const other = await world.openCheckout()
    await world.force('payments', other.paymentId, { status: 'failed' })
    expect(
      await call('cancel', { cookie: await cookieOf(other.actor.email), body: other.query }),
    ).toMatchObject({
      status: 409,
      body: {
        kind: 'unexpected_status',
        status: 'failed',
        error: 'Unexpected payment status: failed',
      },
    })
  })
})

describe('the payment collections over REST', () => {
  it('take no write from a customer, not even of his own', async () => {
    const { handleEndpoints } = await import('payload')
    const { default: config } = await import('@payload-config')
    const { actor, paymentId, quoteId } = await world.openCheckout()
    const cookie = await cookieOf(actor.email)
    const patch = (path: string, body: unknown) =>
      handleEndpoints({
        config,
        request: new Request(`${origin}/api/${path}`, {
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json', Origin: origin, cookie },
          body: JSON.stringify(body),
        }),
      })
    expect((await patch(`payments/${paymentId}`, { status: 'succeeded' })).status).toBe(403)
    expect((await patch(`quotes/${quoteId}`, { paymentStatus: 'fully_paid' })).status).toBe(403)
    expect((await world.paymentsOf(quoteId))[0]?.status).toBe('pending_checkout')
  })
})
