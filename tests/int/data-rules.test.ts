import { describe, expect, it } from 'vitest'
import { sql } from '@payloadcms/db-postgres'
import { ownerAndAdmin } from '../fixtures/owner-and-admin'
import { docsOf, rest, wordsOf } from '../fixtures/rest'
import {
  aQuote,
  aRegion,
  customerData,
  factorData,
  finishData,
  glassTypeData,
  hardwareData,
  inquiryData,
  paymentData,
  regionData,
  taxRuleData,
} from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { testPayload } from '../setup/database'

const write = { depth: 0, overrideAccess: true, context: { disableRevalidate: true } } as const

const { userId, admin } = await ownerAndAdmin()

describe('bounds', () => {
  it.each([
    ['glass-types', glassTypeData(), { basePricePerSqFt: -1 }],
    ['glass-types', glassTypeData(), { basePricePerSqFt: 12.345 }],
    ['glass-types', glassTypeData(), { thicknessMm: 0 }],
    ['glass-types', glassTypeData(), { basePricePerSqFt: 'twelve' }],
    ['glass-types', glassTypeData(), { basePricePerSqFt: 0 }],
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

describe('a thickness', () => {
  it('that is meant for one in inches is asked for exactly', async () => {
    const make = (thicknessMm: number) =>
      rest('/glass-types', {
        method: 'POST',
        body: { ...glassTypeData(), thicknessMm },
        cookie: admin,
      })
    for (const [typed, exact] of [
      [9.5, '3/8 in is 9.525 mm'],
      [12.5, '1/2 in is 12.7 mm'],
      [6.3, '1/4 in is 6.35 mm'],
    ] as const) {
      const refused = await make(typed)
      expect(refused.status).toBe(400)
      expect(wordsOf(refused)).toContain(exact)
    }
    for (const mm of [9.525, 10, 12, 6, 8, 10.76]) expect((await make(mm)).status).toBe(201)
  })
})

describe('a price', () => {
  it('far from the one before goes through a change set, and every state says who made it', async () => {
    const made = await rest('/glass-types', {
      method: 'POST',
      body: { ...glassTypeData(), basePricePerSqFt: 50 },
      cookie: admin,
    })
    const { id } = made.body.doc as { id: number }
    const set = (body: object) =>
      rest(`/glass-types/${id}`, { method: 'PATCH', body, cookie: admin })
    for (const basePricePerSqFt of [57.51, 42.49, 500, 0]) {
      const slip = await set({ basePricePerSqFt })
      expect(slip.status).toBe(400)
      expect(wordsOf(slip)).toContain('Make a price change set')
    }
    for (const basePricePerSqFt of [57.5, 50, 42.5]) {
      expect((await set({ basePricePerSqFt })).status).toBe(200)
    }
    const body = { ...glassTypeData(), basePricePerSqFt: 0, active: false }
    const free = await rest('/glass-types', { method: 'POST', body, cookie: admin })
    expect(free.status).toBe(201)
    const { id: freeId } = free.body.doc as { id: number }
    const sold = { method: 'PATCH', body: { active: true }, cookie: admin }
    const refused = await rest(`/glass-types/${freeId}`, sold)
    expect(refused.status).toBe(400)
    expect(wordsOf(refused)).toContain('Nothing is sold for nothing')
    const versions = await rest(`/glass-types/versions?where[parent][equals]=${id}`, {
      cookie: admin,
    })
    const makers = docsOf(versions).map(
      ({ version }) => (version as { changedBy: string }).changedBy,
    )
    expect(new Set(makers)).toEqual(new Set(['admin@example.com']))
    const shown = await rest(`/glass-types/${id}`)
    expect(shown.body.changedBy).toBeUndefined()
  })

  it.each(['glass-types', 'regions', 'tax-rules', 'users', 'quotes', 'customers'])(
    'is never set for many at once, nor is anything of %s',
    async (slug) => {
      const call = { method: 'PATCH', body: {}, cookie: admin }
      expect((await rest(`/${slug}?where[id][exists]=true`, call)).status).toBe(403)
    },
  )
})

describe('what was sent to us', () => {
  it.each([
    { message: 'Never mind' },
    { name: 'Mallory' },
    { email: 'mallory@example.com' },
    { kind: 'design' },
    { locale: 'es' },
  ])('stays as it was sent: %j', async (change) => {
    const payload = await testPayload()
    const { id } = await payload.create({
      collection: 'inquiries',
      data: inquiryData(),
      ...write,
    })
    const { body: form } = await rest(`/inquiries/${id}`, { cookie: admin })
    const set = (body: object) => rest(`/inquiries/${id}`, { method: 'PATCH', body, cookie: admin })
    const refused = await set(change)
    expect(refused.status).toBe(409)
    expect(wordsOf(refused)).toContain('stays as it was sent')
    const many = { method: 'PATCH', body: change, cookie: admin }
    expect((await rest(`/inquiries?where[id][equals]=${id}`, many)).status).toBe(409)
    expect((await set({ ...form, notes: 'Called', progress: 'answered' })).status).toBe(200)
    const after = await rest(`/inquiries/${id}`, { cookie: admin })
    expect(after.body).toMatchObject({ message: form.message, name: form.name, notes: 'Called' })
  })
})

describe('a search', () => {
  const found = async (slug: string, fields: string[], typed: string) => {
    const query = new URLSearchParams()
    fields.forEach((field, index) => query.set(`where[or][${index}][${field}][like]`, typed))
    return docsOf(await rest(`/${slug}?${query.toString()}`, { cookie: admin })).map(({ id }) => id)
  }

  it('finds a telephone number however it is spelled', async () => {
    const payload = await testPayload()
    const phone = '(972) 555-0134'
    const data = { ...customerData(), phone }
    const { id } = await payload.create({ collection: 'customers', data, ...write })
    const quote = await aQuote(userId, { customerPhone: phone })
    for (const typed of ['9725550134', '972-555-0134', '555 0134', phone]) {
      expect([typed, await found('customers', ['name', 'email', 'phone'], typed)]).toEqual([
        typed,
        [id],
      ])
      expect(await found('quotes', ['number', 'customerPhone'], typed)).toEqual([quote])
    }
    expect(await found('customers', ['name', 'phone'], '9725550199')).toEqual([])
  })

  it('finds a payment by its reference, its quote and its customer', async () => {
    const payload = await testPayload()
    const data = await paymentData(userId)
    const { id, reference } = await payload.create({ collection: 'payments', data, ...write })
    expect((await rest(`/payments/${id}`, { cookie: admin })).body.reference).toBe(
      `P-${String(id).padStart(6, '0')}`,
    )
    const quote = await payload.findByID({ collection: 'quotes', id: Number(data.quote), ...write })
    await payload.update({
      collection: 'quotes',
      id: quote.id,
      data: { customerName: 'Orla Brannigan', customerPhone: '(817) 555-0163' },
      ...write,
    })
    for (const typed of [
      reference ?? `P-${String(id).padStart(6, '0')}`,
      quote.number ?? '',
      'owner@example.com',
      'brannigan',
      '817.555.0163',
    ]) {
      expect([typed, await found('payments', ['reference', 'stripeSessionId'], typed)]).toEqual([
        typed,
        [id],
      ])
    }
    expect(await found('payments', ['reference'], 'nobody@example.com')).toEqual([])
  })

  it('finds a job by its number, its quote and whom it is for', async () => {
    const payload = await testPayload()
    const quote = await aQuote(userId, {
      customerName: 'Ewa Lindqvist',
      customerPhone: '(682) 555-0171',
    })
    const job = await payload.create({ collection: 'jobs', data: { quote }, ...write } as never)
    const { id, number } = job as { id: number; number?: string | null }
    const read = await payload.findByID({ collection: 'jobs', id, ...write })
    const { number: ofQuote } = await payload.findByID({
      collection: 'quotes',
      id: quote,
      ...write,
    })
    for (const typed of [number ?? read.number ?? '', ofQuote ?? '', 'lindqvist', '6825550171']) {
      expect([typed, await found('jobs', ['number', 'supplier'], typed)]).toEqual([typed, [id]])
    }
    expect(await found('jobs', ['number', 'supplier'], '6825550199')).toEqual([])
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
      runSql(sql`update quotes set total_cost = -1 where id = ${quote}`),
    ).rejects.toThrow()
    await expect(
      runSql(
        sql`insert into tax_rules (region_id, rate, tax_type, is_active) values (${region}, 1, 'Second', true)`,
      ),
    ).rejects.toThrow()
  })
})

describe('the knowledge base', () => {
  it('is put together from its fields, the answers and the company, whatever is sent as its JSON', async () => {
    const faq = { question: 'Do you cut glass?', answer: 'Yes, to size.', keywords: ['cut'] }
    const sent = { entryKey: 'company_profile_main', entryData: { faqs: 'none' } }
    expect((await rest('/answers', { method: 'POST', body: faq, cookie: admin })).status).toBe(201)
    const hidden = { ...faq, question: 'A secret?', active: false }
    expect((await rest('/answers', { method: 'POST', body: hidden, cookie: admin })).status).toBe(
      201,
    )
    const made = await rest('/knowledge-base', { method: 'POST', body: sent, cookie: admin })
    expect(made.status).toBe(201)
    const query = '/knowledge-base?where[entryKey][equals]=company_profile_main'
    const [entry] = docsOf(await rest(query))
    expect(entry?.entryData).toMatchObject({
      faqs: [faq],
      products: [],
      services: { commercial: { details: { glass_types: [], benefits: [], process_steps: [] } } },
    })
    expect(entry).not.toHaveProperty('notes')
  })
})
