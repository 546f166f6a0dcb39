import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { noteAudit } from '@collections/audit/note-audit'
import type { AuditTrail } from '@/payload-types'
import { exportList } from '@/services/exports/export-list'
import { trimAuditTrail } from '@/services/audit/trim-audit-trail'
import { withTransaction } from '@/services/database/transaction'
import { actorOf, contextOf, soundPassword } from '../fixtures/people'
import { docsOf, rest } from '../fixtures/rest'
import { glassTypeData, paymentData, unique } from '../fixtures/rows'
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
        { event: 'accountChanged', who: admin.email, changes: 'role: customer → office' },
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
        subject: `glass-types ${name}`,
        changes: 'basePricePerSqFt: 20 → 21',
      }),
    )
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
    expect(line).toMatchObject({ event: 'money', who: 'The site', changes: 'isHeld: false → true' })
    expect(line?.subject).toMatch(/^payments P-\d+$/)
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
    expect(lines).toMatchObject([{ event: 'exported', subject: 'customers' }])
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
