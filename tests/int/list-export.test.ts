import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '@/domain/account/roles'
import { exportList } from '@/services/exports/export-list'
import { account, actorOf, contextOf } from '../fixtures/people'
import { aQuote, customerData, inquiryData, paymentData } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { testPayload } from '../setup/database'

type Table = { head: string[]; lines: Record<string, string>[]; pages: number }

async function ask(role: Role | null, list: string, query: object = {}) {
  const email = `${role ?? 'nobody'}@example.com`
  const actor = role === null ? null : { id: 9_999, email, fullName: 'Somebody', role }
  return exportList({ ctx: await contextOf(actor), list, query })
}

async function table(role: Role, list: string, query: object = {}): Promise<Table> {
  const outcome = await ask(role, list, query)
  if (!outcome.ok) throw new Error(outcome.kind)
  const pages: string[] = []
  for await (const page of outcome.pages) pages.push(page)
  const text = pages.join('')
  expect(text.startsWith('\uFEFF')).toBe(true)
  // no sample has a comma or a quote within
  const [head = [], ...lines] = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
  return {
    head,
    lines: lines.map((cells) =>
      Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])),
    ),
    pages: pages.length - 1,
  }
}

const where = (filter: object) => ({ where: JSON.stringify(filter) })

let owner: number

beforeAll(async () => {
  const person = await account({ email: 'owner@example.com', fullName: 'Olive Owner' })
  owner = actorOf(person).id
})

describe('a list as a table', () => {
  it('begins with what the list shows, and says names, yes and no, days of the shop', async () => {
    const id = await aQuote(owner, {
      customerName: 'Jordan Sample',
      // the last hour of a day at the shop
      paidAt: '2026-07-01T04:30:00.000Z',
      validUntil: '2026-07-01T04:30:00.000Z',
      profitAmount: 0,
      discountAmount: 12.5,
    })
    const { head, lines } = await table('office', 'quotes', where({ id: { equals: id } }))
    expect(head.slice(0, 5)).toEqual(['Number', 'Customer Name', 'Service', 'Total', 'Status'])
    expect(head.slice(-2)).toEqual(['Created', 'Changed'])
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      'Customer Name': 'Jordan Sample',
      Service: 'Window replacement',
      Total: '252.16',
      Discount: '12.5',
      Status: 'Waiting for payment',
      'Work finished': 'No',
      'Paid At': '2026-06-30',
      'Valid Until': '2026-06-30 23:30',
    })
    expect(lines[0]?.Region).toMatch(/^Region \d+$/)
    expect(lines[0]?.['Glass Type']).toMatch(/^Glass \d+$/)
  })

  it('has nothing hidden, stored or secret', async () => {
    const { head } = await table('admin', 'quotes')
    for (const name of ['Inputs', 'Pricing Snapshot', 'Link Nonce', 'Link Hash', 'Phone Digits']) {
      expect(head).not.toContain(name)
    }
    const users = await table('admin', 'users')
    expect(users.head.join()).not.toMatch(/password|salt|hash|session|token|api key/i)
  })

  it('names the customer of a payment, and its account to those alone who may see it', async () => {
    const payload = await testPayload()
    const given = (amount: number, state: 'succeeded' | 'failed', reason: string) => ({
      amount,
      state,
      reason,
      at: '2026-07-03T03:00:00.000Z',
      key: reason,
    })
    const data = {
      ...(await paymentData(owner)),
      paidAt: '2026-07-01T04:30:00.000Z',
      stripePaymentIntentId: 'pi_of_the_table',
      refunds: [
        given(45.5, 'succeeded', 'Handle was left out of the order'),
        given(9, 'failed', 'Never arrived'),
      ],
    }
    const { id } = await payload.create({ collection: 'payments', data, overrideAccess: true })
    const mine = where({ id: { equals: id } })
    const [forAdmin] = (await table('admin', 'payments', mine)).lines
    expect(forAdmin).toMatchObject({
      Amount: '252.16',
      'Paid by': 'Card',
      'Paid for': 'All at once',
      'Paid on': '2026-06-30',
      'Given back on': '2026-07-02',
      'Given back because': 'Handle was left out of the order',
      'Stripe payment intent': 'pi_of_the_table',
      Customer: 'Avery Sample',
      Account: 'owner@example.com',
    })
    expect(forAdmin?.Quote).toMatch(/^Q-\d+/)
    const office = await table('office', 'payments', mine)
    expect(office.lines[0]).toMatchObject({
      Customer: 'Avery Sample',
      'Given back on': '2026-07-02',
      'Given back because': 'Handle was left out of the order',
    })
    expect(office.head.join()).not.toMatch(/stripe/i)
    expect(office.head).not.toContain('Account')
    expect(office.head).toContain('Released: At')
  })

  it('keeps the filter, the search and the order of the list', async () => {
    const payload = await testPayload()
    for (const [name, phone, status] of [
      ['Bo Filtered', '(469) 555-0141', 'prospect'],
      ['Al Filtered', '469.555.0142', 'prospect'],
      ['Cy Filtered', '469 555 0143', 'lead'],
    ] as const) {
      const data = { ...customerData(), name, phone, status }
      await payload.create({ collection: 'customers', data, overrideAccess: true })
    }
    const names = async (query: object) =>
      (await table('office', 'customers', query)).lines.map(({ Name }) => Name)
    const filter = where({ status: { equals: 'prospect' } })
    expect(await names({ ...filter, search: 'filtered', sort: 'name' })).toEqual([
      'Al Filtered',
      'Bo Filtered',
    ])
    // however the number is written
    expect(await names({ search: '4695550143' })).toEqual(['Cy Filtered'])
    expect(await names({ search: 'nobody of that name' })).toEqual([])
  })

  it('computes nothing that somebody wrote', async () => {
    const payload = await testPayload()
    const written = ['=HYPERLINK(0)', '+1', '-1', '@SUM(A1)', '＝1']
    for (const message of written) {
      const data = { ...inquiryData(), name: 'Formula', message }
      await payload.create({ collection: 'inquiries', data, overrideAccess: true })
    }
    const { lines } = await table('office', 'inquiries', where({ name: { equals: 'Formula' } }))
    expect(lines.map(({ Message }) => Message).sort()).toEqual(
      written.map((text) => `'${text}`).sort(),
    )
  })

  it('has each row once where there are many, rows that come meanwhile aside', async () => {
    await runSql(sql`
      insert into customers (name, email, status)
      select 'Many ' || n, 'many' || n || '@example.com', 'past_customer' from generate_series(1, 1203) n`)
    const outcome = await ask('office', 'customers', where({ status: { equals: 'past_customer' } }))
    if (!outcome.ok) throw new Error(outcome.kind)
    const pages: string[] = []
    for await (const page of outcome.pages) {
      pages.push(page)
      await runSql(
        sql`insert into customers (name, email, status) values ('Late', 'late@example.com', 'past_customer')`,
      )
    }
    // the heading, 500, 500 and 203
    expect(pages).toHaveLength(4)
    const names = pages.join('').match(/Many \d+(?=,)/g) ?? []
    expect(names).toHaveLength(1203)
    expect(new Set(names).size).toBe(1203)
    expect(pages.join('')).not.toContain('Late')
  })
})

describe('the headings', () => {
  it('are each there once, on every list', async () => {
    const payload = await testPayload()
    for (const { slug, admin } of payload.config.collections) {
      if (admin.hidden === true) continue
      const { head } = await table('admin', slug)
      expect([slug, head.filter((name, at) => head.indexOf(name) !== at)]).toEqual([slug, []])
    }
  })
})

describe('who takes a list along', () => {
  it.each([
    ['customers', 'fa'],
    ['quotes', 'fa'],
    ['payments', 'fa'],
    ['inquiries', 'fa'],
    ['jobs', 'fa'],
    ['visits', 'fa'],
    ['glass-types', 'sfa'],
    ['hardware', 'sfa'],
    ['tax-rules', 'sfa'],
    ['reference-jobs', 'sfa'],
    ['redirects', 'sfa'],
    ['users', 'a'],
  ])('%s: %s', async (list, letters) => {
    for (const [role, letter] of [
      ['customer', 'c'],
      ['staff', 's'],
      ['office', 'f'],
      ['admin', 'a'],
    ] as const) {
      const outcome = await ask(role, list)
      expect([role, outcome.ok]).toEqual([role, letters.includes(letter)])
    }
    expect(await ask(null, list)).toEqual({ ok: false, kind: 'not_signed_in' })
  })

  it('gets no list that the admin does not show', async () => {
    for (const list of ['bookings', 'stripe-events', 'shared-estimates', 'payload-jobs']) {
      expect(await ask('admin', list)).toEqual({ ok: false, kind: 'forbidden' })
    }
    expect(await ask('admin', 'nothing')).toEqual({ ok: false, kind: 'not_found' })
  })

  it('is told when a filter cannot be read', async () => {
    for (const query of [
      { where: '{' },
      { where: '[]' },
      where({ nothing: { equals: 1 } }),
      where({ linkHash: { equals: 'x' } }),
      where({ name: { near: '1,2,3' } }),
      { sort: '-salt' },
    ]) {
      expect(await ask('office', 'quotes', query)).toEqual({ ok: false, kind: 'unreadable' })
    }
  })
})
