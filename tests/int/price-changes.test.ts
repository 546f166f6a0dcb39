import { describe, expect, it } from 'vitest'
import type { PriceChange } from '@/domain/price-change/price-cell'
import type { PriceChangeSet } from '@/payload-types'
import { keepDraft } from '@/services/price-changes/keep-draft'
import { publishDue } from '@/services/price-changes/publish-due'
import { openChangingPrices } from '../fixtures/changing-prices'
import { rest } from '../fixtures/rest'
import { showerInputs } from '../fixtures/stored-pricing'
import { testPayload } from '../setup/database'

const { stored, cookies, ctxOf, glassPrice, glassRow, draft, act, shower } =
  await openChangingPrices()

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
