import Stripe from 'stripe'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openLine } from '../fixtures/cut-line'
import { databaseUrl } from '../setup/database'

// Before anything reads the environment: Payload reaches the database over this line alone.
const line = await openLine(databaseUrl())
process.env.DATABASE_URL = line.url
const { openPaymentWorld, secretKey, webhookSecret } = await import('../fixtures/payment-world')
const world = await openPaymentWorld()
const { payload } = world
const { owner, site } = await import('../fixtures/saved-quotes')
const { account } = await import('../fixtures/people')
const { rest, signIn } = await import('../fixtures/rest')
const { showerInputs } = await import('../fixtures/stored-pricing')
const { isDatabaseUp } = await import('@/services/database/is-database-up')
const { withTransaction } = await import('@/services/database/transaction')
const { placesLost } = await import('@/integrations/database/pool-watch')

const avery = await owner('avery@example.com')
await account({ email: 'chief@example.com', role: 'admin' })
const chief = await signIn('chief@example.com')
const { webhooks } = new Stripe(secretKey)

afterEach(() => {
  line.mend()
  world.sandbox.dropWebhooks(false)
})
afterAll(async () => {
  await world.close()
  setTimeout(() => void line.close(), 0)
})

/** What a server answers; a route that throws is answered 500. */
async function statusOf(answer: Promise<{ status: number }>): Promise<number> {
  return answer.then(
    ({ status }) => status,
    () => 500,
  )
}

async function save(requestKey: string = crypto.randomUUID()): Promise<{ status: number }> {
  const { POST } = await import('@/app/api/quotes/save/route')
  return POST(
    new Request(`${site}/api/quotes/save`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: avery.cookie, origin: site },
      body: JSON.stringify({
        ...showerInputs(world.pricing),
        customerName: 'Avery Sample',
        customerPhone: '(214) 555-0100',
        projectAddress: '12 Elm Street, Dallas',
        expectedTotal: 1266.96,
        requestKey,
      }),
    }),
  )
}

async function quotesSaved(): Promise<number> {
  const where = { user: { equals: avery.user.id } }
  return (await payload.count({ collection: 'quotes', where, overrideAccess: true })).totalDocs
}

async function deliver(event: Stripe.Event): Promise<{ status: number }> {
  const { POST } = await import('@/app/api/stripe/webhook/route')
  const body = JSON.stringify(event)
  const header = webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret })
  const headers = { 'content-type': 'application/json', 'stripe-signature': header }
  return POST(new Request(`${site}/api/stripe/webhook`, { method: 'POST', headers, body }))
}

function eventOf(type: string): Stripe.Event {
  const found = world.sandbox.events().findLast((event) => event.type === type)
  if (found === undefined) throw new Error(`Stripe told nothing of ${type}.`)
  return found
}

async function paidUnheard() {
  const checkout = await world.openCheckout()
  world.sandbox.dropWebhooks(true)
  world.sandbox.pay(checkout.sessionId)
  return checkout
}

describe('a commit that fails', () => {
  it('is not answered as a saved quote', async () => {
    const before = await quotesSaved()
    line.cutAt('commit')
    expect(await statusOf(save())).toBeGreaterThanOrEqual(500)
    expect(line.mend()).toBe(1)
    expect(await quotesSaved()).toBe(before)
  })

  it('is not answered as a saved quote when only its answer is lost, and the same request finds it', async () => {
    const before = await quotesSaved()
    const key = crypto.randomUUID()
    line.cutAt('commit', 'answer')
    expect(await statusOf(save(key))).toBeGreaterThanOrEqual(500)
    expect(line.mend()).toBe(1)
    expect(await quotesSaved()).toBe(before + 1)
    expect(await statusOf(save(key))).toBe(200)
    expect(await quotesSaved()).toBe(before + 1)
  })

  it('is not answered as done by Payload’s own API', async () => {
    const path = `/glass-types/${world.pricing.glass.shower}`
    line.cutAt('commit')
    const refused = await rest(path, { method: 'PATCH', cookie: chief, body: { displayOrder: 77 } })
    expect(line.mend()).toBe(1)
    expect(refused.status).toBeGreaterThanOrEqual(500)
    expect((await rest(path, { cookie: chief })).body.displayOrder).not.toBe(77)
  })

  it('is not told to Stripe as a handled payment, refund or dispute', async () => {
    const { quoteId, sessionId } = await paidUnheard()
    const told = [
      { event: eventOf('checkout.session.completed'), after: 'fully_paid' },
      { event: (world.sandbox.refund(sessionId), eventOf('charge.refunded')), after: 'refunded' },
    ]
    for (const { event, after } of told) {
      line.cutAt('commit')
      expect((await deliver(event)).status, event.type).toBe(500)
      expect(line.mend()).toBe(1)
      expect(await world.eventRows(event.id)).toBe(0)
      expect((await deliver(event)).status).toBe(200)
      expect((await world.quote(quoteId)).paymentStatus).toBe(after)
    }
  })

  it('because a statement before it failed is an error too', async () => {
    const done = withTransaction(payload, async (req) => {
      const { databaseOf } = await import('@collections/database/lock-key')
      await databaseOf(req)
        .execute('select no_such_column')
        .catch(() => undefined)
    })
    await expect(done).rejects.toThrow('rolled the transaction back')
  })
})

describe('a connection that is lost', () => {
  it('at BEGIN gives its place in the pool back, however often', async () => {
    line.cutAt('begin', 'before', 20)
    for (let times = 0; times < 20; times += 1) {
      expect(await statusOf(save())).toBeGreaterThanOrEqual(500)
    }
    expect(line.mend()).toBe(20)
    const reads = await Promise.all(Array.from({ length: 10 }, () => quotesSaved()))
    expect(reads).toHaveLength(10)
    expect(payload.db.pool.totalCount - payload.db.pool.idleCount).toBe(0)
    expect((await save()).status).toBe(201)
  })

  it('in the middle of a transaction rolls it back, and its place is free', async () => {
    const lost = withTransaction(payload, async () => {
      line.cutAll()
      await new Promise((resolve) => setTimeout(resolve, 100))
    })
    await expect(lost).rejects.toThrow('did not confirm')
    expect(payload.db.pool.totalCount - payload.db.pool.idleCount).toBe(0)
    expect(await isDatabaseUp()).toBe(true)
  })

  it('and never given back shows in health', async () => {
    const held = await payload.db.pool.connect()
    line.cutAll()
    await new Promise((resolve) => setTimeout(resolve, 100))
    const later = Date.now() + 60_000
    expect(placesLost(payload.db.pool, later)).toBe(1)
    expect(await isDatabaseUp(later)).toBe(false)
    held.release(true)
    expect(await isDatabaseUp(later)).toBe(true)
  })
})
