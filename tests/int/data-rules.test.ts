import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '@payloadcms/db-postgres'
import { account } from '../fixtures/people'
import { docsOf, rest, signIn, wordsOf } from '../fixtures/rest'
import {
  aPaidQuote,
  aQuote,
  aRegion,
  factorData,
  finishData,
  glassTypeData,
  hardwareData,
  paymentData,
  quoteData,
  regionData,
  taxRuleData,
} from '../fixtures/rows'
import { testPayload } from '../setup/database'

const write = { depth: 0, overrideAccess: true, context: { disableRevalidate: true } } as const

let userId = 0
let admin = ''

beforeAll(async () => {
  userId = (await account({ email: 'owner@example.com' })).id
  await account({ email: 'admin@example.com', role: 'admin' })
  admin = await signIn('admin@example.com')
})

async function databaseRuns(statement: ReturnType<typeof sql>): Promise<unknown> {
  const payload = await testPayload()
  const { drizzle } = payload.db as unknown as {
    drizzle: { execute: (query: unknown) => Promise<unknown> }
  }
  return drizzle.execute(statement)
}

describe('a paid quote', () => {
  it.each([
    { totalCost: 1 },
    { taxAmount: 0 },
    { itemizedHardware: [] as unknown[], subtotal: 0 },
    { customerName: 'Mallory' },
    { customerEmail: 'mallory@example.com' },
    { projectAddress: 'Elsewhere' },
    { panelsDimensions: [{ widthIn: 1, heightIn: 1 }] },
    { thicknessMmSelected: 12.7 },
    { validUntil: '2099-01-01T00:00:00.000Z' },
    { status: 'pending_payment' },
    { paymentStatus: 'unpaid' },
    { requestKey: 'another' },
  ])('keeps %j from an administrator', async (change) => {
    const id = await aPaidQuote(userId)
    const before = await rest(`/quotes/${id}?depth=0`, { cookie: admin })
    const answer = await rest(`/quotes/${id}`, { method: 'PATCH', body: change, cookie: admin })
    const isNoChange = answer.status === 200
    const after = await rest(`/quotes/${id}?depth=0`, { cookie: admin })
    expect(after.body).toEqual({ ...before.body, updatedAt: after.body.updatedAt })
    if (!('itemizedHardware' in change)) expect(isNoChange).toBe(false)
  })

  it('leaves the admin nothing to edit but its notes', async () => {
    const id = await aPaidQuote(userId)
    const open = await aQuote(userId)
    const mayChange = async (quote: number) => {
      const { body } = await rest(`/quotes/access/${quote}`, { method: 'POST', cookie: admin })
      const { fields } = body as { fields: true | Record<string, { update?: boolean } | true> }
      return (name: string) => {
        if (fields === true) return true
        const field = fields[name]
        return field === true || field?.update === true
      }
    }
    const ofPaid = await mayChange(id)
    const ofOpen = await mayChange(open)
    for (const name of ['validUntil', 'totalCost', 'customerName', 'panelsDimensions', 'user']) {
      expect([name, ofPaid(name), ofOpen(name)]).toEqual([name, false, true])
    }
    expect(ofPaid('notes')).toBe(true)
  })

  it('is handed to no other customer or region', async () => {
    const id = await aPaidQuote(userId)
    const other = await account({ email: 'heir@example.com' })
    for (const body of [{ user: other.id }, { region: await aRegion() }]) {
      const answer = await rest(`/quotes/${id}`, { method: 'PATCH', body, cookie: admin })
      expect(answer.status).toBe(409)
    }
  })

  it('is deleted by nobody, alone or in bulk, nor its region and customer with it', async () => {
    const id = await aPaidQuote(userId)
    const { body: quote } = await rest(`/quotes/${id}?depth=0`, { cookie: admin })
    const call = { method: 'DELETE', cookie: admin }
    expect((await rest(`/quotes/${id}`, call)).status).toBe(409)
    expect(docsOf(await rest(`/quotes?where[id][equals]=${id}`, call))).toEqual([])
    expect((await rest(`/regions/${String(quote.region)}`, call)).status).toBe(409)
    expect((await rest(`/glass-types/${String(quote.glassType)}`, call)).status).toBe(409)
    expect((await rest(`/users/${userId}`, call)).status).toBe(409)
    expect((await rest(`/quotes/${id}`, { cookie: admin })).status).toBe(200)
  })

  it('takes notes, also when the form sends everything back', async () => {
    const id = await aPaidQuote(userId)
    const { body: form } = await rest(`/quotes/${id}?depth=0`, { cookie: admin })
    const body = { ...form, notes: 'Called back' }
    const answer = await rest(`/quotes/${id}`, { method: 'PATCH', body, cookie: admin })
    expect(answer.status).toBe(200)
    expect((await rest(`/quotes/${id}`, { cookie: admin })).body.notes).toBe('Called back')
  })

  it('is refused to the server too, but for the settlement', async () => {
    const payload = await testPayload()
    const id = await aPaidQuote(userId)
    const change = { collection: 'quotes', id, data: { totalCost: 1 }, ...write } as const
    await expect(payload.update(change)).rejects.toThrow('paid quote')
    await expect(
      payload.update({
        ...change,
        data: { paymentStatus: 'refunded' },
        context: { ...write.context, settlement: true },
      }),
    ).resolves.toMatchObject({ paymentStatus: 'refunded' })
    await expect(payload.update(change)).rejects.toThrow('paid quote')
  })
})

describe('statuses', () => {
  it('are set by nobody over REST, nor on a new quote', async () => {
    const id = await aQuote(userId)
    for (const body of [{ status: 'payment_succeeded' }, { paymentStatus: 'fully_paid' }]) {
      const change = { method: 'PATCH', body, cookie: admin }
      expect((await rest(`/quotes/${id}`, change)).status).toBe(403)
      const create = { method: 'POST', body: { ...(await quoteData(userId)), ...body } }
      expect((await rest('/quotes', { ...create, cookie: admin })).status).toBe(403)
    }
  })

  it('of a payment move only where a service says so', async () => {
    const payload = await testPayload()
    const data = await paymentData(userId)
    const { id } = await payload.create({ collection: 'payments', data, ...write })
    const change = {
      collection: 'payments',
      id,
      data: { status: 'succeeded' },
      ...write,
    } as const
    await expect(payload.update(change)).rejects.toThrow('status')
    const context = { ...write.context, transition: true }
    await expect(payload.update({ ...change, context })).resolves.toMatchObject({
      status: 'succeeded',
    })
  })
})

describe('a quote', () => {
  it('is numbered by its id, and keeps the number', async () => {
    const payload = await testPayload()
    const id = await aQuote(userId)
    const number = `Q-${String(id).padStart(6, '0')}`
    const change = { method: 'PATCH', body: { number: 'Q-999999' }, cookie: admin }
    await rest(`/quotes/${id}`, change)
    const quote = await payload.findByID({ collection: 'quotes', id, ...write })
    expect(quote.number).toBe(number)
    await databaseRuns(sql`select setval('quotes_id_seq', 1234566)`)
    const million = await aQuote(userId)
    const { body } = await rest(`/quotes/${million}`, { cookie: admin })
    expect(body.number).toBe('Q-1234567')
  })

  it('is made once for one request of one customer', async () => {
    await aQuote(userId, { requestKey: 'same' })
    await expect(aQuote(userId, { requestKey: 'same' })).rejects.toThrow()
    const other = await account({ email: 'same-key@example.com' })
    await expect(aQuote(other.id, { requestKey: 'same' })).resolves.toBeGreaterThan(0)
  })

  it('takes amounts with the decimals of its currency only', async () => {
    const yen = { currencyCodeAtQuote: 'JPY' }
    await expect(aQuote(userId, { totalCost: 252.161 })).rejects.toThrow()
    await expect(aQuote(userId, { ...yen })).rejects.toThrow()
    await expect(
      aQuote(userId, {
        ...yen,
        calculatedGlassPrice: 100,
        subtotal: 100,
        profitAmount: 10,
        taxAmount: 9,
        totalCost: 119,
      }),
    ).resolves.toBeGreaterThan(0)
  })
})

describe('bounds', () => {
  it.each([
    ['glass-types', glassTypeData(), { basePricePerSqFt: -1 }],
    ['glass-types', glassTypeData(), { basePricePerSqFt: 12.345 }],
    ['glass-types', glassTypeData(), { thicknessMm: 0 }],
    ['glass-types', glassTypeData(), { basePricePerSqFt: 'twelve' }],
    ['hardware', hardwareData(), { cost: -0.01 }],
    ['hardware', hardwareData(), { offeredFor: ['elsewhere'] }],
    ['glass-finishes', finishData(), { costModifierValue: -100 }],
    ['glass-finishes', finishData(), { costModifierValue: 1000.5 }],
    ['glass-finishes', finishData(), { costModifierType: 'fixed_amount', costModifierValue: -1 }],
    ['installation-factors', factorData(), { largeFormatMultiplier: 0.9 }],
    ['installation-factors', factorData(), { highAltitudeMultiplier: 10.1 }],
    ['installation-factors', factorData(), { costModifierValue: -1 }],
    ['regions', regionData(), { currencyCode: 'XYZ' }],
  ])('keep %s from being saved wrongly', async (slug, data, wrong) => {
    const call = { method: 'POST', body: { ...data, ...wrong }, cookie: admin }
    expect((await rest(`/${slug}`, call)).status).toBe(400)
  })

  it.each([
    { profitMarginPercentage: -1 },
    { installationBaseFee: -200 },
    { quoteValidityDays: 0 },
    { quoteValidityDays: 1.5 },
  ])('keep %j out of the pricing settings', async (body) => {
    const call = { method: 'POST', body, cookie: admin }
    expect((await rest('/globals/pricing-settings', call)).status).toBe(400)
  })
})

describe('tax rules', () => {
  it('are never two active ones for a region', async () => {
    const region = await aRegion()
    const call = (data: object) => ({ method: 'POST', cookie: admin, body: data })
    expect((await rest('/tax-rules', call(taxRuleData(region)))).status).toBe(201)
    const second = await rest('/tax-rules', call(taxRuleData(region)))
    expect(second.status).toBe(400)
    expect(wordsOf(second)).toContain('active tax rule already')
    const waiting = await rest('/tax-rules', call({ ...taxRuleData(region), isActive: false }))
    expect(waiting.status).toBe(201)
    const { id } = waiting.body.doc as { id: number }
    const change = { method: 'PATCH', body: { isActive: true }, cookie: admin }
    expect((await rest(`/tax-rules/${id}`, change)).status).toBe(400)
  })

  it('are not two even when both are saved at once', async () => {
    const region = await aRegion()
    const call = { method: 'POST', body: taxRuleData(region), cookie: admin }
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => rest('/tax-rules', call)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })
})

describe('the database', () => {
  it('refuses what the collections refuse, whoever writes', async () => {
    const payload = await testPayload()
    const quote = await aQuote(userId)
    const region = await aRegion()
    await payload.create({ collection: 'tax-rules', data: taxRuleData(region), ...write })
    await expect(
      databaseRuns(sql`update quotes set total_cost = -1 where id = ${quote}`),
    ).rejects.toThrow()
    await expect(
      databaseRuns(
        sql`insert into tax_rules (region_id, rate, tax_type, is_active) values (${region}, 1, 'Second', true)`,
      ),
    ).rejects.toThrow()
  })
})

describe('the knowledge base', () => {
  it('refuses an entry that the assistant could not read', async () => {
    const body = { entryKey: 'company_profile_main', entryData: { faqs: 'none' } }
    const answer = await rest('/knowledge-base', { method: 'POST', body, cookie: admin })
    expect(answer.status).toBe(400)
    expect(wordsOf(answer)).toContain('faqs')
  })
})
