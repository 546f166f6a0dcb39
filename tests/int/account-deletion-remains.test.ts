import fs from 'node:fs'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { deletedName } from '@/domain/account/without-person'
import { estimateFile, statementFile } from '@/papers/pdf/paper-files'
import { registerAccount } from '@/services/accounts/register-account'
import { doStoredWork } from '@/services/background/stored-work'
import { storyOfCustomer } from '@/services/customers/story-of-customer'
import { exportList } from '@/services/exports/export-list'
import { readBoard } from '@/services/jobs/board'
import { quoteOfLink } from '@/services/links/quote-of-link'
import { findOfficeQuote } from '@/services/office-quotes/office-quote'
import { officePaper } from '@/services/office-quotes/office-paper'
import { quotesOfCustomer } from '@/services/office/quotes-of-customer'
import { whatWaits } from '@/services/office/what-waits'
import { exportMoney } from '@/services/payments/export-money'
import { refundPayment } from '@/services/payments/refund-payment'
import { taxReport } from '@/services/payments/tax-report'
import { paperOfQuote } from '@/services/revisions/paper-of-quote'
import { aPerson, openAccountWorld } from '../fixtures/account-life'
import { remove, trail } from '../fixtures/deleting-account'
import { mailsTo, soundPassword } from '../fixtures/people'
import { placesWith } from '../fixtures/places-with'
import { countOf, runSql } from '../fixtures/run-sql'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const world = await openAccountWorld()
// they read the environment, which the world sets
const { docsOf, rest, signIn } = await import('../fixtures/rest')
const { payload, admin, site } = world

type Life = Awaited<ReturnType<typeof world.wholeLife>>

let gone: Life
let other: Life

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
