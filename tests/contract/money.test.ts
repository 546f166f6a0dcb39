import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxAndClient, sessionParams } from './sandbox'

let running: Awaited<ReturnType<typeof sandboxAndClient>>
beforeAll(async () => {
  running = await sandboxAndClient()
})
afterAll(() => running.sandbox.close())

async function paidSession() {
  const { id } = await running.stripe.checkout.sessions.create(sessionParams())
  running.sandbox.control.pay(id)
  return running.stripe.checkout.sessions.retrieve(id)
}

function typesOf(sessionId: string): string[] {
  return running.sandbox.control
    .events()
    .filter(({ data }) => JSON.stringify(data).includes(sessionId))
    .map(({ type }) => type)
}

describe('a paid session', () => {
  test('is complete, with an intent and a charge that agree with it', async () => {
    const session = await paidSession()
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null })
    const intent = await running.stripe.paymentIntents.retrieve(String(session.payment_intent))
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 123_456 })
    const charge = await running.stripe.charges.retrieve(String(intent.latest_charge))
    expect(charge).toMatchObject({ paid: true, amount: 123_456, payment_intent: intent.id })
    const found = await running.stripe.checkout.sessions.list({ payment_intent: intent.id })
    expect(found.data.map(({ id }) => id)).toEqual([session.id])
    expect(typesOf(session.id)).toEqual(['checkout.session.completed'])
  })

  test('can be refunded in parts, never above what was paid', async () => {
    const session = await paidSession()
    const payment_intent = String(session.payment_intent)
    const part = await running.stripe.refunds.create({ payment_intent, amount: 23_456 })
    expect(part).toMatchObject({ status: 'succeeded', amount: 23_456, currency: 'usd' })
    await expect(
      running.stripe.refunds.create({ payment_intent, amount: 100_001 }),
    ).rejects.toMatchObject({ type: 'StripeInvalidRequestError', param: 'amount' })
    await running.stripe.refunds.create({ payment_intent })
    await expect(running.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    const charge = await running.stripe.charges.retrieve(String(part.charge))
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 123_456 })
    expect((await running.stripe.refunds.list({ payment_intent })).data).toHaveLength(2)
  })

  test('can be disputed, and the dispute closed', async () => {
    const session = await paidSession()
    const { id } = running.sandbox.control.dispute(session.id)
    expect(await running.stripe.disputes.retrieve(id)).toMatchObject({ status: 'needs_response' })
    running.sandbox.control.closeDispute(id, 'lost')
    expect(await running.stripe.disputes.retrieve(id)).toMatchObject({ status: 'lost' })
  })
})

describe('money that comes later', () => {
  test('leaves the session complete but unpaid, then paid', async () => {
    const { id } = await running.stripe.checkout.sessions.create(sessionParams())
    running.sandbox.control.pay(id, 'later')
    expect(await running.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
    })
    running.sandbox.control.finish(id, 'succeeded')
    expect(await running.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      payment_status: 'paid',
    })
    expect(typesOf(id)).toEqual([
      'checkout.session.completed',
      'checkout.session.async_payment_succeeded',
    ])
  })

  test('or never comes', async () => {
    const { id } = await running.stripe.checkout.sessions.create(sessionParams())
    running.sandbox.control.pay(id, 'later')
    running.sandbox.control.finish(id, 'failed')
    expect(await running.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
    })
    expect(typesOf(id)).toContain('checkout.session.async_payment_failed')
  })
})
