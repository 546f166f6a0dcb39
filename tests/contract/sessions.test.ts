import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientFor, refusal, sandboxAndClient, sessionParams } from './sandbox'

let running: Awaited<ReturnType<typeof sandboxAndClient>>
beforeAll(async () => {
  running = await sandboxAndClient()
})
afterAll(() => running.sandbox.close())

describe('a checkout session', () => {
  test('is created open, with the amount, the page and the facts it was given', async () => {
    const session = await running.stripe.checkout.sessions.create(sessionParams())
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 123_456,
      currency: 'usd',
      client_reference_id: '7',
      metadata: { quote_id: '7', payment_record_id: '3' },
      livemode: false,
    })
    expect(session.id).toMatch(/^cs_test_/)
    expect(session.url).toBe(
      `${running.sandbox.url.replace('127.0.0.1', 'localhost')}/c/pay/${session.id}`,
    )
  })

  test('is given back with its line items when they are asked for', async () => {
    const { id } = await running.stripe.checkout.sessions.create(sessionParams())
    const plain = await running.stripe.checkout.sessions.retrieve(id)
    expect(plain.line_items).toBeUndefined()
    const full = await running.stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] })
    expect(full.line_items?.data[0]).toMatchObject({
      description: 'Quote Q-000007',
      amount_total: 123_456,
      quantity: 1,
    })
    const listed = await running.stripe.checkout.sessions.listLineItems(id)
    expect(listed.data).toHaveLength(1)
  })

  test('files its line under a product of the catalogue', async () => {
    const price = await running.stripe.prices.retrieve('price_sandbox_default')
    const product = await running.stripe.products.retrieve(String(price.product))
    const { id } = await running.stripe.checkout.sessions.create(
      sessionParams({
        line_items: [
          {
            quantity: 1,
            price_data: { currency: 'usd', unit_amount: 5_000, product: product.id },
          },
        ],
      }),
    )
    const { line_items } = await running.stripe.checkout.sessions.retrieve(id, {
      expand: ['line_items'],
    })
    expect(line_items?.data[0]?.price?.product).toBe(product.id)
  })

  test('can be expired once, and says so the second time', async () => {
    const { id } = await running.stripe.checkout.sessions.create(sessionParams())
    const expired = await running.stripe.checkout.sessions.expire(id)
    expect(expired).toMatchObject({ status: 'expired', url: null })
    expect(await refusal(running.stripe.checkout.sessions.expire(id))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
    })
  })

  test('is listed, newest first, a page at a time', async () => {
    const before = await running.stripe.checkout.sessions.list({ limit: 100 })
    const first = await running.stripe.checkout.sessions.create(sessionParams())
    const second = await running.stripe.checkout.sessions.create(sessionParams())
    const page = await running.stripe.checkout.sessions.list({ limit: 1 })
    expect(page.data.map(({ id }) => id)).toEqual([second.id])
    expect(page.has_more).toBe(true)
    const next = await running.stripe.checkout.sessions.list({
      limit: 1,
      starting_after: second.id,
    })
    expect(next.data.map(({ id }) => id)).toEqual([first.id])
    const all = await running.stripe.checkout.sessions.list({ limit: 100 })
    expect(all.data).toHaveLength(before.data.length + 2)
  })

  test('that nobody made is missing', async () => {
    expect(await refusal(running.stripe.checkout.sessions.retrieve('cs_test_none'))).toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
      message: "No such checkout.session: 'cs_test_none'",
    })
  })
})

describe('a malformed request is refused, naming the field', () => {
  const inHalfAMinute = Math.floor(Date.now() / 1000) + 30
  const line = (price: object, quantity = 1) => [{ quantity, price_data: price }]
  const price = { currency: 'usd', unit_amount: 500, product_data: { name: 'x' } }
  const cases: [string, object, string, string | undefined][] = [
    [
      'a retired parameter',
      { payment_method_types: ['card'] },
      'payment_method_types',
      'parameter_unknown',
    ],
    ['a misspelt mode', { mode: 'paymnt' }, 'mode', undefined],
    ['a retired kind of page', { ui_mode: 'hosted' }, 'ui_mode', undefined],
    [
      'an unknown payment method',
      { allowed_payment_method_types: ['gold'] },
      'allowed_payment_method_types[0]',
      undefined,
    ],
    ['no success address', { success_url: undefined }, 'success_url', 'parameter_missing'],
    ['an address that is none', { cancel_url: 'nowhere' }, 'cancel_url', 'url_invalid'],
    ['an end too near', { expires_at: inHalfAMinute }, 'expires_at', undefined],
    ['an end too far', { expires_at: inHalfAMinute + 90_000 }, 'expires_at', undefined],
    [
      'a fraction of a cent',
      { line_items: line({ ...price, unit_amount: 10.5 }) },
      'line_items[0][price_data][unit_amount]',
      'parameter_invalid_integer',
    ],
    [
      'words for an amount',
      { line_items: line({ ...price, unit_amount: 'ten' }) },
      'line_items[0][price_data][unit_amount]',
      'parameter_invalid_integer',
    ],
    [
      'too small an amount',
      { line_items: line({ ...price, unit_amount: 49 }) },
      'line_items',
      'amount_too_small',
    ],
    [
      'a currency in capitals',
      { line_items: line({ ...price, currency: 'USD' }) },
      'line_items[0][price_data][currency]',
      undefined,
    ],
    ['no line', { line_items: undefined }, 'line_items', 'parameter_missing'],
    [
      'an unknown product',
      { line_items: line({ currency: 'usd', unit_amount: 500, product: 'prod_none' }) },
      'line_items[0][price_data][product]',
      'resource_missing',
    ],
    [
      'a field inside a field that is not there',
      { line_items: line({ ...price, colour: 'red' }) },
      'line_items[0][price_data][colour]',
      'parameter_unknown',
    ],
    [
      'an address that is not of mail',
      { customer_email: 'ada' },
      'customer_email',
      'email_invalid',
    ],
    ['metadata too long', { metadata: { note: 'x'.repeat(501) } }, 'metadata', undefined],
  ]
  test.each(cases)('%s', async (_what, changes, param, code) => {
    const params = sessionParams(changes as Partial<Stripe.Checkout.SessionCreateParams>)
    expect(await refusal(running.stripe.checkout.sessions.create(params))).toMatchObject({
      type: 'StripeInvalidRequestError',
      rawType: 'invalid_request_error',
      statusCode: 400,
      param,
      ...(code === undefined ? {} : { code }),
    })
  })

  test('an address the API does not have', async () => {
    expect(await refusal(running.stripe.customers.list())).toMatchObject({ statusCode: 404 })
  })

  test('a key of the live mode', async () => {
    const { hostname, port } = new URL(running.sandbox.url)
    const live = new Stripe('sk_live_key', { host: hostname, port, protocol: 'http' })
    expect(await refusal(live.checkout.sessions.list())).toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    })
  })
})

describe('trouble that was asked for', () => {
  test('is a timeout where no answer comes', async () => {
    running.sandbox.control.trouble({ on: 'sessions.retrieve', kind: 'no_answer' })
    const hasty = clientFor(running.sandbox.url, { timeout: 200 })
    expect(await refusal(hasty.checkout.sessions.retrieve('cs_test_x'))).toMatchObject({
      type: 'StripeConnectionError',
    })
  })

  test('is a rate limit, then it is over', async () => {
    running.sandbox.control.trouble({ on: 'sessions.list', kind: 'status', status: 429 })
    expect(await refusal(running.stripe.checkout.sessions.list())).toMatchObject({
      type: 'StripeRateLimitError',
    })
    expect((await running.stripe.checkout.sessions.list()).object).toBe('list')
  })
})
