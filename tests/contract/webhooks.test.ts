import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sandboxAndClient, sessionParams, webhookSecret } from './sandbox'
import { startReceiver } from './webhook-receiver'

let receiver: Awaited<ReturnType<typeof startReceiver>>
let folder: string
beforeEach(async () => {
  receiver = await startReceiver()
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-'))
})
afterEach(async () => {
  await receiver.close()
  fs.rmSync(folder, { recursive: true })
})

describe('a webhook', () => {
  test('carries the event, signed so that the official client accepts it', async () => {
    const { sandbox, stripe } = await sandboxAndClient({ webhookUrl: receiver.url })
    const { id } = await stripe.checkout.sessions.create(sessionParams())
    await stripe.checkout.sessions.expire(id)
    await sandbox.control.delivered()
    const [only, ...others] = receiver.received
    expect(others).toEqual([])
    const event = stripe.webhooks.constructEvent(
      only?.body ?? '',
      only?.signature ?? '',
      webhookSecret,
    )
    expect(event.type).toBe('checkout.session.expired')
    expect((event.data.object as Stripe.Checkout.Session).id).toBe(id)
    expect(await stripe.events.retrieve(event.id)).toMatchObject({
      id: event.id,
      pending_webhooks: 0,
    })
    await sandbox.close()
  })

  test('is tried again until it is taken', async () => {
    const { sandbox, stripe } = await sandboxAndClient({ webhookUrl: receiver.url })
    receiver.answerNext(500, 503)
    const { id } = await stripe.checkout.sessions.create(sessionParams())
    await stripe.checkout.sessions.expire(id)
    await sandbox.control.delivered()
    expect(receiver.received).toHaveLength(3)
    const sent = receiver.received.map(({ body }) => (JSON.parse(body) as Stripe.Event).id)
    expect(new Set(sent).size).toBe(1)
    await sandbox.close()
  })

  test('that was never taken is listed as undelivered', async () => {
    const { sandbox, stripe } = await sandboxAndClient({ webhookUrl: receiver.url })
    sandbox.control.dropWebhooks(true)
    const { id } = await stripe.checkout.sessions.create(sessionParams())
    await stripe.checkout.sessions.expire(id)
    expect(receiver.received).toEqual([])
    const missed = await stripe.events.list({
      delivery_success: false,
      types: ['checkout.session.expired'],
    })
    expect(missed.data).toHaveLength(1)
    expect((await stripe.events.list({ delivery_success: true })).data).toEqual([])
    await sandbox.close()
  })

  test('can be sent many times at once', async () => {
    const { sandbox, stripe } = await sandboxAndClient({ webhookUrl: receiver.url })
    const { id } = await stripe.checkout.sessions.create(sessionParams())
    await stripe.checkout.sessions.expire(id)
    await sandbox.control.delivered()
    const event = sandbox.control.events()[0]
    expect(await sandbox.control.redeliver(event?.id ?? '', 50)).toEqual(Array(50).fill(200))
    expect(receiver.received).toHaveLength(51)
    await sandbox.close()
  })
})

describe('a restart', () => {
  test('forgets no session, no key and no undelivered event', async () => {
    const stateFile = path.join(folder, 'state.json')
    const options = { webhookUrl: receiver.url, stateFile, retryDelaysMs: [60_000] }
    receiver.answerNext(500)
    const first = await sandboxAndClient(options)
    const keyed = { idempotencyKey: 'before-restart' }
    const session = await first.stripe.checkout.sessions.create(sessionParams(), keyed)
    await first.stripe.checkout.sessions.expire(session.id)
    await expect.poll(() => receiver.received.length).toBe(1)
    await first.sandbox.close()

    const second = await sandboxAndClient(options)
    await second.sandbox.control.delivered()
    expect(receiver.received).toHaveLength(2)
    expect((await second.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired')
    const again = await second.stripe.checkout.sessions.create(sessionParams(), keyed)
    expect(again.id).toBe(session.id)
    await second.sandbox.close()
  })
})
