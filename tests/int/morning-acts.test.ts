import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/services/context'
import { actOnRow } from '@/services/morning/act-on-row'
import type { RowOutcome } from '@/services/morning/act-on-row'
import { account, actorOf, contextOf } from '../fixtures/people'
import { aQuote, inquiryData } from '../fixtures/rows'
import { testPayload } from '../setup/database'

/** Monday morning at the shop. */
const monday = new Date('2027-01-11T14:42:00.000Z')
const tuesday = '2027-01-12T14:00:00.000Z'

let dana: Actor
let sam: Actor
let owner = 0

beforeAll(async () => {
  owner = (await account({ email: 'avery@example.com' })).id
  dana = actorOf(await account({ email: 'dana@example.com', role: 'office' }))
  sam = actorOf(await account({ email: 'sam@example.com', role: 'staff' }))
})

const rows = {
  inquiries: async () => {
    const payload = await testPayload()
    const data = { ...inquiryData(), progress: 'new' } as const
    return (await payload.create({ collection: 'inquiries', data, overrideAccess: true })).id
  },
  followUps: async () => {
    const payload = await testPayload()
    const id = await aQuote(owner)
    const data = { followUpOn: '2027-01-08T12:00:00.000Z' }
    await payload.update({ collection: 'quotes', id, data, overrideAccess: true })
    return id
  },
  tasks: async () => {
    const payload = await testPayload()
    const { id: customer } = await payload.create({
      collection: 'customers',
      data: { name: 'Riley Sample', phone: '(214) 555-0162', status: 'lead' },
      overrideAccess: true,
    })
    const data = {
      customer,
      what: 'Call about the hinges',
      dueOn: '2027-01-11T12:00:00.000Z',
      assignedTo: dana.id,
      assignedName: dana.fullName,
      by: dana.email,
    }
    return (await payload.create({ collection: 'tasks', data, overrideAccess: true })).id
  },
}

type Kind = keyof typeof rows

async function stands(kind: Kind, id: number) {
  const payload = await testPayload()
  const asServer = { id, depth: 0, overrideAccess: true } as const
  switch (kind) {
    case 'inquiries': {
      const row = await payload.findByID({ collection: 'inquiries', ...asServer })
      return [row.progress, row.snoozedUntil ?? null]
    }
    case 'followUps': {
      const row = await payload.findByID({ collection: 'quotes', ...asServer })
      return [row.followUpOn ?? null]
    }
    case 'tasks': {
      const row = await payload.findByID({ collection: 'tasks', ...asServer })
      return [row.dueOn, row.doneBy ?? null]
    }
  }
}

async function act(wish: object, actor: Actor | null = dana): Promise<RowOutcome> {
  return actOnRow({ ctx: await contextOf(actor, () => monday), wish })
}

function undoOf(outcome: RowOutcome): object {
  if (!outcome.ok || outcome.undo === null) throw new Error(JSON.stringify(outcome))
  return outcome.undo
}

const done = {
  inquiries: ['answered', null],
  followUps: [null],
  tasks: ['2027-01-11T12:00:00.000Z', 'dana@example.com'],
}
const rests = {
  inquiries: ['snoozed', tuesday],
  followUps: ['2027-01-12T12:00:00.000Z'],
  tasks: ['2027-01-12T12:00:00.000Z', null],
}

describe.each(['inquiries', 'followUps', 'tasks'] as const)('a row of %s', (kind) => {
  it('is done, and put back as it was', async () => {
    const id = await rows[kind]()
    const before = await stands(kind, id)
    const undo = undoOf(await act({ act: 'done', kind, id }))
    expect(await stands(kind, id)).toEqual(done[kind])
    expect(await act(undo)).toEqual({ ok: true, undo: null })
    expect(await stands(kind, id)).toEqual(before)
  })

  it('rests until a day, and is put back as it was', async () => {
    const id = await rows[kind]()
    const before = await stands(kind, id)
    const undo = undoOf(await act({ act: 'snooze', kind, id, until: tuesday }))
    expect(await stands(kind, id)).toEqual(rests[kind])
    expect(await act(undo)).toEqual({ ok: true, undo: null })
    expect(await stands(kind, id)).toEqual(before)
  })

  it('is not put back over what somebody else did since', async () => {
    const id = await rows[kind]()
    const undo = undoOf(await act({ act: 'done', kind, id }))
    await act({ act: 'snooze', kind, id, until: tuesday })
    const after = await stands(kind, id)
    expect(await act(undo)).toEqual({ ok: false, kind: 'changed' })
    expect(await stands(kind, id)).toEqual(after)
  })

  it('is not put into a state that no such row has', async () => {
    const id = await rows[kind]()
    const undo = undoOf(await act({ act: 'done', kind, id }))
    const before = { progress: 'paid', followUpOn: 'soon', dueOn: 'soon' }
    expect(await act({ ...undo, before })).toEqual({ ok: false, kind: 'malformed' })
    expect(await stands(kind, id)).toEqual(done[kind])
  })

  it('does not rest until yesterday', async () => {
    const id = await rows[kind]()
    const until = '2027-01-10T14:00:00.000Z'
    expect(await act({ act: 'snooze', kind, id, until })).toEqual({ ok: false, kind: 'past' })
  })

  it('is not there under another number', async () => {
    expect(await act({ act: 'done', kind, id: 999_999 })).toEqual({ ok: false, kind: 'not_found' })
  })
})

describe('who acts on the morning page', () => {
  it('staff on inquiries alone, nobody without an account', async () => {
    const id = await rows.inquiries()
    expect(await act({ act: 'done', kind: 'inquiries', id }, null)).toMatchObject({
      kind: 'not_signed_in',
    })
    expect((await act({ act: 'done', kind: 'inquiries', id }, sam)).ok).toBe(true)
    for (const kind of ['followUps', 'tasks'] as const) {
      const row = await rows[kind]()
      expect(await act({ act: 'done', kind, id: row }, sam)).toMatchObject({ kind: 'forbidden' })
    }
    const customer = { ...sam, role: 'customer' } as const
    expect(await act({ act: 'done', kind: 'inquiries', id }, customer)).toMatchObject({
      kind: 'forbidden',
    })
  })

  it.each([
    null,
    {},
    { act: 'done', kind: 'payments', id: 1 },
    { act: 'delete', kind: 'tasks', id: 1 },
  ])('and not with %j', async (wish) => {
    expect(await act(wish as never)).toEqual({ ok: false, kind: 'malformed' })
  })
})
