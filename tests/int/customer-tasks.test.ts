import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { POST as postTask } from '@/app/api/office/customers/task/route'
import { POST as postPutOff } from '@/app/api/office/tasks/put-off/route'
import { POST as postTick } from '@/app/api/office/tasks/tick/route'
import type { Actor } from '@/services/context'
import { stateOfCustomer } from '@/services/customers/state-of-customer'
import { storyOfCustomer } from '@/services/customers/story-of-customer'
import { whatWaits } from '@/services/office/what-waits'
import { tasksOfCustomer } from '@/services/tasks/tasks-of-customer'
import { account, actorOf, contextOf } from '../fixtures/people'
import { docsOf, rest, signIn } from '../fixtures/rest'
import { aQuote, customerData } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { testPayload } from '../setup/database'

type Person = 'nobody' | 'customer' | 'staff' | 'office'

/** Monday morning at the shop. */
const monday = new Date('2027-01-11T14:42:00.000Z')

let cookies: Record<Person, string>
let dana: Actor
let lee: Actor
let customerId: number

beforeAll(async () => {
  const payload = await testPayload()
  await account({ email: 'asks@example.com' })
  await account({ email: 'sam@example.com', role: 'staff' })
  dana = actorOf(
    await account({ email: 'dana@example.com', role: 'office', fullName: 'Dana Sample' }),
  )
  lee = actorOf(await account({ email: 'lee@example.com', role: 'admin' }))
  cookies = {
    nobody: '',
    customer: await signIn('asks@example.com'),
    staff: await signIn('sam@example.com'),
    office: await signIn('dana@example.com'),
  }
  const made = await payload.create({
    collection: 'customers',
    data: customerData(),
    depth: 0,
    overrideAccess: true,
  })
  customerId = made.id
})

function call(route: typeof postTask, body: unknown, person: Person = 'office') {
  return route(
    new Request('http://localhost:3100/api/office/tasks', {
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

const task = (about: object = {}) => ({
  customerId,
  text: 'Ask for a yes on revision 2',
  dueOn: '2027-01-11',
  who: null,
  requestKey: crypto.randomUUID(),
  ...about,
})

const tasks = async (actor = dana) =>
  tasksOfCustomer({ ctx: await contextOf(actor, () => monday), customerId })

const waiting = async (actor: Actor, onlyMine = false) =>
  (await whatWaits({ ctx: await contextOf(actor, () => monday), onlyMine }))?.tasks

async function idOf(what: string): Promise<number> {
  const found = (await tasks())?.open.find((one) => one.what === what)
  if (!found) throw new Error(`No task ${what}`)
  return found.id
}

describe('a task of a customer', () => {
  it('is of whoever makes it, once however often it is sent', async () => {
    const body = task()
    const [one, other] = await Promise.all([call(postTask, body), call(postTask, body)])
    expect([one?.status, other?.status]).toEqual([200, 200])
    const planned = await tasks()
    expect(planned?.open).toMatchObject([{ dueOn: '2027-01-11', assignedTo: dana.id }])
    expect(planned?.next?.what).toBe('Ask for a yes on revision 2')
  })

  it('can be somebody else’s who works with customers, and waits on his morning alone', async () => {
    expect((await call(postTask, task({ text: 'Order', who: lee.id }))).status).toBe(200)
    expect((await waiting(lee, true))?.latest.map(({ what }) => what)).toEqual(['Order'])
    expect((await waiting(dana, true))?.latest.map(({ what }) => what)).toEqual([
      'Ask for a yes on revision 2',
    ])
    expect((await waiting(dana))?.count).toBe(2)
    expect((await tasks(lee))?.next?.what).toBe('Order')
  })

  it('waits from its day on, and its figure opens the rows that it counted', async () => {
    await call(postTask, task({ text: 'Later', dueOn: '2027-01-12' }))
    await call(postTask, task({ text: 'Long due', dueOn: '2026-12-01' }))
    const due = await waiting(dana)
    expect(due?.latest.map(({ what }) => what)).not.toContain('Later')
    expect(due?.latest[0]?.what).toBe('Long due')
    const list = due?.list.replace('/admin/collections', '') ?? ''
    const shown = docsOf(await rest(`${list}&limit=100&depth=0`, { cookie: cookies.office }))
    expect(shown).toHaveLength(due?.count ?? 0)
  })

  it('is put off to another day', async () => {
    const taskId = await idOf('Long due')
    expect((await call(postPutOff, { taskId, dueOn: '2027-01-18' })).status).toBe(200)
    expect((await tasks())?.open.find(({ id }) => id === taskId)?.dueOn).toBe('2027-01-18')
    expect((await call(postPutOff, { taskId, dueOn: '2027-02-30' })).status).toBe(422)
  })

  it('is ticked into the story, under the name of whoever did it, and the tick is taken back', async () => {
    const taskId = await idOf('Ask for a yes on revision 2')
    const ctx = await contextOf(dana)
    const did = async () =>
      (await storyOfCustomer({ ctx, customerId }))?.events.filter(({ kind }) => kind === 'did')
    const justDone = async () => (await tasksOfCustomer({ ctx, customerId }))?.justDone
    expect((await call(postTick, { taskId, isDone: true })).status).toBe(200)
    expect(await did()).toMatchObject([{ text: 'Ask for a yes on revision 2', by: 'Dana Sample' }])
    expect(await justDone()).toMatchObject({ id: taskId })
    expect((await waiting(dana, true))?.count).toBe(0)
    expect((await call(postTick, { taskId, isDone: false })).status).toBe(200)
    expect([await did(), await justDone()]).toEqual([[], null])
    expect((await waiting(dana, true))?.count).toBe(1)
  })

  it.each([
    ['nobody', 401],
    ['customer', 403],
    ['staff', 403],
  ] as const)('is no matter of %s', async (person, status) => {
    const taskId = await idOf('Later')
    expect((await call(postTask, task(), person)).status).toBe(status)
    expect((await call(postTick, { taskId, isDone: true }, person)).status).toBe(status)
    expect((await call(postPutOff, { taskId, dueOn: '2027-01-18' }, person)).status).toBe(status)
  })

  it.each([
    ['no word', { text: '  ' }, 422, /Write what was said or is to be done/],
    ['too many', { text: 'x'.repeat(301) }, 422, /too long/],
    ['no day', { dueOn: '' }, 422, /Choose the day/],
    ['a day that there is not', { dueOn: '2027-02-30' }, 422, /Choose the day/],
    ['nobody’s customer', { customerId: 999_999 }, 404, /./],
  ])('with %s is refused', async (_, about, status, words) => {
    const answer = await call(postTask, task(about))
    expect(answer.status).toBe(status)
    expect(await answer.text()).toMatch(words)
  })

  it('cannot be given to somebody who sees no customers', async () => {
    const sam = await account({ email: 'sam.two@example.com', role: 'staff' })
    const answer = await call(postTask, task({ who: sam.id }))
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringMatching(/works with customers/),
    ])
  })

  it('goes with its customer', async () => {
    const payload = await testPayload()
    const asServer = { overrideAccess: true, depth: 0 } as const
    const gone = await payload.create({
      collection: 'customers',
      data: customerData(),
      ...asServer,
    })
    await call(postTask, task({ customerId: gone.id, text: 'Gone' }))
    await payload.delete({ collection: 'customers', id: gone.id, ...asServer })
    const { totalDocs } = await payload.count({
      collection: 'tasks',
      where: { what: { equals: 'Gone' } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(0)
  })
})

describe('the state of a customer', () => {
  const state = async () => stateOfCustomer({ ctx: await contextOf(dana), customerId })

  it('follows what happened', async () => {
    expect(await state()).toBe('lead')
    const id = await aQuote(lee.id)
    const set = (change: ReturnType<typeof sql>) =>
      runSql(sql`update quotes set ${change} where id = ${id}`)
    await set(sql`user_id = null, customer_id = ${customerId}, origin = 'staff', sent_at = null`)
    expect(await state()).toBe('lead')
    await set(sql`sent_at = now()`)
    expect(await state()).toBe('quoted')
    await set(sql`status = 'deposit_paid', amount_paid = 10`)
    expect(await state()).toBe('customer')
    await set(sql`status = 'payment_succeeded', work_done = true`)
    expect(await state()).toBe('past_customer')
    await set(sql`payment_status = 'refunded'`)
    expect(await state()).toBe('quoted')
  })
})
