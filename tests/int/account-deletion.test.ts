import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseOf, lockKey } from '@collections/database/lock-key'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { deletedName } from '@/domain/account/without-person'
import type { User } from '@/payload-types'
import { estimateFile, statementFile } from '@/papers/pdf/paper-files'
import { deleteAccount } from '@/services/account-data/delete-account'
import { doStoredWork } from '@/services/background/stored-work'
import { withTransaction } from '@/services/database/transaction'
import { advanceCustomer } from '@/services/customers/advance-customer'
import { customerLock } from '@/services/customers/find-customer'
import { storyOfCustomer } from '@/services/customers/story-of-customer'
import { exportList } from '@/services/exports/export-list'
import { readBoard } from '@/services/jobs/board'
import { quoteOfLink } from '@/services/links/quote-of-link'
import { findOfficeQuote } from '@/services/office-quotes/office-quote'
import { saveOfficeQuote } from '@/services/office-quotes/save-office-quote'
import { sendRevision } from '@/services/office-quotes/send-revision'
import { officePaper } from '@/services/office-quotes/office-paper'
import { quotesOfCustomer } from '@/services/office/quotes-of-customer'
import { whatWaits } from '@/services/office/what-waits'
import { exportMoney } from '@/services/payments/export-money'
import { refundPayment } from '@/services/payments/refund-payment'
import { startCheckout } from '@/services/payments/start-checkout'
import { taxReport } from '@/services/payments/tax-report'
import { saveQuote } from '@/services/quotes/save-quote'
import { registerAccount } from '@/services/accounts/register-account'
import { paperOfQuote } from '@/services/revisions/paper-of-quote'
import { aPerson, openAccountWorld, placesWith } from '../fixtures/account-life'
import { mailsTo, soundPassword } from '../fixtures/people'
import { runSql } from '../fixtures/run-sql'
import { showerInputs } from '../fixtures/stored-pricing'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const world = await openAccountWorld()
// they read the environment, which the world sets
const { docsOf, rest, signIn } = await import('../fixtures/rest')
const { POST: postDelete } = await import('@/app/api/accounts/delete/route')
const { payload, admin, site } = world
const input = { currentPassword: soundPassword }

const trail = ['audit_trail.changes', 'audit_trail.subject', 'audit_trail.who']

type Life = Awaited<ReturnType<typeof world.wholeLife>>

let gone: Life
let other: Life

const remove = ({ ctx }: Pick<Life, 'ctx'>, body: unknown = input) =>
  deleteAccount({ ctx, input: body, locale: 'es' })

async function countOf(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = (await runSql(query)) as { rows: { count: number }[] }
  return rows[0]?.count ?? 0
}

const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' })

async function csvOf(list: string): Promise<string> {
  const found = await exportList({ ctx: world.contextFor(admin), list, query: {} })
  if (!found.ok) throw new Error(found.kind)
  let text = ''
  for await (const page of found.pages) text += page
  return text
}

async function taxes(): Promise<string> {
  const query = { from: today, to: today }
  const found = await taxReport({ ctx: world.contextFor(admin), query })
  if (!found.ok) throw new Error(found.kind)
  return found.csv
}

afterAll(() => world.close())

describe('whoever deletes his account', () => {
  let files: string[]
  let taxesBefore: string
  let placesOfOther: string[]

  beforeAll(async () => {
    gone = await world.wholeLife(aPerson('Zebediah'))
    other = await world.wholeLife(aPerson('Wilhelmina'))
    files = (await photosOf()).map(({ filename }) => filename)
    taxesBefore = await taxes()
    placesOfOther = await placesWith(other.person.email)
    // what is searched for below is there to be found
    for (const text of Object.values(gone.person)) {
      expect((await placesWith(text)).length, text).toBeGreaterThan(3)
    }
    expect(await remove(gone)).toEqual({ ok: true })
    await doStoredWork(site)
  })

  async function photosOf(): Promise<{ filename: string }[]> {
    const { rows } = (await runSql(sql`
      select filename from photos p join jobs j on j.id = p.job_id
      where j.quote_id in (${gone.byCard}, ${gone.atDesk})
      union all
      select filename from visitor_photos v join visitor_photos_rels r on r.parent_id = v.id
      join inquiries i on i.id = r.inquiries_id where i.email = ${gone.person.email}`)) as {
      rows: { filename: string }[]
    }
    return rows
  }

  it('is named nowhere in the database any more', async () => {
    for (const text of [gone.person.fullName, gone.person.phone, gone.person.address]) {
      expect(await placesWith(text), text).toEqual([])
    }
    expect(await placesWith(gone.person.phone.replace(/\D/g, ''))).toEqual([])
    expect(await placesWith('Quillfeather has a dog')).toEqual(['quotes.notes'])
  })

  it('has one last letter, which waits with his address and goes', async () => {
    const letters = await mailsTo(gone.person.email)
    expect(letters.map(({ subject }) => subject)).toEqual([])
    // the trail of sign-ins is changed by nobody, for as long as it is kept
    expect(await placesWith(gone.person.email)).toEqual(trail)
  })

  it('takes his photos along, with their files', () => {
    expect(files).toHaveLength(3)
    const left = ['photos', 'visitor-photos'].flatMap((folder) =>
      fs.readdirSync(`media-private/${folder}`).filter((name) => files.includes(name)),
    )
    expect(left).toEqual([])
  })

  it('leaves everybody else’s as it was', async () => {
    expect(await placesWith(other.person.email)).toEqual(placesOfOther)
    expect(await countOf(sql`select count(*)::int from photos`)).toBe(2)
    const paper = await officePaper({
      ctx: world.contextFor(admin),
      quoteId: other.atDesk,
      revision: 1,
    })
    expect(paper).toMatchObject({ paper: { customer: { name: other.person.fullName } } })
  })

  it('leaves no unpaid quote, and of the paid ones all that the books need', async () => {
    expect(await countOf(sql`select count(*)::int from quotes where id = ${gone.unpaid}`)).toBe(0)
    expect(await world.quote(gone.byCard)).toMatchObject({
      customerName: deletedName,
      customerEmail: null,
      customerPhone: null,
      projectAddress: '75074',
      user: null,
      totalCost: 1266.96,
      amountPaid: 1266.96,
      status: 'payment_succeeded',
      linkHash: null,
    })
    expect(await world.paymentsOf(gone.byCard)).toMatchObject([
      { status: 'succeeded', amount: 1266.96, user: null },
    ])
    expect(await taxes()).toBe(taxesBefore)
    expect(taxesBefore).toContain('75074')
  })

  it('can’t sign in, and his session is over', async () => {
    await expect(signIn(gone.person.email)).rejects.toThrow('401')
    const { body } = await rest('/users/me', { cookie: gone.cookie })
    expect(body.user).toBeNull()
  })

  it('may register again with the same address', async () => {
    const again = await registerAccount({
      ctx: site,
      input: { fullName: 'Somebody New', email: gone.person.email, password: soundPassword },
      from: '/profile',
      locale: 'en',
    })
    expect(again).toEqual({ ok: true })
    const { docs } = await payload.find({
      collection: 'customers',
      where: { email: { equals: gone.person.email } },
      overrideAccess: true,
    })
    expect(docs).toMatchObject([{ name: 'Somebody New', status: 'lead' }])
  })

  it('stands as a deleted customer wherever the shop looks', async () => {
    const boss = world.contextFor(admin)
    const cookie = await signIn(admin.email)
    const list = await rest('/quotes?limit=50&sort=-createdAt', { cookie })
    const names = docsOf(list).map(({ customerName }) => customerName)
    expect(names.filter((name) => name === deletedName)).toHaveLength(2)
    for (const quoteId of [gone.byCard, gone.atDesk]) {
      const found = await findOfficeQuote(boss, quoteId)
      expect(found).toMatchObject({ quote: { caller: { name: deletedName, email: '' } } })
      const quote = await world.quote(quoteId)
      const paper = await paperOfQuote({ payload, quote })
      if (paper === null) throw new Error('There is no paper.')
      expect(paper.customer).toEqual({
        name: deletedName,
        email: null,
        phone: null,
        jobSite: '75074',
      })
      const pdf = await estimateFile({ paper, language: 'en' })
      expect(pdf.content.byteLength).toBeGreaterThan(5_000)
      const one = await rest(`/quotes/${quoteId}?depth=1`, { cookie })
      expect(one.status).toBe(200)
    }
    const office = await officePaper({ ctx: boss, quoteId: gone.atDesk, revision: 1 })
    if (!office.ok) throw new Error(office.kind)
    const { paper, money } = office
    const statement = { paper, money, language: 'es', asOf: new Date().toISOString() } as const
    expect((await statementFile(statement)).content.byteLength).toBeGreaterThan(5_000)
    expect(await csvOf('quotes')).toContain(deletedName)
    expect(await csvOf('payments')).toContain('P-')
    const money2 = await exportMoney({ ctx: boss, query: { from: today, to: today } })
    expect(money2).toMatchObject({ ok: true, csv: expect.stringContaining(deletedName) })
    expect(await whatWaits({ ctx: boss, onlyMine: false })).toBeTruthy()
    expect(await readBoard({ ctx: boss })).toBeTruthy()
    const { docs } = await payload.find({
      collection: 'customers',
      where: { name: { equals: deletedName } },
      overrideAccess: true,
    })
    expect(docs).toMatchObject([{ email: null, phone: null, user: null, tags: [], logs: [] }])
    const customerId = docs[0]?.id ?? 0
    const story = await storyOfCustomer({ ctx: boss, customerId })
    expect(story?.events.map(({ kind }) => kind)).toContain('paid')
    expect(JSON.stringify(story)).not.toContain('Quillfeather')
    expect(await quotesOfCustomer({ ctx: boss, customerId })).toHaveLength(2)
    expect((await rest(`/customers/${customerId}?depth=1`, { cookie })).status).toBe(200)
  })

  it('still gets his money back', async () => {
    const [payment] = await world.paymentsOf(gone.byCard)
    const outcome = await refundPayment({
      ctx: world.contextFor(admin),
      wish: {
        paymentId: payment?.id,
        amount: 100,
        reason: 'Scratched',
        requestKey: crypto.randomUUID(),
      },
    })
    expect(outcome).toMatchObject({ ok: true })
    await world.sandbox.delivered()
    await doStoredWork(site)
    expect(await world.paymentsOf(gone.byCard)).toMatchObject([{ refundedAmount: 100 }])
  })

  it('is not known by his old link', async () => {
    expect(await quoteOfLink({ ctx: site, token: gone.token })).toBeNull()
    expect(await quoteOfLink({ ctx: site, token: other.token })).not.toBeNull()
  })
})

describe('an account', () => {
  it('goes with its record where no money moved', async () => {
    const person = aPerson('Ottoline')
    const { actor, ctx } = await world.customer(person)
    await world.saved(actor, person)
    expect(await remove({ ctx })).toEqual({ ok: true })
    expect(await placesWith('Ottoline')).toEqual([...trail, 'payload_jobs.input'])
    expect(await mailsTo(person.email)).toMatchObject([{ subject: 'Su cuenta está eliminada' }])
    expect(await countOf(sql`select count(*)::int from users where id = ${actor.id}`)).toBe(0)
  })

  const cases: [string, (quoteId: number) => Promise<void>, string][] = [
    [
      'a checkout is open',
      async (quoteId) => {
        const { user } = await world.quote(quoteId)
        const owner = { ...admin, id: Number(user), role: 'customer' as const }
        await startCheckout({ ctx: world.contextFor(owner), quoteId })
      },
      'checkout_open',
    ],
    [
      'a job is ahead',
      async (quoteId) => {
        await runSql(sql`
          insert into jobs (quote_id, stage, stage_since) values (${quoteId}, 'ordered', now())`)
      },
      'work_ahead',
    ],
    [
      'a deposit is paid',
      async (quoteId) => {
        await runSql(sql`
          update quotes set status = 'deposit_paid', payment_status = 'deposit_paid',
            amount_paid = 600, balance_due = 666.96 where id = ${quoteId}`)
      },
      'money_open',
    ],
    [
      'a payment is disputed',
      async (quoteId) => {
        await runSql(sql`
          update quotes set status = 'payment_succeeded', payment_status = 'disputed',
            balance_due = 0 where id = ${quoteId}`)
      },
      'dispute_open',
    ],
  ]

  it.each(cases)('stays while %s, whole', async (_name, happen, because) => {
    const person = aPerson('Philippa')
    const { actor, ctx } = await world.customer(person)
    const quoteId = await world.saved(actor, person)
    await happen(quoteId)
    expect(await remove({ ctx })).toEqual({ ok: false, kind: 'kept', because })
    expect(await world.quote(quoteId)).toMatchObject({ customerName: person.fullName })
    expect((await mailsTo(person.email)).map(({ subject }) => subject)).not.toContain(
      'Su cuenta está eliminada',
    )
  })

  it('stays while a booked visit is ahead', async () => {
    const person = aPerson('Barnaby')
    const { ctx } = await world.customer(person)
    await runSql(sql`
      with visit as (
        insert into visits (kind, start, "end")
        values ('measure', now() + interval '2 days', now() + interval '3 days') returning id)
      insert into bookings (state, start, "end", held_until, zip, language, email, visit_id)
      select 'booked', now(), now(), now(), '75074', 'en', ${person.email}, id from visit`)
    expect(await remove({ ctx })).toMatchObject({ because: 'work_ahead' })
  })

  it('asks for the password, and answers in words', async () => {
    const person = aPerson('Cordelia')
    const { cookie, ctx } = await world.customer(person)
    expect(await remove({ ctx }, { currentPassword: 'not it' })).toEqual({
      ok: false,
      kind: 'invalid',
      problems: [{ field: 'currentPassword', code: 'passwordWrong' }],
    })
    const call = (headers: Record<string, string>, body: unknown) =>
      postDelete(
        new Request('http://localhost:3100/api/accounts/delete', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            origin: 'http://localhost:3100',
            ...headers,
          },
          body: JSON.stringify(body),
        }),
      )
    expect((await call({}, input)).status).toBe(401)
    expect((await call({ cookie, origin: 'https://evil.example' }, input)).status).toBe(403)
    expect((await call({ cookie }, {})).status).toBe(422)
    expect((await call({ cookie }, input)).status).toBe(200)
    expect((await call({ cookie }, input)).status).toBe(401)
  })

  it('of somebody who works here is an administrator’s to delete', async () => {
    const outcome = await remove({ ctx: world.contextFor(world.office) })
    expect(outcome).toEqual({ ok: false, kind: 'kept', because: 'works_here' })
  })

  it('is deleted once, however often it is asked for at once', async () => {
    const person = aPerson('Gwendolyn')
    const { ctx } = await world.customer(person)
    const outcomes = await Promise.all([remove({ ctx }), remove({ ctx }), remove({ ctx })])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await mailsTo(person.email)).toHaveLength(1)
  })

  it('does not come back by a session that is renewed afterwards', async () => {
    const person = aPerson('Perpetua')
    const { actor, ctx } = await world.customer(person)
    // as Payload does it: all of the account is read, and written again
    const id = actor.id
    const read = await payload.db.findOne<User>({
      collection: 'users',
      where: { id: { equals: id } },
    })
    expect(await remove({ ctx })).toEqual({ ok: true })
    const renew = () =>
      payload.db.updateOne({ collection: 'users', id, data: { ...read, updatedAt: null } })
    await expect(renew()).rejects.toThrow()
    expect(await countOf(sql`select count(*)::int from users where id = ${id}`)).toBe(0)
  })

  it('does not come back by one that waited for the deletion', async () => {
    const person = aPerson('Thaddeus')
    const { actor } = await world.customer(person)
    const read = await payload.db.findOne<User>({
      collection: 'users',
      where: { id: { equals: actor.id } },
    })
    let renewed: Promise<unknown> = Promise.resolve()
    await withTransaction(payload, async (req) => {
      await databaseOf(req).execute(sql`delete from users where id = ${actor.id}`)
      renewed = payload.db.updateOne({ collection: 'users', id: actor.id, data: { ...read } })
      // it is looked at below
      renewed.catch(() => undefined)
      await pause(200)
    })
    await expect(renewed).rejects.toThrow()
    expect(await countOf(sql`select count(*)::int from users where id = ${actor.id}`)).toBe(0)
  })

  it('waits for who writes of its customer, who does not wait for it', async () => {
    const { actor, ctx } = await world.customer(aPerson('Rosalind'))
    await runSql(sql`delete from customers where user_id = ${actor.id}`)
    const begun = await withTransaction(payload, async (req) => {
      await lockKey(req, customerLock(actor.email))
      const removing = { done: remove({ ctx }) }
      removing.done.catch(() => undefined)
      await pause(1500)
      await advanceCustomer({ ctx: site, req, userId: actor.id, reason: 'saved_quote' })
      return removing
    })
    expect(await begun.done).toEqual({ ok: true })
  })

  it('and the sending of a quote to its holder do not wait for each other', async () => {
    const person = aPerson('Leopold')
    const { email, phone, fullName: name } = person
    const { actor, ctx } = await world.customer(person)
    const call = world.call({ caller: { customerId: null, name, phone, email } })
    const saved = await saveOfficeQuote({ ctx: world.ctx, input: call })
    if (!saved.ok) throw new Error(saved.kind)
    const { quote } = saved
    const begun = await withTransaction(payload, async (req) => {
      await lockKey(req, customerLock(actor.email))
      const removing = remove({ ctx })
      removing.catch(() => undefined)
      await pause(1500)
      const wish = { quoteId: quote.id, basedOn: quote.basedOn, byMail: true }
      const sending = sendRevision({ ctx: world.ctx, wish })
      sending.catch(() => undefined)
      await pause(1500)
      return { removing, sending }
    })
    expect(await begun.removing).toEqual({ ok: true })
    expect(await begun.sending).toMatchObject({ ok: false })
  })

  it('takes what is saved at the same moment along, or lets nothing be saved', async () => {
    for (let round = 0; round < 12; round += 1) {
      const person = aPerson('Ignatius')
      const { actor, ctx } = await world.customer(person)
      const save = () =>
        saveQuote({
          ctx: world.contextFor(actor),
          input: {
            ...showerInputs(world.pricing),
            customerName: person.fullName,
            customerPhone: person.phone,
            projectAddress: person.address,
            expectedTotal: 1266.96,
            requestKey: crypto.randomUUID(),
          },
        })
      const [, deleted] = await Promise.allSettled([pause(round * 8).then(save), remove({ ctx })])
      expect(deleted).toMatchObject({ value: { ok: true } })
      expect(await placesWith(person.address)).toEqual([])
    }
  })
})
