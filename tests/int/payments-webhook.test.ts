import pg from 'pg'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { handleStripeEvent } from '@/services/payments/handle-stripe-event'
import { openPaymentWorld, secretKey, webhookSecret } from '../fixtures/payment-world'
import type { PaymentWorld } from '../fixtures/payment-world'
import { mailsTo } from '../fixtures/people'
import { testPayload } from '../setup/database'

let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld()
})
afterAll(() => world.close())

const { webhooks } = new Stripe(secretKey)

/** Whoever else has the account's key. */
function stripeOf(): Stripe {
  const { hostname, port } = new URL(world.sandboxUrl)
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http' })
}

type Delivery = { payload: string; header?: string }

async function deliver({ payload, header }: Delivery): Promise<Response> {
  const { POST } = await import('@/app/api/stripe/webhook/route')
  return POST(
    new Request('http://localhost:3100/api/stripe/webhook', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(header === undefined ? {} : { 'stripe-signature': header }),
      },
      body: payload,
    }),
  )
}

function signed(payload: string, secret = webhookSecret, timestamp?: number): Delivery {
  const header = webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp === undefined ? {} : { timestamp }),
  })
  return { payload, header }
}

async function paidUnheard() {
  const checkout = await world.openCheckout()
  world.sandbox.dropWebhooks(true)
  world.sandbox.pay(checkout.sessionId)
  world.sandbox.dropWebhooks(false)
  const event = world.sandbox
    .events()
    .find(
      ({ type, data }) =>
        type === 'checkout.session.completed' &&
        (data.object as { id: string }).id === checkout.sessionId,
    )
  if (event === undefined) throw new Error('Stripe told nothing.')
  const isPaid = async () => (await world.quote(checkout.quoteId)).paymentStatus === 'fully_paid'
  return { ...checkout, eventId: event.id, payload: JSON.stringify(event), isPaid }
}

describe('the webhook takes nothing', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const forgeries: [string, (payload: string) => Delivery][] = [
    ['without a signature', (payload) => ({ payload })],
    ['with the signature of another secret', (payload) => signed(payload, 'whsec_other')],
    ['with a signature that is none', (payload) => ({ payload, header: 't=1,v1=abc' })],
    [
      'that was signed more than 300 seconds ago',
      (payload) => signed(payload, webhookSecret, now() - 301),
    ],
    [
      'whose body was written anew after signing',
      (payload) => ({ ...signed(payload), payload: JSON.stringify(JSON.parse(payload), null, 1) }),
    ],
  ]
  it.each(forgeries)('%s', async (_, forge) => {
    const checkout = await paidUnheard()
    expect((await deliver(forge(checkout.payload))).status).toBe(400)
    expect(await checkout.isPaid()).toBe(false)
    expect(await world.eventRows(checkout.eventId)).toBe(0)
  })
})

describe('the webhook answers 200', () => {
  it('and settles when the signature fits', async () => {
    const checkout = await paidUnheard()
    expect((await deliver(signed(checkout.payload))).status).toBe(200)
    expect(await checkout.isPaid()).toBe(true)
  })

  it('and leaves a line in the audit trail, in few statements', async () => {
    await deliver(signed((await paidUnheard()).payload))
    const checkout = await paidUnheard()
    const asked = vi.spyOn(pg.Client.prototype, 'query')
    await deliver(signed(checkout.payload))
    const statements = asked.mock.calls.length
    asked.mockRestore()
    // what a burst of payments costs is what each asks of the database
    expect(statements).toBeLessThanOrEqual(16)
    const { docs } = await (
      await testPayload()
    ).find({
      collection: 'audit-trail',
      where: { event: { equals: 'money' } },
      sort: '-id',
      limit: 1,
      overrideAccess: true,
    })
    const [payment] = await world.paymentsOf(checkout.quoteId)
    expect(docs[0]).toMatchObject({
      subject: `Payment ${payment?.reference}`,
      changes: expect.stringMatching(/^Status: .+ → Succeeded$/) as string,
    })
  })

  it('to a repeat, and changes nothing', async () => {
    const checkout = await paidUnheard()
    await deliver(signed(checkout.payload))
    const before = await world.paymentsOf(checkout.quoteId)
    const again = await deliver(signed(checkout.payload))
    expect(again.status).toBe(200)
    expect(await again.json()).toMatchObject({ outcome: 'repeated' })
    expect(await world.paymentsOf(checkout.quoteId)).toEqual(before)
  })

  it('to events of other software on the account, and changes nothing', async () => {
    const foreign = [
      { type: 'customer.created', object: { object: 'customer', id: 'cus_1' } },
      { type: 'checkout.session.completed', object: { object: 'checkout.session', id: 'cs_none' } },
      { type: 'charge.refunded', object: { object: 'charge', id: 'ch_none' } },
      { type: 'charge.dispute.created', object: { object: 'dispute', id: 'du_none' } },
    ]
    for (const [index, { type, object }] of foreign.entries()) {
      const id = `evt_foreign_${index}`
      const event = { id, object: 'event', type, data: { object } }
      const answer = await deliver(signed(JSON.stringify(event)))
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ outcome: 'not_ours' })
    }
  })

  it('to a session that another shop made on the same account', async () => {
    const stripe = stripeOf()
    const own = await world.openCheckout()
    const foreign = await stripe.checkout.sessions.create({
      mode: 'payment',
      success_url: 'https://other.example/thanks',
      client_reference_id: 'order-77',
      metadata: { payment_record_id: String(own.paymentId) },
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: 126_696, product_data: { name: 'Bicycle' } },
        },
      ],
    })
    world.sandbox.pay(foreign.id)
    await world.sandbox.delivered()
    expect((await world.quote(own.quoteId)).paymentStatus).toBe('unpaid')
    expect((await world.paymentsOf(own.quoteId))[0]).toMatchObject({
      status: 'pending_checkout',
      stripeSessionId: own.sessionId,
    })
  })
})

describe('a session that bears our ids and is not of our record', () => {
  /** A record whose session is being made just now, and a page somebody else paid. */
  async function paidElsewhere(changes: {
    reference?: string
    metadata?: Record<string, string>
    back?: string
  }) {
    const own = await world.openCheckout()
    const { token } = (await world.paymentsOf(own.quoteId))[0] ?? {}
    await world.force('payments', own.paymentId, { stripeSessionId: null })
    const session = await stripeOf().checkout.sessions.create({
      mode: 'payment',
      success_url: changes.back ?? 'https://other.example/thanks',
      client_reference_id: changes.reference ?? String(own.quoteId),
      metadata: {
        quote_id: String(own.quoteId),
        user_id: String(own.actor.id),
        payment_record_id: String(own.paymentId),
        payment_token: token ?? '',
        ...changes.metadata,
      },
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: 126_696, product_data: { name: 'Bicycle' } },
        },
      ],
    })
    world.sandbox.pay(session.id)
    await world.sandbox.delivered()
    return { own, session }
  }

  const strays = async () =>
    (await mailsTo('sales@trinityedgeglass.example')).filter(({ subject }) =>
      subject.includes('fits no record'),
    )

  it.each([
    ['of another shop', { reference: 'order-77' }],
    ['made before a backup was restored', { metadata: { payment_token: crypto.randomUUID() } }],
    ['of another customer', { metadata: { user_id: '2147483647' } }],
  ])('settles nothing when it is %s', async (_, changes) => {
    const { own } = await paidElsewhere(changes)
    expect((await world.quote(own.quoteId)).paymentStatus).toBe('unpaid')
    expect((await world.paymentsOf(own.quoteId))[0]).toMatchObject({
      status: 'pending_checkout',
      stripeSessionId: null,
    })
    expect(await strays()).toEqual([])
  })

  it('is told to the office, once, when it is a page of this site', async () => {
    const { session } = await paidElsewhere({
      metadata: { payment_token: crypto.randomUUID() },
      back: 'http://localhost:3100/payment/success',
    })
    const event = world.sandbox.events().findLast(({ type }) => type.endsWith('.completed'))
    await world.sandbox.redeliver(event?.id ?? '', 3)
    const told = await strays()
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('$1,266.96')])
    expect(told[0]?.text).toContain(session.id)
  })
})

describe('the webhook answers 500', () => {
  it('when Stripe does not know a session of ours, of which it has just told', async () => {
    const checkout = await paidUnheard()
    const port = {
      ...world.port,
      retrieveSession: () => world.port.retrieveSession('cs_test_not_yet_everywhere'),
    }
    const event = JSON.parse(checkout.payload) as Stripe.Event
    const ctx = world.contextFor(null)
    await expect(handleStripeEvent({ ctx, port, event })).rejects.toThrow()
    expect(await handleStripeEvent({ ctx, port: world.port, event })).toBe('handled')
  })

  it('on a fault, so that Stripe comes again, and settles then', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.trouble({ on: 'sessions.retrieve', kind: 'cut_off', times: 4 })
    const before = world.door.statuses.length
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    world.sandbox.endTroubles()
    expect(world.door.statuses.slice(before)).toContain(500)
    expect((await world.quote(checkout.quoteId)).paymentStatus).toBe('fully_paid')
  })
})
