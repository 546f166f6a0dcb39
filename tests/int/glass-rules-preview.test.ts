import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { markOfRule } from '@/domain/glass-rules/form-row'
import type { GlassRule } from '@/payload-types'
import type { RulePreview } from '@/services/glass-rules/preview-rule'
import { oldPrices, staffVerdictsOf } from '@/services/glass-rules/old-prices'
import { account, contextOf } from '../fixtures/people'
import { docsOf, rest, signIn, wordsOf } from '../fixtures/rest'
import { aQuote } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { showerInputs, storePricing } from '../fixtures/stored-pricing'
import type { StoredPricing } from '../fixtures/stored-pricing'
import { testEnvironment } from '../setup/environment'
import { testPayload } from '../setup/database'

let stored: StoredPricing
let rule: GlassRule
let quoteId = 0
let jobId = 0
const cookies: Record<string, string> = {}

const panel = (heightIn: number) => ({ widthIn: 30, heightIn, role: 'fixed' as const })
const limit = (value: number) => [{ key: 'mostIn', value, thicknessMm: null }]
const job = (heightIn: number) => ({
  title: 'Fixed panel',
  serviceType: 'shower_glass_quote',
  glassType: stored.glass.shower,
  panels: [panel(heightIn)],
})

async function post(path: string, body: object, cookie?: string): Promise<Response> {
  const { POST } = await import('@/app/api/office/glass-rules/preview/route')
  const headers = new Headers({
    'content-type': 'application/json',
    origin: testEnvironment.SITE_URL,
  })
  if (cookie) headers.set('cookie', cookie)
  const url = `${testEnvironment.SITE_URL}${path}`
  return POST(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
}

async function preview(row: object): Promise<RulePreview> {
  const body = { kind: 'rule', row: { ...rule, ...row } }
  const answer = await post('/api/office/glass-rules/preview', body, cookies.staff)
  expect(answer.status).toBe(200)
  return (await answer.json()) as RulePreview
}

const patch = (path: string, body: object) =>
  rest(path, { method: 'PATCH', cookie: cookies.staff ?? '', body })

beforeAll(async () => {
  const payload = await testPayload()
  stored = await storePricing(payload)
  for (const role of ['customer', 'staff', 'office', 'admin'] as const) {
    await account({ email: `${role}@example.com`, role })
    cookies[role] = await signIn(`${role}@example.com`)
  }
  const made = await rest('/reference-jobs', {
    method: 'POST',
    cookie: cookies.staff ?? '',
    body: job(78),
  })
  expect(made.status).toBe(201)
  jobId = Number((made.body.doc as { id: number }).id)
  const owner = await account({ email: 'owner@example.com' })
  const inputs = { ...showerInputs(stored), thicknessMm: 9.525, panels: [panel(82)] }
  quoteId = await aQuote(owner.id, { inputs })
  const expired = await aQuote(owner.id, { inputs })
  await runSql(sql`update quotes set status = 'expired' where id = ${expired}`)
  const { docs } = await payload.find({
    collection: 'glass-rules',
    where: { rule: { equals: 'height-3-8' } },
    depth: 0,
    overrideAccess: true,
  })
  const [found] = docs
  if (!found) throw new Error('The database has no such rule.')
  rule = found
})

describe('the preview of a rule', () => {
  it('names no work while nothing is changed', async () => {
    expect(await preview({})).toEqual({
      jobs: { looked: 1, touched: 0, blocked: 0, named: [] },
      quotes: { looked: 1, touched: 0, blocked: 0, named: [], open: 1 },
    })
  })

  it('names the open quotes that a lower limit would block, and saves nothing', async () => {
    const { jobs, quotes } = await preview({ figures: limit(80) })
    expect(jobs.touched).toBe(0)
    expect(quotes).toMatchObject({ looked: 1, touched: 1, blocked: 1 })
    expect(quotes.named[0]?.id).toBe(quoteId)
    expect(quotes.named[0]?.changes).toContainEqual({
      rule: 'height-3-8',
      was: null,
      becomes: expect.objectContaining({ level: 'block' }) as unknown,
    })
    const { body } = await rest(`/glass-rules/${rule.id}?depth=0`)
    expect(body.figures).toMatchObject([{ value: 84 }])
  })

  it('names the reference jobs that it would block', async () => {
    const { jobs } = await preview({ figures: limit(77) })
    expect(jobs).toMatchObject({ blocked: 1, named: [{ id: jobId, name: 'Fixed panel' }] })
  })

  it('is for those who edit prices alone', async () => {
    const body = { kind: 'rule', row: rule }
    const statuses: Record<string, number> = {}
    for (const who of ['visitor', 'customer', 'office', 'staff', 'admin']) {
      const answer = await post('/api/office/glass-rules/preview', body, cookies[who])
      statuses[who] = answer.status
    }
    expect(statuses).toEqual({ visitor: 401, customer: 403, office: 403, staff: 200, admin: 200 })
  })

  it('has to be seen before a rule is saved that blocks a reference job', async () => {
    const figures = limit(77)
    const unseen = await patch(`/glass-rules/${rule.id}`, { figures })
    expect(unseen.status).toBe(400)
    expect(wordsOf(unseen)).toContain('would block “Fixed panel”')
    const other = await patch(`/glass-rules/${rule.id}`, {
      figures,
      previewOf: markOfRule({ ...rule }),
    })
    expect(other.status).toBe(400)
    const previewOf = markOfRule({ ...rule, figures })
    const seen = await patch(`/glass-rules/${rule.id}`, { figures, previewOf })
    expect(seen.status).toBe(200)
    const back = await patch(`/glass-rules/${rule.id}`, { figures: limit(84) })
    expect(back.status).toBe(200)
  })
})

describe('the words of a rule', () => {
  it.each([
    ['reason', 'en'],
    ['title', 'es'],
  ])('refuse a figure that it does not have: %s in %s', async (field, locale) => {
    const words = { [field]: 'Up to {weight} lb' }
    const refused = await patch(`/glass-rules/${rule.id}?locale=${locale}`, words)
    expect(refused.status).toBe(400)
    expect(wordsOf(refused)).toContain(`"path":"${field}"`)
    expect(wordsOf(refused)).toContain('{weight} is no figure of this rule')
    const fine = await patch(`/glass-rules/${rule.id}?locale=${locale}`, {
      [field]: 'Up to {most}',
    })
    expect(fine.status).toBe(200)
  })
})

describe('a reference job', () => {
  it('is kept only while it can be sold, unless it is switched off', async () => {
    const send = (body: object) =>
      rest('/reference-jobs', { method: 'POST', cookie: cookies.staff ?? '', body })
    const blocked = await send(job(90))
    expect(blocked.status).toBe(400)
    expect(wordsOf(blocked)).toContain('"path":"panels.0.heightIn"')
    const flat = { ...job(70), glassType: stored.glass.flat }
    const unsold = await send(flat)
    expect([unsold.status, wordsOf(unsold).includes('"path":"glassType"')]).toEqual([400, true])
    expect((await send({ ...job(90), active: false })).status).toBe(201)
  })
})

describe('what is for staff alone', () => {
  it('is in no answer to a visitor, and in the list of those who work here', async () => {
    const path = '/glass-rules?where[rule][equals]=pricebook-stale'
    expect(docsOf(await rest(path))).toEqual([])
    expect(docsOf(await rest(path, { cookie: cookies.customer ?? '' }))).toEqual([])
    expect(docsOf(await rest(path, { cookie: cookies.office ?? '' }))).toHaveLength(1)
    const { GET } = await import('@/app/api/quotes/tables/route')
    const tables = await GET(new Request(`${testEnvironment.SITE_URL}/api/quotes/tables?locale=en`))
    const text = await tables.text()
    expect(text).toContain('min-area')
    expect(text).not.toContain('pricebook-stale')
  })
})

describe('old prices', () => {
  const now = () => new Date(Date.now() + 181 * 24 * 60 * 60 * 1000)

  it('are told to who works here, and to nobody else', async () => {
    const told: Record<string, number> = {}
    for (const role of ['customer', 'staff', 'office', 'admin'] as const) {
      const ctx = await contextOf({ id: 1, email: 'a@example.com', fullName: role, role }, now)
      told[role] = (await oldPrices(ctx))?.prices.length ?? 0
    }
    const visitor = await oldPrices(await contextOf(null, now))
    expect([visitor, told.customer]).toEqual([null, 0])
    expect(told.staff).toBeGreaterThan(0)
    expect([told.office, told.admin]).toEqual([told.staff, told.staff])
  })

  it('are at the desk those that the quote names, and none while they are new', async () => {
    const ctx = await contextOf(
      { id: 1, email: 'a@example.com', fullName: 'A', role: 'office' },
      now,
    )
    const draft = {
      lines: [{ kind: 'piece' as const, key: 'A', inputs: showerInputs(stored), option: false }],
    }
    const [verdict] = await staffVerdictsOf(ctx, draft)
    expect(verdict).toMatchObject({ rule: 'pricebook-stale', level: 'note' })
    expect(verdict?.prices.map(({ table, id }) => `${table}/${id}`).toSorted()).toEqual([
      `glass-finishes/${stored.finish.clear}`,
      `glass-types/${stored.glass.shower}`,
      `hardware/${stored.hardware.coating}`,
    ])
    expect(await staffVerdictsOf({ ...ctx, now: () => new Date() }, draft)).toEqual([])
  })
})

describe('the least area that is billed', () => {
  it('is priced and said as soon as the shop sets it', async () => {
    const { POST } = await import('@/app/api/quotes/calculate/route')
    const small = {
      ...showerInputs(stored),
      panels: [{ widthIn: 10, heightIn: 15, role: 'fixed' }],
    }
    const calculate = async () => {
      const answer = await POST(
        new Request(`${testEnvironment.SITE_URL}/api/quotes/calculate`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(small),
        }),
      )
      return (await answer.json()) as { totalAreaSqFt: number; verdicts: { reason: string }[] }
    }
    const before = await calculate()
    expect(before.totalAreaSqFt).toBeCloseTo(1.0417, 4)
    // as a change set that was looked at writes it
    const payload = await testPayload()
    const set = (minimumBilledSqFt: number) =>
      payload.updateGlobal({
        slug: 'pricing-settings',
        data: { minimumBilledSqFt },
        context: { priceChangeSet: true },
        overrideAccess: true,
      })
    await set(3)
    const billed = await calculate()
    expect(billed.totalAreaSqFt).toBe(3)
    expect(billed.verdicts.map(({ reason }) => reason)).toContainEqual(
      expect.stringContaining('has 1.04 square feet. We bill 3 square feet'),
    )
    await set(0)
    expect(await calculate()).toEqual(before)
  })
})
