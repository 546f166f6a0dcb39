import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal, sandboxAndClient, sessionParams } from './sandbox'

let running: Awaited<ReturnType<typeof sandboxAndClient>>
beforeAll(async () => {
  running = await sandboxAndClient()
})
afterAll(() => running.sandbox.close())

describe('an idempotency key', () => {
  test('gives the same request its first answer again', async () => {
    const options = { idempotencyKey: 'key-same' }
    const params = sessionParams()
    const first = await running.stripe.checkout.sessions.create(params, options)
    await running.stripe.checkout.sessions.expire(first.id)
    const again = await running.stripe.checkout.sessions.create(params, options)
    expect(again.id).toBe(first.id)
    expect(again.status).toBe('open')
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
  })

  test('refuses another request', async () => {
    const options = { idempotencyKey: 'key-other' }
    await running.stripe.checkout.sessions.create(sessionParams(), options)
    const other = sessionParams({ client_reference_id: '8' })
    expect(await refusal(running.stripe.checkout.sessions.create(other, options))).toMatchObject({
      type: 'StripeIdempotencyError',
      rawType: 'idempotency_error',
      statusCode: 400,
    })
  })

  test('refuses the same request while the first one runs, and makes one session', async () => {
    running.sandbox.control.trouble({ on: 'sessions.create', kind: 'slow', delayMs: 1_000 })
    const before = running.sandbox.control.sessions().length
    const options = { idempotencyKey: 'key-at-once' }
    const create = () => running.stripe.checkout.sessions.create(sessionParams(), options)
    // Either may arrive first: they travel by connections of their own.
    const [one, other] = await Promise.allSettled([create(), create()])
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = one.status === 'rejected' ? one : other
    expect(await refusal(Promise.reject((refused as PromiseRejectedResult).reason))).toMatchObject({
      code: 'idempotency_key_in_use',
      statusCode: 409,
    })
    expect(running.sandbox.control.sessions()).toHaveLength(before + 1)
  })

  test('keeps nothing of a request that was malformed', async () => {
    const options = { idempotencyKey: 'key-malformed' }
    const wrong = sessionParams({ mode: 'paymnt' })
    await refusal(running.stripe.checkout.sessions.create(wrong, options))
    const session = await running.stripe.checkout.sessions.create(sessionParams(), options)
    expect(session.status).toBe('open')
  })

  test('keeps a server fault, as Stripe does', async () => {
    const options = { idempotencyKey: 'key-fault' }
    running.sandbox.control.trouble({ on: 'sessions.create', kind: 'status', status: 500 })
    const create = () => running.stripe.checkout.sessions.create(sessionParams(), options)
    expect(await refusal(create())).toMatchObject({ type: 'StripeAPIError', statusCode: 500 })
    expect(await refusal(create())).toMatchObject({ type: 'StripeAPIError', statusCode: 500 })
  })

  test('finds the session whose answer was lost on the way', async () => {
    // The client tries once more by itself when a connection breaks.
    running.sandbox.control.trouble({ on: 'sessions.create', kind: 'answer_lost', times: 2 })
    const options = { idempotencyKey: 'key-lost' }
    const create = () => running.stripe.checkout.sessions.create(sessionParams(), options)
    expect(await refusal(create())).toMatchObject({ type: 'StripeConnectionError' })
    const count = running.sandbox.control.sessions().length
    expect((await create()).status).toBe('open')
    expect(running.sandbox.control.sessions()).toHaveLength(count)
  })
})
