import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { noteAudit } from '@collections/audit/note-audit'
import type { AuditTrail } from '@/payload-types'
import { exportList } from '@/services/exports/export-list'
import { callScope, inCallScope } from '@/integrations/http/call-scope'
import { mergeCustomers } from '@/services/customers/merge-customers'
import { undoMerge } from '@/services/customers/undo-merge'
import { changeStanding } from '@/services/office-quotes/change-standing'
import { exportMoney } from '@/services/payments/export-money'
import { taxReport } from '@/services/payments/tax-report'
import { priceCsv } from '@/services/price-changes/price-csv'
import { notePublished } from '@/services/price-changes/publish-set'
import { writePrices } from '@/services/price-changes/write-prices'
import { trimAuditTrail } from '@/services/audit/trim-audit-trail'
import { withTransaction } from '@/services/database/transaction'
import { actorOf, contextOf, soundPassword } from '../fixtures/people'
import { docsOf, rest } from '../fixtures/rest'
import { aQuote, glassTypeData, paymentData, unique } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { patchUser, signedIn, storedUser } from '../fixtures/signed-in'
import type { SignedIn } from '../fixtures/signed-in'
import { testPayload } from '../setup/database'

let admin: SignedIn
let staff: SignedIn
let customer: SignedIn

beforeAll(async () => {
  admin = await signedIn('keeper@example.com', 'admin')
  staff = await signedIn('hand@example.com', 'staff')
  customer = await signedIn('buyer@example.com', 'customer')
})

/** The lines since `after`, oldest first. */
async function linesSince(after: number): Promise<AuditTrail[]> {
  const payload = await testPayload()
  const { docs } = await payload.find({
    collection: 'audit-trail',
    where: { id: { greater_than: after } },
    sort: 'id',
    pagination: false,
    overrideAccess: true,
  })
  return docs
}

async function last(): Promise<number> {
  const payload = await testPayload()
  const { docs } = await payload.find({ collection: 'audit-trail', limit: 1, overrideAccess: true })
  return docs[0]?.id ?? 0
}

/** What an act leaves in the trail. */
async function linesOf(act: () => Promise<unknown>): Promise<AuditTrail[]> {
  const before = await last()
  await act()
  return linesSince(before)
}

describe('what is written down', () => {
  it('a sign-in and a sign-out, with the session and never the password', async () => {
    const person = await signedIn(`in${unique()}@example.com`, 'office')
    const lines = await linesOf(() =>
      rest('/users/logout', { method: 'POST', cookie: person.cookie }),
    )
    const [begun] = (await linesSince(0)).filter(({ account, event }) => {
      return account === person.id && event === 'signedIn'
    })
    expect(begun).toMatchObject({ who: person.email })
    expect(lines).toMatchObject([
      { event: 'signedOut', who: person.email, session: begun?.session },
    ])
    expect(JSON.stringify(begun)).not.toContain(soundPassword)
  })

  it('whose role was raised, by whom, and a password that was set', async () => {
    const lines = await linesOf(() =>
      patchUser(customer.id, { role: 'office', password: 'A new one 4 work' }, admin.cookie),
    )
    expect(lines.map(({ changes, event, who }) => ({ changes, event, who }))).toEqual(
      expect.arrayContaining([
        { event: 'accountChanged', who: admin.email, changes: 'Role: Customer → Office' },
        { event: 'passwordChanged', who: admin.email, changes: null },
      ]),
    )
    expect(JSON.stringify(lines)).not.toContain('A new one')
    await patchUser(customer.id, { role: 'customer' }, admin.cookie)
  })

  it('a name or telephone is no matter of trust', async () => {
    expect(await linesOf(() => patchUser(staff.id, { fullName: 'Other' }, staff.cookie))).toEqual(
      [],
    )
  })

  it('a price: who, from what, to what', async () => {
    const made = await rest('/glass-types', {
      method: 'POST',
      cookie: staff.cookie,
      body: { ...glassTypeData(), basePricePerSqFt: 20 },
    })
    const { id, name } = made.body.doc as { id: number; name: string }
    const lines = await linesOf(() =>
      rest(`/glass-types/${id}`, {
        method: 'PATCH',
        cookie: staff.cookie,
        body: { basePricePerSqFt: 21 },
      }),
    )
    expect(lines).toContainEqual(
      expect.objectContaining({
        event: 'price',
        who: staff.email,
        subject: `Glass type ${name}`,
        changes: 'Base price per sq ft: 20 → 21',
      }),
    )
  })

  it('what people here do with a quote through a service, which asks in nobody’s name', async () => {
    const payload = await testPayload()
    const id = await aQuote(customer.id)
    const by = actorOf(await storedUser(admin.id))
    const ctx = await contextOf(by)
    const change = (data: { status: 'draft'; totalCost?: number }) =>
      payload.update({
        collection: 'quotes',
        id,
        data,
        overrideAccess: true,
        context: { transition: true },
      })
    const inCallOf = (actor: typeof by, act: () => Promise<unknown>) =>
      linesOf(() =>
        inCallScope('192.0.2.7', () => {
          Object.assign(callScope() ?? {}, { actor })
          return act()
        }),
      )
    const withdrawn = await inCallOf(by, () =>
      changeStanding({ ctx, quoteId: id, act: 'withdraw' }),
    )
    expect(withdrawn).toMatchObject([
      {
        event: 'quote',
        who: admin.email,
        changes: 'Status: Waiting for payment → Withdrawn',
      },
    ])
    await change({ status: 'draft' })
    expect(await inCallOf(by, () => change({ status: 'draft', totalCost: 300 }))).toEqual([])
    const own = actorOf(await storedUser(customer.id))
    const unpriced = { status: 'withdrawn' } as never
    expect(await inCallOf(own, () => change(unpriced))).toEqual([])
  })

  it('money that moves, by the site itself where nobody asked', async () => {
    const payload = await testPayload()
    const payment = await payload.create({
      collection: 'payments',
      data: await paymentData(customer.id),
      overrideAccess: true,
    })
    const [line] = await linesOf(() =>
      payload.update({
        collection: 'payments',
        id: payment.id,
        data: { isHeld: true },
        overrideAccess: true,
        context: { settlement: true },
      }),
    )
    expect(line).toMatchObject({
      event: 'money',
      who: 'The site',
      changes: expect.stringMatching(/^Held.*: no → yes$/) as string,
    })
    expect(line?.subject).toMatch(/^Payment P-\d+$/)
  })

  it('what is refused to somebody who is signed in, and not to a visitor', async () => {
    const lines = await linesOf(() => rest('/payments', { cookie: staff.cookie }))
    expect(lines).toMatchObject([{ event: 'refused', who: staff.email }])
    expect(lines[0]?.subject).toContain('/api/payments')
    expect(await linesOf(() => rest('/payments'))).toEqual([])
  })

  it('a list that leaves the house', async () => {
    const user = actorOf(await storedUser(admin.id))
    const lines = await linesOf(async () =>
      exportList({ ctx: await contextOf(user), list: 'customers', query: {} }),
    )
    expect(lines).toMatchObject([{ event: 'exported', subject: 'Customers' }])
  })

  it('the bookkeeper’s tables and the price list, with their days', async () => {
    const ctx = await contextOf(actorOf(await storedUser(admin.id)))
    const query = { from: '2026-11-01', to: '2026-11-30' }
    const lines = await linesOf(async () => {
      await exportMoney({ ctx, query })
      await taxReport({ ctx, query })
      await priceCsv(ctx)
      // nothing left the house
      await exportMoney({ ctx, query: {} })
    })
    expect(lines.map(({ changes, event, subject, who }) => [event, subject, changes, who])).toEqual(
      [
        ['exported', 'Money, for the bookkeeper', '2026-11-01-to-2026-11-30', admin.email],
        ['exported', 'Taxes by place, for the bookkeeper', '2026-11-01-to-2026-11-30', admin.email],
        ['exported', 'Price list', null, admin.email],
      ],
    )
  })

  it('two customers who were joined, and taken apart again', async () => {
    const payload = await testPayload()
    const ctx = await contextOf(actorOf(await storedUser(admin.id)))
    const [one, other] = await Promise.all(
      ['Avery Sample', 'A. Sample'].map((name) =>
        payload.create({ collection: 'customers', data: { name } as never, overrideAccess: true }),
      ),
    )
    const ids = { customerId: Number(one?.id), otherId: Number(other?.id) }
    const lines = await linesOf(async () => {
      await mergeCustomers(ctx, {
        ...ids,
        choices: { name: 'own', phone: 'own', email: 'own' },
      })
      const { docs } = await payload.find({
        collection: 'customer-merges',
        sort: '-id',
        limit: 1,
        overrideAccess: true,
      })
      await undoMerge(ctx, { mergeId: docs[0]?.id ?? 0 })
    })
    expect(lines.map(({ changes, event, subject, who }) => [event, subject, changes, who])).toEqual(
      [
        [
          'customers',
          `Customer ${ids.customerId}`,
          `joined with customer ${ids.otherId}`,
          admin.email,
        ],
        [
          'customers',
          `Customer ${ids.customerId}`,
          `taken apart from customer ${ids.otherId}`,
          admin.email,
        ],
      ],
    )
  })

  it('a set of prices in one line, with how many it changes', async () => {
    const payload = await testPayload()
    const rows = await Promise.all(
      [1, 2, 3].map(() =>
        payload.create({ collection: 'glass-types', data: glassTypeData(), overrideAccess: true }),
      ),
    )
    const changes = rows.map(({ basePricePerSqFt, id, name }) => ({
      table: 'glass-types' as const,
      row: id,
      name,
      before: basePricePerSqFt,
      after: basePricePerSqFt + 1,
    }))
    const set = await payload.create({
      collection: 'price-change-sets',
      data: { title: 'Glass', reason: 'Supplier letter', state: 'draft', changes },
      overrideAccess: true,
    })
    const lines = await linesOf(() =>
      withTransaction(payload, async (req) => {
        await writePrices(req, changes)
        await notePublished(req, set.id, new Date())
      }),
    )
    expect(lines.map(({ changes: said, subject }) => [subject, said])).toEqual([
      ['Price change set Glass', 'State: Draft → Published; 3 prices'],
    ])
  })

  it('where it came from, as short as it can be said', async () => {
    const lines = await linesOf(() =>
      inCallScope('0:0:0:0::', async () =>
        withTransaction(await testPayload(), (req) => noteAudit(req, { event: 'settings' })),
      ),
    )
    expect(lines).toMatchObject([{ address: 'This machine' }])
  })

  it('nothing of what was taken back', async () => {
    const payload = await testPayload()
    const lines = await linesOf(() =>
      withTransaction(payload, async (req) => {
        await noteAudit(req, { event: 'money', subject: 'never' })
        throw new Error('no')
      }).catch(() => undefined),
    )
    expect(lines).toEqual([])
  })
})

describe('the trail', () => {
  it('is read by administrators alone', async () => {
    const read = await rest('/audit-trail', { cookie: admin.cookie })
    expect(docsOf(read).length).toBeGreaterThan(0)
    for (const cookie of [staff.cookie, customer.cookie]) {
      expect((await rest('/audit-trail', { cookie })).status).toBe(403)
    }
  })

  it('is changed by nobody, over REST or in the database', async () => {
    const id = await last()
    const body = { who: 'somebody else' }
    for (const method of ['PATCH', 'DELETE']) {
      const answer = await rest(`/audit-trail/${id}`, { method, cookie: admin.cookie, body })
      expect(answer.status).toBe(403)
    }
    expect(
      (await rest('/audit-trail', { method: 'POST', cookie: admin.cookie, body })).status,
    ).toBe(403)
    await expect(runSql(sql`update audit_trail set who = 'x' where id = ${id}`)).rejects.toThrow()
    await expect(runSql(sql`delete from audit_trail where id = ${id}`)).rejects.toThrow()
    expect(await last()).toBeGreaterThanOrEqual(id)
  })

  it('lets go what is older than it is kept, and nothing else', async () => {
    await runSql(sql`
      insert into audit_trail (event, who, created_at)
      values ('money', 'old', now() - interval '401 days'), ('money', 'young', now() - interval '399 days')`)
    expect(await trimAuditTrail({ payload: await testPayload() })).toBe(1)
    const left = (await linesSince(0)).map(({ who }) => who)
    expect(left).toContain('young')
    expect(left).not.toContain('old')
  })
})
