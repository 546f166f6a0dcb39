import { beforeAll, describe, expect, it } from 'vitest'
import type { PriceChange } from '@/domain/price-change/price-cell'
import type { PriceChangeSet, User } from '@/payload-types'
import { actOnSet } from '@/services/price-changes/act-on-set'
import { keepDraft } from '@/services/price-changes/keep-draft'
import { priceCsv, readPriceCsv } from '@/services/price-changes/price-csv'
import { pricesPage } from '@/services/price-changes/prices-page'
import { publishDue } from '@/services/price-changes/publish-due'
import { account, actorOf, contextOf } from '../fixtures/people'
import { docsOf, rest, signIn, wordsOf } from '../fixtures/rest'
import { showerInputs, storePricing } from '../fixtures/stored-pricing'
import type { StoredPricing } from '../fixtures/stored-pricing'
import { testPayload } from '../setup/database'

let stored: StoredPricing
const people: Record<string, User> = {}
const cookies: Record<string, string> = {}

beforeAll(async () => {
  const payload = await testPayload()
  stored = await storePricing(payload)
  for (const [name, role] of [
    ['kim', 'staff'],
    ['lee', 'admin'],
    ['olive', 'office'],
    ['carol', 'customer'],
  ] as const) {
    const email = `${name}@example.com`
    people[name] = await account({ email, role, fullName: name })
    cookies[name] = await signIn(email)
  }
  for (let job = 0; job < 10; job += 1) {
    await payload.create({
      collection: 'reference-jobs',
      data: {
        title: `Shower ${job}`,
        serviceType: 'shower_glass_quote',
        glassType: stored.glass.shower,
        panels: [{ widthIn: 30 + job, heightIn: 76, role: 'fixed' }],
        active: true,
        displayOrder: job,
      },
      overrideAccess: true,
    })
  }
})

async function ctxOf(name: string, now?: Date) {
  const person = people[name]
  if (person === undefined) throw new Error(`Nobody is called ${name}`)
  return contextOf(actorOf(person), now ? () => now : undefined)
}

const glassPrice = async () => (await glassRow()).basePricePerSqFt

async function glassRow() {
  const payload = await testPayload()
  return payload.findByID({
    collection: 'glass-types',
    id: stored.glass.shower,
    overrideAccess: true,
  })
}

type Wish = { id?: number; holdsFrom?: string | null; title?: string; changes: PriceChange[] }

async function draft(by: string, wish: Wish) {
  const kept = await keepDraft({
    ctx: await ctxOf(by),
    wish: { title: 'Glass', reason: 'Supplier letter', holdsFrom: null, ...wish },
  })
  if (!kept.ok) throw new Error(kept.kind)
  return kept
}

async function act(by: string, id: number, what: string, now?: Date) {
  return actOnSet({ ctx: await ctxOf(by, now), wish: { id, act: what } })
}

async function shower(after: number): Promise<PriceChange> {
  return { table: 'glass-types', row: stored.glass.shower, before: await glassPrice(), after }
}

async function setById(id: number): Promise<PriceChangeSet> {
  const payload = await testPayload()
  return payload.findByID({ collection: 'price-change-sets', id, depth: 0, overrideAccess: true })
}

async function total(): Promise<unknown> {
  const { POST } = await import('@/app/api/quotes/calculate/route')
  const answer = await POST(
    new Request('http://localhost/api/quotes/calculate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(showerInputs(stored)),
    }),
  )
  return ((await answer.json()) as { totalCost: number }).totalCost
}

describe('a change set', () => {
  it('is public once it is published, and taken back with one act', async () => {
    const before = await total()
    const handle: PriceChange = {
      table: 'hardware',
      row: stored.hardware.handle,
      before: 85,
      after: 88.4,
    }
    const { set, judged, missing } = await draft('kim', {
      changes: [await shower(46.8), handle],
    })
    expect(missing).toEqual([])
    expect(judged.jobs).toHaveLength(10)
    for (const job of judged.jobs) expect(job.after).toBeGreaterThan(job.before ?? Infinity)
    expect(await total()).toBe(before)

    expect(await act('kim', set.id, 'publish')).toMatchObject({ ok: true })
    expect(await glassPrice()).toBe(46.8)
    expect(await total()).not.toBe(before)
    expect((await glassRow()).changedBy).toBe('kim@example.com')

    expect(await act('lee', set.id, 'takeBack')).toEqual({ ok: true })
    expect(await glassPrice()).toBe(45)
    expect(await total()).toBe(before)
    expect((await setById(set.id)).state).toBe('taken_back')
    expect(await act('lee', set.id, 'takeBack')).toMatchObject({ kind: 'wrongState' })
  })

  it('with a slip waits until the slip is mended or meant', async () => {
    const wanted = await shower(450)
    const { set, judged, missing } = await draft('kim', { changes: [wanted] })
    expect(judged.flags).toMatchObject([{ kind: 'tenfold', instead: 45 }])
    expect(missing).toEqual(['flags', 'look'])
    expect(await act('kim', set.id, 'publish')).toMatchObject({ kind: 'missing' })
    const meant = await draft('kim', {
      id: set.id,
      changes: [{ ...wanted, meant: 'New glass' }],
    })
    expect(meant.missing).toEqual(['look'])
    expect(await act('kim', set.id, 'publish')).toMatchObject({ kind: 'missing' })
    expect(await glassPrice()).toBe(45)
    expect(await act('kim', set.id, 'discard')).toEqual({ ok: true })
  })

  it('beyond the limit is looked at by somebody else, and anew once it changes', async () => {
    const { set } = await draft('kim', { changes: [await shower(55)] })
    expect(await act('kim', set.id, 'askForLook')).toEqual({ ok: true })
    expect(await act('kim', set.id, 'look')).toMatchObject({ kind: 'ownLook' })
    expect(await act('lee', set.id, 'look')).toEqual({ ok: true })
    const changed = await draft('kim', { id: set.id, changes: [await shower(56)] })
    expect(changed.missing).toEqual(['look'])
    expect(await act('lee', set.id, 'look')).toEqual({ ok: true })
    // words may still be changed
    const renamed = await draft('kim', {
      id: set.id,
      title: 'Shower glass',
      changes: [await shower(56)],
    })
    expect(renamed.missing).toEqual([])
    expect(await act('kim', set.id, 'publish')).toMatchObject({ ok: true })
    expect(await glassPrice()).toBe(56)
    expect(await act('kim', set.id, 'takeBack')).toEqual({ ok: true })
  })

  it('cannot be looked at by whoever changed it last', async () => {
    const { set } = await draft('kim', { changes: [await shower(55)] })
    await draft('lee', { id: set.id, changes: [await shower(57)] })
    expect(await act('lee', set.id, 'look')).toMatchObject({ kind: 'ownLook' })
    expect(await act('kim', set.id, 'discard')).toEqual({ ok: true })
  })

  it('waits for its date, can be stopped, and is published then, whole', async () => {
    const holdsFrom = '2099-12-01T06:00:00.000Z'
    const { set } = await draft('kim', { holdsFrom, changes: [await shower(47)] })
    const early = new Date('2099-11-30T06:00:00Z')
    expect(await act('kim', set.id, 'publish', early)).toEqual({ ok: true, state: 'scheduled' })
    expect(await publishDue(await ctxOf('kim', early))).toBe(0)
    expect(await act('lee', set.id, 'stop')).toEqual({ ok: true })
    expect(await publishDue(await ctxOf('kim', new Date(holdsFrom)))).toBe(0)
    expect(await act('kim', set.id, 'publish', early)).toEqual({ ok: true, state: 'scheduled' })
    expect(await publishDue(await ctxOf('kim', new Date(holdsFrom)))).toBe(1)
    expect(await publishDue(await ctxOf('kim', new Date(holdsFrom)))).toBe(0)
    expect(await glassPrice()).toBe(47)
    expect((await glassRow()).changedBy).toBe('kim@example.com')
    expect(await act('kim', set.id, 'takeBack')).toEqual({ ok: true })
  })

  it('whose prices were changed meanwhile writes none of them, now or at its date', async () => {
    const holdsFrom = '2099-12-01T06:00:00.000Z'
    const coating: PriceChange = {
      table: 'hardware',
      row: stored.hardware.coating,
      before: 3.5,
      after: 3.6,
    }
    const changes = [coating, await shower(47)]
    const { set } = await draft('kim', { holdsFrom, changes })
    expect(await act('kim', set.id, 'publish')).toMatchObject({ ok: true })
    const patched = await rest(`/glass-types/${stored.glass.shower}`, {
      method: 'PATCH',
      body: { basePricePerSqFt: 46 },
      cookie: cookies.lee ?? '',
    })
    expect(patched.status).toBe(200)
    expect(await publishDue(await ctxOf('kim', new Date(holdsFrom)))).toBe(0)
    const left = await setById(set.id)
    expect(left).toMatchObject({ state: 'draft', trouble: 'Clear tempered 3/8"' })
    const payload = await testPayload()
    const row = await payload.findByID({
      collection: 'hardware',
      id: stored.hardware.coating,
      overrideAccess: true,
    })
    expect(row.cost).toBe(3.5)
    expect(await act('kim', set.id, 'publish')).toMatchObject({
      kind: 'missing',
      missing: ['stale'],
    })
  })

  it('that later sets touched is not taken back', async () => {
    const first = await draft('kim', { changes: [await shower(47)] })
    expect(await act('kim', first.set.id, 'publish')).toMatchObject({ ok: true })
    const second = await draft('kim', { changes: [await shower(48)] })
    expect(await act('kim', second.set.id, 'publish')).toMatchObject({ ok: true })
    expect(await act('kim', first.set.id, 'takeBack')).toMatchObject({
      kind: 'touchedSince',
      names: ['Clear tempered 3/8"'],
    })
    expect(await glassPrice()).toBe(48)
  })

  it('is published once, by ten at once', async () => {
    const { set } = await draft('kim', { changes: [await shower(49)] })
    const all = await Promise.all(Array.from({ length: 10 }, () => act('kim', set.id, 'publish')))
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await glassPrice()).toBe(49)
  })

  it('holds no price that a row can’t', async () => {
    const kept = await keepDraft({
      ctx: await ctxOf('kim'),
      wish: {
        title: '',
        reason: '',
        holdsFrom: null,
        changes: [{ table: 'tax-rules', row: 1, before: 8.25, after: 825 }],
      },
    })
    expect(kept).toMatchObject({ ok: false, kind: 'impossible' })
  })
})

describe('beside a change set', () => {
  it('no price that stands is written by a large step', async () => {
    const wishes = [
      ['glass-types', stored.glass.shower, { basePricePerSqFt: 500 }],
      ['hardware', stored.hardware.handle, { cost: 850 }],
      ['hardware', stored.hardware.handle, { unitOfMeasure: 'psf' }],
      ['glass-finishes', stored.finish.lowIron, { costModifierValue: 150 }],
      ['glass-finishes', stored.finish.lowIron, { costModifierType: 'fixed_amount' }],
      ['installation-factors', stored.factor.standard, { costModifierValue: 15 }],
    ] as const
    for (const [slug, id, body] of wishes) {
      for (const cookie of [cookies.kim ?? '', cookies.lee ?? '']) {
        const answer = await rest(`/${slug}/${id}`, { method: 'PATCH', body, cookie })
        expect([slug, body, answer.status]).toEqual([slug, body, 400])
      }
    }
    const slip = await rest(`/glass-types/${stored.glass.shower}`, {
      method: 'PATCH',
      body: { basePricePerSqFt: 500 },
      cookie: cookies.kim ?? '',
    })
    expect(wordsOf(slip)).toContain('Make a price change set')
  })

  it('a small step on the row itself is a set of one, with who and when', async () => {
    const id = stored.hardware.handle
    const answer = await rest(`/hardware/${id}`, {
      method: 'PATCH',
      body: { cost: 86 },
      cookie: cookies.kim ?? '',
    })
    expect(answer.status).toBe(200)
    const page = await pricesPage(await ctxOf('kim'), null)
    const [newest] = page?.sets ?? []
    expect(newest).toMatchObject({
      state: 'published',
      author: 'kim',
      changes: [{ table: 'hardware', row: id, before: 85, after: 86 }],
    })
    expect(await act('lee', newest?.id ?? 0, 'takeBack')).toEqual({ ok: true })
  })

  it('a set is written over REST by nobody, and its drafts are read by those who write prices', async () => {
    const { set } = await draft('kim', { changes: [await shower(50)] })
    for (const name of ['kim', 'lee', 'olive', 'carol']) {
      const cookie = cookies[name] ?? ''
      const change = { method: 'PATCH', body: { state: 'published' }, cookie } as const
      expect((await rest(`/price-change-sets/${set.id}`, change)).status).toBe(403)
      const make = { method: 'POST', body: { title: 'Mine', state: 'draft' }, cookie } as const
      expect((await rest('/price-change-sets', make)).status).toBe(403)
    }
    const seen = async (name: string) =>
      docsOf(await rest('/price-change-sets?limit=100', { cookie: cookies[name] ?? '' })).map(
        ({ id }) => id,
      )
    expect(await seen('lee')).toContain(set.id)
    expect(await seen('olive')).not.toContain(set.id)
    expect((await seen('olive')).length).toBeGreaterThan(0)
    const asOffice = await actOnSet({
      ctx: await ctxOf('olive'),
      wish: { id: set.id, act: 'discard' },
    })
    expect(asOffice).toMatchObject({ kind: 'forbidden' })
    expect(await keepDraft({ ctx: await ctxOf('olive'), wish: {} })).toMatchObject({
      kind: 'forbidden',
    })
    expect(await pricesPage(await ctxOf('carol'), null)).toBeNull()
    expect((await pricesPage(await ctxOf('olive'), set.id))?.set).toBeNull()
  })
})

describe('a table of prices', () => {
  it('goes out and comes back, each refused line with its reason', async () => {
    const out = await priceCsv(await ctxOf('olive'))
    if (!out.ok) throw new Error(out.kind)
    const { csv } = out
    const untouched = await readPriceCsv({ ctx: await ctxOf('kim'), wish: { csv } })
    if (!untouched.ok) throw new Error(untouched.kind)
    expect(untouched).toMatchObject({ changes: [], refused: [] })
    expect(untouched.same).toBeGreaterThan(8)

    const now = await glassPrice()
    const { shower: glass, flat } = stored.glass
    const table = [
      'table,row,name,price',
      `glass-types,${glass},"Clear tempered 3/8""",${now + 1}`,
      `glass-types,${flat},Clear glass,13`,
      `glass-types,999999,,13`,
      `glass-types,${glass},,13`,
      `hardware,${stored.hardware.handle},Handle,"1,100.50"`,
      `hardware,${stored.hardware.coating},,-3`,
      `tax-rules,1,,eight`,
      `payments,1,,8`,
    ].join('\n')
    const read = await readPriceCsv({ ctx: await ctxOf('kim'), wish: { csv: table } })
    expect(read).toMatchObject({
      changes: [
        { table: 'glass-types', row: glass, before: now, after: now + 1 },
        { table: 'hardware', before: 85, after: 1100.5 },
      ],
      refused: [
        { line: 3, trouble: 'otherName' },
        { line: 4, trouble: 'noRow' },
        { line: 5, trouble: 'twice' },
        { line: 7, trouble: 'impossible' },
        { line: 8, trouble: 'noPrice' },
        { line: 9, trouble: 'noTable' },
      ],
    })
    expect(await glassPrice()).toBe(now)
  })

  it('that is none is refused whole', async () => {
    const read = await readPriceCsv({ ctx: await ctxOf('kim'), wish: { csv: 'a,"b\nc' } })
    expect(read).toMatchObject({ ok: false, kind: 'malformed' })
  })
})
