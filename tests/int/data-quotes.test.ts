import { describe, expect, it } from 'vitest'
import { sql } from '@payloadcms/db-postgres'
import { ownerAndAdmin } from '../fixtures/owner-and-admin'
import { account } from '../fixtures/people'
import { docsOf, rest, wordsOf } from '../fixtures/rest'
import { aPaidQuote, aQuote, aRegion, paymentData, quoteData } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { testPayload } from '../setup/database'

const write = { depth: 0, overrideAccess: true, context: { disableRevalidate: true } } as const

const { userId, admin } = await ownerAndAdmin()

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
    for (const name of ['validUntil', 'customerName', 'user']) {
      expect([name, ofPaid(name), ofOpen(name)]).toEqual([name, false, true])
    }
    for (const name of ['totalCost', 'panelsDimensions', 'itemizedHardware', 'region']) {
      expect([name, ofPaid(name), ofOpen(name)]).toEqual([name, false, false])
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

describe('the figures of a quote', () => {
  it.each([
    { totalCost: 1 },
    { itemizedHardware: [{ id: 1 }] as unknown[] },
    { glassType: 1_000_000 },
    { pricingSnapshot: {} },
    { number: 'Q-999999' },
    { requestKey: 'another' },
  ])('are typed by nobody: %j', async (change) => {
    const id = await aQuote(userId)
    const before = await rest(`/quotes/${id}?depth=0`, { cookie: admin })
    const answer = await rest(`/quotes/${id}`, { method: 'PATCH', body: change, cookie: admin })
    expect(answer.status).toBe(409)
    expect(wordsOf(answer)).toContain('can’t be typed')
    expect((await rest(`/quotes/${id}?depth=0`, { cookie: admin })).body).toEqual(before.body)
  })

  it('leave its notes and its customer’s contact open', async () => {
    const id = await aQuote(userId)
    const { body: form } = await rest(`/quotes/${id}?depth=0`, { cookie: admin })
    const open = { notes: 'Called back', customerPhone: '(214) 555-0177' }
    const body = { ...form, ...open }
    const answer = await rest(`/quotes/${id}`, { method: 'PATCH', body, cookie: admin })
    expect(answer.status).toBe(200)
    expect((await rest(`/quotes/${id}`, { cookie: admin })).body).toMatchObject(open)
  })

  it('come from the builder alone: nobody makes a quote by hand, or changes many', async () => {
    const create = { method: 'POST', body: await quoteData(userId), cookie: admin }
    expect((await rest('/quotes', create)).status).toBe(403)
    const id = await aPaidQuote(userId)
    const many = { method: 'PATCH', body: { totalCost: 1 }, cookie: admin }
    expect((await rest(`/quotes?where[id][equals]=${id}`, many)).status).toBe(403)
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
    await runSql(sql`select setval('quotes_id_seq', 1234566)`)
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
        balanceDue: 119,
      }),
    ).resolves.toBeGreaterThan(0)
  })
})
