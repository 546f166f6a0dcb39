import { beforeAll, describe, expect, it } from 'vitest'
import { account } from '../fixtures/people'
import { docsOf, rest, signIn } from '../fixtures/rest'
import { aQuote, inquiryData } from '../fixtures/rows'
import { testPayload } from '../setup/database'

const cookies: Record<string, string> = {}

beforeAll(async () => {
  for (const [name, role] of [
    ['dana', 'office'],
    ['lee', 'office'],
    ['sam', 'staff'],
    ['avery', 'customer'],
  ] as const) {
    await account({ email: `${name}@example.com`, role })
    cookies[name] = await signIn(`${name}@example.com`)
  }
})

type Preset = { title: string; relatedCollection: string; constraint: 'onlyMe' | 'everyone' }

function keep(who: string, { constraint, ...preset }: Preset) {
  const access = Object.fromEntries(
    ['read', 'update', 'delete'].map((operation) => [operation, { constraint }]),
  )
  const body = {
    ...preset,
    isShared: constraint === 'everyone',
    where: { or: [{ and: [{ id: { exists: true } }] }] },
    access,
  }
  return rest('/payload-query-presets', { method: 'POST', body, cookie: cookies[who] ?? '' })
}

async function seenBy(who: string): Promise<unknown[]> {
  const answer = await rest('/payload-query-presets?limit=100', { cookie: cookies[who] ?? '' })
  return answer.status === 200 ? docsOf(answer).map(({ title }) => title) : [answer.status]
}

describe('a filter that is kept', () => {
  it('is seen by whoever kept it, or by everybody who works here, but not of lists that are not theirs', async () => {
    const kept = [
      await keep('dana', { title: 'Mine', relatedCollection: 'quotes', constraint: 'onlyMe' }),
      await keep('dana', { title: 'Ours', relatedCollection: 'quotes', constraint: 'everyone' }),
      await keep('sam', { title: 'Hinges', relatedCollection: 'hardware', constraint: 'everyone' }),
    ]
    expect(kept.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await seenBy('dana')).toSorted()).toEqual(['Hinges', 'Mine', 'Ours'])
    expect((await seenBy('lee')).toSorted()).toEqual(['Hinges', 'Ours'])
    expect(await seenBy('sam')).toEqual(['Hinges'])
  })

  it('is nothing for customers', async () => {
    const mine = { title: 'No', relatedCollection: 'hardware', constraint: 'onlyMe' } as const
    expect((await keep('avery', mine)).status).toBe(403)
    expect(await seenBy('avery')).toEqual([403])
  })
})

describe('a visit', () => {
  it('is found by its job, its quote, the customer and his number, and by the booking', async () => {
    const payload = await testPayload()
    const asServer = { overrideAccess: true, depth: 0 } as const
    const owner = (await account({ email: 'owner@example.com' })).id
    const quote = await aQuote(owner, {
      customerName: 'Jordan Visited',
      customerPhone: '(469) 555-0117',
    })
    const { id: jobId, number } = await payload.create({
      collection: 'jobs',
      data: { quote, stage: 'to_measure', stageSince: '2027-01-08T16:00:00Z' },
      ...asServer,
    })
    const times = { start: '2027-01-11T15:00:00Z', end: '2027-01-11T16:00:00Z' }
    const { id: ofJob } = await payload.create({
      collection: 'visits',
      data: { job: jobId, kind: 'measure', ...times },
      ...asServer,
    })
    const { id: inquiry } = await payload.create({
      collection: 'inquiries',
      data: { ...inquiryData(), name: 'Robin Booked', phone: '(972) 555-0199' },
      ...asServer,
    })
    const { id: booked } = await payload.create({
      collection: 'visits',
      data: {
        inquiry,
        kind: 'measure',
        start: '2027-01-12T15:00:00Z',
        end: '2027-01-12T16:00:00Z',
      },
      ...asServer,
    })
    const found = async (typed: string) => {
      const query = encodeURIComponent(typed)
      const path = `/visits?where[or][0][title][like]=${query}`
      return docsOf(await rest(path, { cookie: cookies.dana ?? '' })).map(({ id }) => id)
    }
    const quoteNumber = `Q-${String(quote).padStart(6, '0')}`
    for (const typed of [number ?? '', quoteNumber, 'jordan visi', '+1 469 555 0117']) {
      expect(await found(typed), typed).toEqual([ofJob])
    }
    for (const typed of ['robin', '9725550199']) expect(await found(typed), typed).toEqual([booked])
    expect(await found('nobody')).toEqual([])
  })
})
