import { beforeAll, describe, expect, it } from 'vitest'
import type { PricingSetting, User } from '@/payload-types'
import { actOnSet } from '@/services/price-changes/act-on-set'
import { keepDraft } from '@/services/price-changes/keep-draft'
import { account, actorOf, contextOf } from '../fixtures/people'
import { docsOf, rest, signIn, wordsOf } from '../fixtures/rest'
import { aQuote } from '../fixtures/rows'
import { storePricing } from '../fixtures/stored-pricing'
import { testPayload } from '../setup/database'

const path = '/globals/pricing-settings'
const people: Record<string, User> = {}
const cookies: Record<string, string> = {}

beforeAll(async () => {
  const payload = await testPayload()
  const stored = await storePricing(payload)
  for (const [name, role] of [
    ['kim', 'staff'],
    ['lee', 'admin'],
  ] as const) {
    people[name] = await account({ email: `${name}@example.com`, role, fullName: name })
    cookies[name] = await signIn(`${name}@example.com`)
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

async function settings(): Promise<PricingSetting> {
  const payload = await testPayload()
  return payload.findGlobal({ slug: 'pricing-settings', depth: 0, overrideAccess: true })
}

const typed = (by: string, body: object) => {
  const cookie = cookies[by]
  return rest(path, { method: 'POST', body, ...(cookie === undefined ? {} : { cookie }) })
}

async function newestSet() {
  const payload = await testPayload()
  const { docs } = await payload.find({
    collection: 'price-change-sets',
    sort: '-id',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]
}

async function ctxOf(name: string) {
  const person = people[name]
  if (person === undefined) throw new Error(`Nobody is called ${name}`)
  return contextOf(actorOf(person))
}

describe('a figure that every quote shares', () => {
  it('is set up as the shop likes before the first quote', async () => {
    expect((await typed('lee', { profitMarginPercentage: 35 })).status).toBe(200)
    expect((await typed('lee', { profitMarginPercentage: 10 })).status).toBe(200)
    await aQuote((await account({ email: 'avery@example.com' })).id)
  })

  it.each([
    ['profitMarginPercentage', 100],
    ['installationBaseFee', 2000],
    ['minimumBilledSqFt', 3],
  ])('%s changes by no large step behind the sets, whoever types it', async (field, after) => {
    const before = await settings()
    for (const by of ['kim', 'lee']) {
      const refused = await typed(by, { [field]: after })
      expect(refused.status).toBe(400)
      expect(wordsOf(refused)).toContain('a second person looks at')
    }
    expect(await settings()).toMatchObject({ [field]: before[field as keyof PricingSetting] })
  })

  it('in small steps is a set of one, with who and from what to what', async () => {
    expect((await typed('kim', { profitMarginPercentage: 12 })).status).toBe(200)
    expect(await newestSet()).toMatchObject({
      title: 'Overhead and profit',
      state: 'published',
      authorName: 'kim',
      changes: [{ table: 'pricing-settings', row: 1, before: 10, after: 12 }],
    })
  })

  it('that is saved as it is leaves no set', async () => {
    const before = await newestSet()
    expect((await typed('kim', { quoteValidityDays: 31 })).status).toBe(200)
    expect((await newestSet())?.id).toBe(before?.id)
  })

  it('comes back by no old version, either', async () => {
    const payload = await testPayload()
    await payload.updateGlobal({
      slug: 'pricing-settings',
      data: { installationBaseFee: 900 },
      overrideAccess: true,
    })
    await payload.updateGlobal({
      slug: 'pricing-settings',
      data: { installationBaseFee: 200 },
      overrideAccess: true,
    })
    const cookie = cookies.lee ?? ''
    const versions = docsOf(await rest(`${path}/versions?limit=50`, { cookie })) as unknown as {
      id: number
      version: PricingSetting
    }[]
    const old = versions.find(({ version }) => version.installationBaseFee === 900)
    const refused = await rest(`${path}/versions/${old?.id}`, { method: 'POST', cookie })
    expect(refused.status).toBe(400)
    expect(await settings()).toMatchObject({ installationBaseFee: 200 })
  })

  it('by a large step is a set that somebody else looked at, and is taken back with one act', async () => {
    const kept = await keepDraft({
      ctx: await ctxOf('kim'),
      wish: {
        title: 'Base fee',
        reason: 'Two fitters now',
        holdsFrom: null,
        changes: [
          { table: 'pricing-settings', row: 2, before: 200, after: 260 },
          { table: 'pricing-settings', row: 99, before: 1, after: 2 },
        ],
      },
    })
    if (!kept.ok) throw new Error(kept.kind)
    expect(kept.set.changes).toHaveLength(1)
    expect(kept.missing).toEqual(['look'])
    const act = async (by: string, what: string) =>
      actOnSet({ ctx: await ctxOf(by), wish: { id: kept.set.id, act: what } })
    expect(await act('kim', 'publish')).toMatchObject({ ok: false, kind: 'missing' })
    expect(await act('lee', 'look')).toEqual({ ok: true })
    expect(await act('kim', 'publish')).toMatchObject({ ok: true, state: 'published' })
    expect(await settings()).toMatchObject({
      installationBaseFee: 260,
      changedBy: 'kim@example.com',
    })
    expect(await act('kim', 'takeBack')).toEqual({ ok: true })
    expect(await settings()).toMatchObject({ installationBaseFee: 200 })
  })

  it('of a deposit may be switched on and off, and makes no large step while it is on', async () => {
    expect((await typed('lee', { depositPercentage: 50 })).status).toBe(200)
    expect((await typed('lee', { depositPercentage: 5 })).status).toBe(400)
    expect((await typed('lee', { depositPercentage: 0 })).status).toBe(200)
  })
})
