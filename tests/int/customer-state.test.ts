import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { findCallers } from '@/services/office-quotes/find-callers'
import type { Actor } from '@/services/context'
import type { Customer, Quote } from '@/payload-types'
import { account, actorOf, contextOf } from '../fixtures/people'
import { docsOf, rest, signIn } from '../fixtures/rest'
import { aQuote } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { testPayload } from '../setup/database'

let dana: Actor
let cookie = ''
let made = 0

beforeAll(async () => {
  dana = actorOf(await account({ email: 'dana@example.com', role: 'office' }))
  cookie = await signIn('dana@example.com')
})

async function customer(data: Partial<Customer> = {}): Promise<number> {
  const payload = await testPayload()
  made += 1
  const row = { name: `Riley ${made}`, status: 'lead', ...data } as const
  return (await payload.create({ collection: 'customers', data: row, overrideAccess: true })).id
}

async function stateOf(id: number): Promise<Customer['state']> {
  const payload = await testPayload()
  return (await payload.findByID({ collection: 'customers', id, depth: 0, overrideAccess: true }))
    .state
}

async function quoteOf(customerId: number, data: Partial<Quote> = {}): Promise<number> {
  const id = await aQuote(dana.id)
  await runSql(sql`update quotes set user_id = null, customer_id = ${customerId} where id = ${id}`)
  await change(id, data)
  return id
}

/** As the services do it, past the hooks of the collection. */
async function change(id: number, data: Partial<Quote>): Promise<void> {
  const payload = await testPayload()
  await payload.db.updateOne({ collection: 'quotes', id, data, returning: false })
}

describe('what a customer is', () => {
  it('follows from his quotes, whoever writes them', async () => {
    const id = await customer()
    expect(await stateOf(id)).toBe('lead')
    const quote = await quoteOf(id)
    expect(await stateOf(id)).toBe('quoted')
    await change(quote, { status: 'deposit_paid', paymentStatus: 'deposit_paid' })
    expect(await stateOf(id)).toBe('customer')
    await change(quote, { workDone: true })
    expect(await stateOf(id)).toBe('past_customer')
    await quoteOf(id)
    expect(await stateOf(id)).toBe('past_customer')
    await change(quote, { paymentStatus: 'refunded' })
    expect(await stateOf(id)).toBe('quoted')
  })

  it('goes with a quote from one to another, by account too', async () => {
    const user = await account({ email: 'riley@example.com' })
    const [one, other] = [await customer(), await customer({ user: user.id })]
    const quote = await quoteOf(one, { status: 'payment_succeeded', paymentStatus: 'fully_paid' })
    expect([await stateOf(one), await stateOf(other)]).toEqual(['customer', 'lead'])
    await runSql(
      sql`update quotes set customer_id = null, user_id = ${user.id} where id = ${quote}`,
    )
    expect([await stateOf(one), await stateOf(other)]).toEqual(['lead', 'customer'])
    await runSql(sql`delete from quotes where id = ${quote}`)
    expect(await stateOf(other)).toBe('lead')
  })

  it('is what people know of before, where nothing has happened here', async () => {
    const past = await customer({ status: 'past_customer' })
    const active = await customer({ status: 'active_customer' })
    expect([await stateOf(past), await stateOf(active)]).toEqual(['past_customer', 'customer'])
    await quoteOf(past)
    await quoteOf(active)
    expect([await stateOf(past), await stateOf(active)]).toEqual(['past_customer', 'quoted'])
  })

  it('is asked for in a list, and written by nobody', async () => {
    const id = await customer({ name: 'Nobody Writes' })
    const body = { state: 'past_customer' }
    const answer = await rest(`/customers/${id}`, { method: 'PATCH', body, cookie })
    expect(answer.status).toBe(200)
    expect(await stateOf(id)).toBe('lead')
    await quoteOf(id, { status: 'payment_succeeded', paymentStatus: 'fully_paid' })
    const where = 'where[state][equals]=customer&where[name][equals]=Nobody Writes'
    const found = docsOf(await rest(`/customers?${where}`, { cookie }))
    expect(found.map((row) => row.id)).toEqual([id])
  })
})

describe('a telephone number', () => {
  it.each(['+1 214 555 0162', '1-214-555-0162', '(214) 555-0162', '+12145550162', '+1 (214) 555'])(
    'is found by %s, however it was written down',
    async (typed) => {
      const ids = [
        await customer({ phone: '(214) 555-0162' }),
        await customer({ phone: '+1 214.555.0162' }),
      ]
      const query = encodeURIComponent(typed)
      const listed = docsOf(
        await rest(`/customers?limit=100&where[or][0][phone][like]=${query}`, { cookie }),
      )
      const called = await findCallers(await contextOf(dana), typed)
      for (const id of ids) {
        expect(listed.map((row) => row.id)).toContain(id)
        expect(called?.map(({ customerId }) => customerId)).toContain(id)
      }
      await runSql(sql`delete from customers where phone_digits = '2145550162'`)
    },
  )
})
