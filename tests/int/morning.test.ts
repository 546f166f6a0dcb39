import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/services/context'
import { whatWaits } from '@/services/office/what-waits'
import { account, actorOf, contextOf } from '../fixtures/people'
import { docsOf, rest, signIn } from '../fixtures/rest'
import { aQuote, inquiryData } from '../fixtures/rows'
import { testPayload } from '../setup/database'

/** Monday morning at the shop. */
const monday = new Date('2027-01-11T14:42:00.000Z')

let dana: Actor
let lee: Actor

beforeAll(async () => {
  const payload = await testPayload()
  const asServer = { overrideAccess: true, depth: 0 } as const
  const owner = (await account({ email: 'avery@example.com' })).id
  dana = actorOf(await account({ email: 'dana@example.com', role: 'office' }))
  lee = actorOf(await account({ email: 'lee@example.com', role: 'admin' }))
  const quoteWith = async (data: object) => {
    const id = await aQuote(owner)
    await payload.update({
      collection: 'quotes',
      id,
      data,
      ...asServer,
      context: { settlement: true },
    })
    return id
  }
  await quoteWith({ customerName: 'Due', followUpOn: '2027-01-08T12:00:00Z', assignedTo: dana.id })
  await quoteWith({ customerName: 'Today', followUpOn: '2027-01-11T12:00:00Z' })
  await quoteWith({ customerName: 'Later', followUpOn: '2027-01-12T12:00:00Z' })
  await quoteWith({
    customerName: 'Said no',
    followUpOn: '2027-01-08T12:00:00Z',
    status: 'declined',
  })
  await quoteWith({ customerName: 'Ends today', validUntil: '2027-01-11T23:00:00Z' })
  await quoteWith({
    customerName: 'Ends Sunday',
    validUntil: '2027-01-18T05:59:00Z',
    assignedTo: lee.id,
  })
  await quoteWith({ customerName: 'Ends later', validUntil: '2027-01-18T06:00:00Z' })
  await quoteWith({ customerName: 'Has ended', validUntil: '2027-01-11T05:00:00Z' })
  const job = async (stage: 'glass_in' | 'ordered') =>
    payload.create({
      collection: 'jobs',
      data: { quote: await aQuote(owner), stage, stageSince: '2027-01-08T16:00:00Z' },
      ...asServer,
    })
  const { id } = await job('glass_in')
  await job('ordered')
  for (const [start, end, isCancelled] of [
    ['2027-01-11T15:00:00Z', '2027-01-11T16:00:00Z', false],
    ['2027-01-11T05:00:00Z', '2027-01-11T05:30:00Z', false], // on Sunday, at eleven at night
    ['2027-01-12T05:30:00Z', '2027-01-12T05:45:00Z', false], // on Monday, as late
    ['2027-01-11T18:00:00Z', '2027-01-11T19:00:00Z', true],
  ] as const) {
    const data = { job: id, kind: 'install', start, end, isCancelled } as const
    await payload.create({ collection: 'visits', data, ...asServer })
  }
  for (const [name, who] of [
    ['Nobody’s', null],
    ['Dana’s', dana],
    ['Lee’s', lee],
  ] as const) {
    const data = { ...inquiryData(), name, progress: 'new' as const, assignedTo: who?.id ?? null }
    await payload.create({ collection: 'inquiries', data, ...asServer })
  }
})

const morning = async (actor: Actor, onlyMine = false) =>
  whatWaits({ ctx: await contextOf(actor, () => monday), onlyMine })

describe('the morning', () => {
  it('has the follow-ups that are due, none that is settled or still to come', async () => {
    const waiting = await morning(dana)
    expect(waiting?.followUps?.latest.map(({ customerName }) => customerName)).toEqual([
      'Due',
      'Today',
    ])
  })

  it('has what expires within seven days of the shop’s calendar', async () => {
    const waiting = await morning(dana)
    expect(waiting?.expiring?.latest.map(({ customerName }) => customerName)).toEqual([
      'Ends today',
      'Ends Sunday',
    ])
  })

  it('has the visits of the shop’s day, and the glass that is in', async () => {
    const waiting = await morning(dana)
    expect(waiting?.visits?.latest.map(({ start }) => start)).toEqual([
      '2027-01-11T15:00:00.000Z',
      '2027-01-12T05:30:00.000Z',
    ])
    expect(waiting?.glassIn?.count).toBe(1)
  })

  it('can be one’s own and what nobody has taken', async () => {
    const mine = await morning(dana, true)
    expect(mine?.inquiries?.latest.map(({ name }) => name).toSorted()).toEqual([
      'Dana’s',
      'Nobody’s',
    ])
    expect(mine?.expiring?.count).toBe(1)
    expect((await morning(lee, true))?.expiring?.count).toBe(2)
    expect((await morning(dana))?.inquiries?.count).toBe(3)
  })

  it('counts the rows that each list shows, one’s own too', async () => {
    const cookie = await signIn('dana@example.com')
    for (const onlyMine of [false, true]) {
      const waiting = await morning(dana, onlyMine)
      for (const name of ['inquiries', 'followUps', 'expiring', 'visits', 'glassIn'] as const) {
        const list = waiting?.[name]?.list.replace('/admin/collections', '') ?? ''
        const shown = docsOf(await rest(`${list}&limit=100&depth=0`, { cookie }))
        expect([name, shown.length]).toEqual([name, waiting?.[name]?.count])
        expect(shown.length).toBeGreaterThan(0)
      }
    }
  })

  it('is inquiries and no visits, jobs or follow-ups for staff', async () => {
    const staff = actorOf(await account({ email: 'sam@example.com', role: 'staff' }))
    const waiting = await morning(staff)
    expect(waiting?.inquiries?.count).toBe(3)
    expect(waiting).toMatchObject({
      followUps: null,
      tasks: null,
      visits: null,
      glassIn: null,
      expiring: null,
    })
  })
})
