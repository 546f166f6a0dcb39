import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { POST as postMerge } from '@/app/api/office/customers/merge/route'
import { POST as postUndo } from '@/app/api/office/customers/merge/undo/route'
import type { Customer } from '@/payload-types'
import type { Actor } from '@/services/context'
import { likelyTwins } from '@/services/customers/likely-twins'
import { noteAtCustomer } from '@/services/customers/note-at-customer'
import { storyOfCustomer } from '@/services/customers/story-of-customer'
import { undoMerge } from '@/services/customers/undo-merge'
import { sendContactInquiry } from '@/services/inquiries/send-contact-inquiry'
import { findCallers } from '@/services/office-quotes/find-callers'
import { quotesOfCustomer } from '@/services/office/quotes-of-customer'
import { makeTask } from '@/services/tasks/make-task'
import { tasksOfCustomer } from '@/services/tasks/tasks-of-customer'
import { account, actorOf, contextOf } from '../fixtures/people'
import { docsOf, rest, signIn } from '../fixtures/rest'
import { aQuote, inquiryData } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { testPayload } from '../setup/database'

type Person = 'nobody' | 'customer' | 'staff' | 'office'

let cookies: Record<Person, string>
let lee: Actor

beforeAll(async () => {
  await account({ email: 'merge@example.com' })
  await account({ email: 'dana@example.com', role: 'staff' })
  lee = actorOf(await account({ email: 'lee@example.com', role: 'office' }))
  cookies = {
    nobody: '',
    customer: await signIn('merge@example.com'),
    staff: await signIn('dana@example.com'),
    office: await signIn('lee@example.com'),
  }
})

function call(route: typeof postMerge, body: unknown, person: Person = 'office') {
  return route(
    new Request('http://localhost:3100/api/office/customers/merge', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: 'http://localhost:3100',
        cookie: cookies[person],
      },
      body: JSON.stringify(body),
    }),
  )
}

const asServer = { overrideAccess: true, depth: 0 } as const
const ownFacts = { name: 'own', phone: 'own', email: 'own' } as const
let made = 0

async function aCustomer(data: Partial<Customer> = {}): Promise<number> {
  made += 1
  const payload = await testPayload()
  const row = await payload.create({
    collection: 'customers',
    data: {
      name: `Jordan ${made}`,
      email: `jordan-${made}@example.com`,
      phone: `(214) 555-1${String(made).padStart(3, '0')}`,
      status: 'lead',
      ...data,
    },
    ...asServer,
  })
  return row.id
}

async function read(id: number): Promise<Customer> {
  return (await testPayload()).findByID({ collection: 'customers', id, ...asServer })
}

/** One with a quote, a note and a task. */
async function aBusyCustomer(data: Partial<Customer> = {}): Promise<number> {
  const id = await aCustomer(data)
  const ctx = await contextOf(lee)
  const key = () => crypto.randomUUID()
  const quote = await aQuote(lee.id)
  await runSql(sql`update quotes set user_id = null, customer_id = ${id} where id = ${quote}`)
  await noteAtCustomer(ctx, { customerId: id, kind: 'note', text: `Of ${id}`, requestKey: key() })
  await makeTask(ctx, {
    customerId: id,
    what: `For ${id}`,
    dueOn: '2027-01-11',
    who: null,
    requestKey: key(),
  })
  return id
}

const merge = (customerId: number, otherId: number, choices: object = ownFacts) =>
  call(postMerge, { customerId, otherId, choices })

/** What a customer's page shows of him. */
async function shownOf(customerId: number) {
  const ctx = await contextOf(lee)
  const story = await storyOfCustomer({ ctx, customerId })
  return {
    quotes: (await quotesOfCustomer({ ctx, customerId })).length,
    notes: story?.events.filter(({ kind }) => kind === 'noted').map(({ text }) => text) ?? [],
    tasks: (await tasksOfCustomer({ ctx, customerId }))?.open.map(({ what }) => what) ?? [],
  }
}

async function mergeOf(customerId: number): Promise<number> {
  const story = await storyOfCustomer({ ctx: await contextOf(lee), customerId })
  const id = story?.events.find(({ kind }) => kind === 'merged')?.merge
  if (!id) throw new Error('No merge that can be taken back')
  return id
}

async function isListed(id: number): Promise<boolean> {
  const found = await rest(`/customers?where[id][equals]=${id}`, { cookie: cookies.office })
  return docsOf(found).length === 1
}

describe('two customers that are one', () => {
  it('have all that either had, and the facts that were chosen', async () => {
    const own = await aBusyCustomer({ tags: ['trade'], firstContactDate: '2026-05-02T12:00:00Z' })
    const other = await aBusyCustomer({
      name: 'J. Sample',
      tags: ['trade', 'plano'],
      source: 'referral',
      firstContactDate: '2024-03-01T12:00:00Z',
      status: 'past_customer',
    })
    const { email: otherEmail } = await read(other)
    const answer = await merge(own, other, { name: 'other', phone: 'own', email: 'other' })
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, keptId: own }])
    expect(await read(own)).toMatchObject({
      name: 'J. Sample',
      phone: expect.stringContaining('(214) 555-1') as string,
      email: otherEmail,
      tags: ['trade', 'plano'],
      source: 'referral',
      firstContactDate: '2024-03-01T12:00:00.000Z',
      status: 'past_customer',
    })
    const shown = await shownOf(own)
    expect(shown.quotes).toBe(2)
    expect(shown.notes.toSorted()).toEqual([`Of ${own}`, `Of ${other}`].toSorted())
    expect(shown.tasks.toSorted()).toEqual([`For ${own}`, `For ${other}`].toSorted())
    expect([await isListed(own), await isListed(other)]).toEqual([true, false])
  })

  it.each(['own', 'other'] as const)(
    'are found by the number and the address of either, whichever is chosen: %s',
    async (whose) => {
      const [own, other] = [await aCustomer(), await aCustomer()]
      const both = [await read(own), await read(other)]
      await merge(own, other, { name: whose, phone: whose, email: whose })
      const ctx = await contextOf(lee)
      const payload = await testPayload()
      for (const { id, email, phone } of both) {
        for (const typed of [phone ?? '', email ?? '']) {
          const callers = await findCallers(ctx, typed)
          expect(callers?.map(({ customerId }) => customerId)).toEqual([own])
        }
        await payload.create({
          collection: 'inquiries',
          data: { ...inquiryData(), email, message: `From the address of ${id}` },
          ...asServer,
        })
      }
      const story = await storyOfCustomer({ ctx, customerId: own })
      const asked = story?.events.filter(({ kind }) => kind === 'asked').map(({ text }) => text)
      expect(asked?.toSorted()).toEqual(
        [`From the address of ${own}`, `From the address of ${other}`].toSorted(),
      )
      const [ofOwn, ofOther] = both
      const left = whose === 'own' ? ofOther : ofOwn
      expect(story?.events.find(({ kind }) => kind === 'merged')?.text).toBe(
        `${left?.phone} · ${left?.email}`,
      )
    },
  )

  it('are one for whoever writes from the other’s address, too', async () => {
    const own = await aCustomer()
    const other = await aCustomer()
    await merge(own, other)
    const input = { name: 'J.', email: (await read(other)).email, message: 'Once more' }
    const sent = await sendContactInquiry({ ctx: await contextOf(), input, locale: 'en' })
    expect(sent).toEqual({ ok: true })
    expect((await read(other)).lastContactDate).toBeNull()
    expect((await read(own)).lastContactDate).toBeTruthy()
  })

  it('are taken apart again: each has what was his, and what came since stays', async () => {
    const own = await aBusyCustomer({ tags: ['trade'] })
    const other = await aBusyCustomer({ tags: ['plano'] })
    const before = { own: await read(own), other: await read(other) }
    const [ownShown, otherShown] = [await shownOf(own), await shownOf(other)]
    await merge(own, other, { name: 'other', phone: 'other', email: 'other' })
    const note = { kind: 'note', text: 'Since', requestKey: crypto.randomUUID() } as const
    await noteAtCustomer(await contextOf(lee), { customerId: own, ...note })
    const mergeId = await mergeOf(own)
    expect((await call(postUndo, { mergeId })).status).toBe(200)
    for (const name of ['own', 'other'] as const) {
      const { updatedAt: _, ...was } = before[name]
      expect(await read(was.id)).toMatchObject(was)
    }
    expect(await shownOf(own)).toEqual({ ...ownShown, notes: ['Since', ...ownShown.notes] })
    expect(await shownOf(other)).toEqual(otherShown)
    expect([await isListed(own), await isListed(other)]).toEqual([true, true])
    expect((await call(postUndo, { mergeId })).status).toBe(404)
  })

  it('keep what was changed about the one since, when they are taken apart', async () => {
    const own = await aCustomer()
    const other = await aCustomer()
    const { name } = await read(own)
    await merge(own, other, { name: 'other', phone: 'other', email: 'own' })
    const payload = await testPayload()
    await payload.update({
      collection: 'customers',
      id: own,
      data: { phone: '(972) 555-0100' },
      ...asServer,
    })
    await call(postUndo, { mergeId: await mergeOf(own) })
    expect(await read(own)).toMatchObject({ name, phone: '(972) 555-0100' })
  })

  it('are taken apart for 30 days', async () => {
    const own = await aCustomer()
    await merge(own, await aCustomer())
    const mergeId = await mergeOf(own)
    const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    const after = async (days: number) =>
      undoMerge(await contextOf(lee, () => later(days)), { mergeId })
    const ctx = await contextOf(lee, () => later(30.01))
    const story = await storyOfCustomer({ ctx, customerId: own })
    expect(story?.events.find(({ kind }) => kind === 'merged')?.merge).toBeNull()
    expect(await after(30.01)).toEqual({ ok: false, kind: 'too_late' })
    expect(await after(29.99)).toEqual({ ok: true })
  })

  it('that were made one with a third come apart in the order in which they came together', async () => {
    const [first, second, third] = [await aBusyCustomer(), await aBusyCustomer(), await aCustomer()]
    await merge(first, second)
    const inner = await mergeOf(first)
    await merge(third, first)
    const outer = await mergeOf(third)
    expect((await shownOf(third)).quotes).toBe(2)
    expect(
      (await findCallers(await contextOf(lee), (await read(second)).email ?? ''))?.[0],
    ).toMatchObject({ customerId: third })
    const early = await call(postUndo, { mergeId: inner })
    expect([early.status, await early.text()]).toEqual([
      422,
      expect.stringMatching(/Take that apart first/),
    ])
    expect((await call(postUndo, { mergeId: outer })).status).toBe(200)
    expect((await shownOf(first)).quotes).toBe(2)
    expect((await call(postUndo, { mergeId: inner })).status).toBe(200)
    expect((await shownOf(second)).quotes).toBe(1)
  })
})

describe('a customer with an account', () => {
  it('is the one who is kept, with its address, wherever it was chosen', async () => {
    const { id: user } = await account({ email: 'kept@example.com' })
    const own = await aCustomer()
    const other = await aCustomer({ user, email: 'kept@example.com' })
    const answer = await merge(own, other, { name: 'own', phone: 'own', email: 'own' })
    expect(await answer.json()).toEqual({ ok: true, keptId: other })
    expect(await read(other)).toMatchObject({
      user,
      email: 'kept@example.com',
      name: (await read(own)).name,
    })
  })

  it('is not made one with another who signs in, in words', async () => {
    const [one, two] = await Promise.all(
      ['one@example.com', 'two@example.com'].map((email) => account({ email })),
    )
    const own = await aCustomer({ user: one?.id ?? null })
    const other = await aCustomer({ user: two?.id ?? null })
    const answer = await merge(own, other)
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringMatching(/Both have an account that signs in/),
    ])
    expect((await read(other)).mergedInto).toBeNull()
  })
})

describe('a merge', () => {
  it.each([
    ['nobody', 401],
    ['customer', 403],
    ['staff', 403],
  ] as const)('is no matter of %s', async (person, status) => {
    const body = { customerId: await aCustomer(), otherId: await aCustomer(), choices: ownFacts }
    expect((await call(postMerge, body, person)).status).toBe(status)
    expect((await call(postUndo, { mergeId: 1 }, person)).status).toBe(status)
  })

  it('of one with himself, with nobody, or with whoever is another already, is refused', async () => {
    const [own, other] = [await aCustomer(), await aCustomer()]
    expect((await merge(own, own)).status).toBe(422)
    expect((await merge(own, 999_999)).status).toBe(404)
    await merge(own, other)
    expect((await merge(own, other)).status).toBe(404)
  })

  it('that is asked for twice at once is one', async () => {
    const [own, other] = [await aBusyCustomer(), await aBusyCustomer()]
    const answers = await Promise.all([merge(own, other), merge(other, own)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const { rows } = (await runSql(
      sql`select 1 from customer_merges where gone_id in (${own}, ${other})`,
    )) as { rows: unknown[] }
    expect(rows).toHaveLength(1)
  })

  it('is thought of for the same number in any spelling, the same address or name', async () => {
    const own = await aCustomer({ name: 'Casey Twin', phone: '(214) 555-7788' })
    const number = await aCustomer({ phone: '214.555.7788' })
    const name = await aCustomer({ name: 'casey twin' })
    await aCustomer({ name: 'Casey Twins' })
    const twins = await likelyTwins({ ctx: await contextOf(lee), customerId: own })
    expect(twins?.map(({ customerId }) => customerId).toSorted()).toEqual([number, name].toSorted())
  })

  it('goes with the customer', async () => {
    const [own, other] = [await aBusyCustomer(), await aBusyCustomer()]
    await merge(own, other)
    const payload = await testPayload()
    await payload.delete({ collection: 'customers', id: own, ...asServer })
    const left = await payload.count({
      collection: 'customers',
      where: { id: { in: [own, other] } },
      overrideAccess: true,
    })
    expect(left.totalDocs).toBe(0)
  })
})
