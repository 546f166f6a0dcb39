import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../fixtures/signed-in'
import type { SignedIn } from '../fixtures/signed-in'
import { docsOf, rest, wordsOf } from '../fixtures/rest'
import {
  aPaidQuote,
  aQuote,
  customerData,
  glassTypeData,
  paymentData,
  titled,
} from '../fixtures/rows'
import { testPayload } from '../setup/database'

let owner: SignedIn
let staff: SignedIn
let office: SignedIn
let admin: SignedIn

const asServer = { depth: 0, overrideAccess: true } as const

beforeAll(async () => {
  owner = await signedIn('owner@example.com', 'customer')
  staff = await signedIn('staff@example.com', 'staff')
  office = await signedIn('office@example.com', 'office')
  admin = await signedIn('admin@example.com', 'admin')
})

function send(who: SignedIn, method: string, path: string, body?: object) {
  return rest(path, { method, cookie: who.cookie, ...(body && { body }) })
}

describe('the office', () => {
  it('reads what is not published and what is switched off', async () => {
    const payload = await testPayload()
    const page = await payload.create({
      collection: 'pages',
      data: { ...titled(), _status: 'draft' },
      draft: true,
      ...asServer,
    })
    const glass = await payload.create({
      collection: 'glass-types',
      data: { ...glassTypeData(), active: false },
      ...asServer,
    })
    expect((await send(office, 'GET', `/pages/${page.id}`)).status).toBe(200)
    expect((await send(office, 'GET', `/glass-types/${glass.id}`)).status).toBe(200)
    expect((await send(owner, 'GET', `/glass-types/${glass.id}`)).status).toBe(404)
  })

  it.each([
    ['unpaid', aQuote],
    ['paid', aPaidQuote],
  ])('keeps the notes of an %s quote, and changes nothing else of it', async (_, make) => {
    const payload = await testPayload()
    const id = await make(owner.id)
    const path = `/quotes/${id}?depth=0`
    const whole = (await send(office, 'GET', path)).body
    const kept = {
      notes: 'Called back.',
      followUpOn: '2026-12-01T12:00:00.000Z',
      assignedTo: office.id,
      measurements: 'final',
      workDone: true,
    }
    // the form in the admin sends the whole row
    expect((await send(office, 'PATCH', path, { ...whole, ...kept })).body.doc).toMatchObject(kept)
    const stored = () => payload.findByID({ collection: 'quotes', id, ...asServer })
    const before = await stored()
    expect(before).toMatchObject(kept)
    for (const change of [
      { customerName: 'Somebody Else' },
      { user: office.id },
      { origin: 'staff' },
      { validUntil: '2031-01-01T00:00:00.000Z' },
      { totalCost: 1 },
      { status: 'declined' },
      { number: 'Q-999999' },
    ]) {
      const answer = await send(office, 'PATCH', path, { ...kept, ...change })
      expect([403, 409], wordsOf(answer)).toContain(answer.status)
      const bulk = `/quotes?where[id][equals]=${id}`
      expect((await send(office, 'PATCH', bulk, change)).status).toBe(403)
    }
    expect(await stored()).toEqual(before)
  })

  it('finds payments by the address on the quote, and reads what went back', async () => {
    const payload = await testPayload()
    const at = new Date().toISOString()
    const refund = { amount: 5, state: 'succeeded' as const, at, reason: 'A scratch.', key: 'one' }
    const { id } = await payload.create({
      collection: 'payments',
      data: { ...(await paymentData(owner.id)), isHeld: true, refunds: [refund] },
      ...asServer,
    })
    const search = 'where[or][0][reference][like]=avery@example.com&depth=0'
    const found = docsOf(await send(office, 'GET', `/payments?${search}`))
    expect(found).toMatchObject([{ id, isHeld: true, refunds: [{ reason: 'A scratch.' }] }])
  })

  it('finds one payment by its number in any spelling, and those of a quote by the quote’s', async () => {
    const payload = await testPayload()
    const { id, quote } = await payload.create({
      collection: 'payments',
      data: await paymentData(owner.id),
      ...asServer,
    })
    const foundBy = async (typed: string) => {
      const search = `where[or][0][reference][like]=${typed}&where[or][1][customerName][like]=${typed}`
      return docsOf(await send(office, 'GET', `/payments?${search}&depth=0`)).map((row) => row.id)
    }
    const quoteId = typeof quote === 'object' ? quote.id : quote
    for (const typed of [`P-${String(id).padStart(6, '0')}`, `p${id}`, `Q-${quoteId}`]) {
      expect(await foundBy(typed), typed).toEqual([id])
    }
    expect(await foundBy('P-999999')).toEqual([])
  })

  it('takes back no plan to publish, which who edits content does', async () => {
    const payload = await testPayload()
    const { id } = await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'posts', value: 1 } },
      waitUntil: new Date(Date.now() + 3_600_000),
    })
    // as Payload's own dialog does it: nobody's rules are asked
    const takeBack = async (who: SignedIn) => {
      const user = await payload.findByID({ collection: 'users', id: who.id, ...asServer })
      const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
      return payload.delete({
        collection: 'payload-jobs',
        where: { id: { equals: id } },
        req,
        overrideAccess: true,
      })
    }
    await expect(takeBack(office)).rejects.toThrow('Only those who publish')
    expect((await takeBack(staff)).docs).toHaveLength(1)
  })

  it('makes and changes a customer’s record, but joins no account to it', async () => {
    const made = await send(office, 'POST', '/customers', { ...customerData(), user: owner.id })
    const { id, user } = made.body.doc as { id: number; user?: unknown }
    expect(user ?? null).toBeNull()
    const change = { name: 'Casey Sample', user: owner.id }
    const changed = await send(office, 'PATCH', `/customers/${id}?depth=0`, change)
    expect(changed.body.doc).toMatchObject({ name: 'Casey Sample', user: null })
    const joined = await send(admin, 'PATCH', `/customers/${id}?depth=0`, { user: owner.id })
    expect(joined.body.doc).toMatchObject({ user: owner.id })
  })
})

describe('what the office may do without asking', () => {
  const path = '/globals/pricing-settings'
  const limits = {
    officeDiscountPercent: 15,
    officeRefundLimit: 80,
    officeDepositDays: 7,
    officeHoldSeconds: 20,
    secondLookPercent: 25,
  }
  const names = Object.keys(limits)

  async function stored() {
    const payload = await testPayload()
    return payload.findGlobal({ slug: 'pricing-settings', ...asServer })
  }

  it('is set by an administrator, and seen by nobody else', async () => {
    expect(await stored()).toMatchObject({
      officeDiscountPercent: 10,
      officeRefundLimit: 0,
      officeDepositDays: 14,
      officeHoldSeconds: 10,
      secondLookPercent: 15,
    })
    expect((await send(admin, 'POST', path, limits)).status).toBe(200)
    expect((await send(admin, 'GET', path)).body).toMatchObject(limits)
    for (const { cookie } of [{}, owner, staff, office] as { cookie?: string }[]) {
      const seen = (await rest(path, cookie === undefined ? {} : { cookie })).body
      expect(seen.profitMarginPercentage).toBeTypeOf('number')
      expect(names.filter((name) => name in seen)).toEqual([])
    }
    const versions = docsOf(await send(staff, 'GET', `${path}/versions`))
    expect(versions.length).toBeGreaterThan(0)
    for (const { version } of versions as { version: object }[]) {
      expect(names.filter((name) => name in version)).toEqual([])
    }
  })

  it('stays as it is when staff save the prices', async () => {
    const body = { profitMarginPercentage: 12, officeRefundLimit: 9999, officeDiscountPercent: 90 }
    expect((await send(staff, 'POST', path, body)).status).toBe(200)
    expect(await stored()).toMatchObject({ profitMarginPercentage: 12, ...limits })
  })

  it('stays as it is when staff restore a version from before', async () => {
    const restore = async (who: SignedIn, refund: number) => {
      const all = docsOf(await send(admin, 'GET', `${path}/versions?limit=50`))
      const found = (all as { id: number; version: Record<string, unknown> }[]).find(
        ({ version }) =>
          version.officeRefundLimit === refund &&
          version.profitMarginPercentage === 12 &&
          version.secondLookPercent === limits.secondLookPercent,
      )
      return send(who, 'POST', `${path}/versions/${found?.id}`)
    }
    await send(staff, 'POST', path, { profitMarginPercentage: 14 })
    expect((await restore(staff, 80)).status).toBe(200)
    expect(await stored()).toMatchObject({ profitMarginPercentage: 12, ...limits })

    await send(admin, 'POST', path, { officeRefundLimit: 20 })
    const refused = await restore(staff, 80)
    expect(refused.status).toBe(403)
    expect(wordsOf(refused)).toContain('ask an administrator')
    expect(wordsOf(await restore(owner, 80))).not.toContain('administrator')
    expect((await stored()).officeRefundLimit).toBe(20)
    expect((await restore(admin, 80)).status).toBe(200)
    expect((await stored()).officeRefundLimit).toBe(80)

    await send(admin, 'POST', path, { secondLookPercent: 5 })
    expect((await restore(staff, 80)).status).toBe(403)
    expect((await stored()).secondLookPercent).toBe(5)
  })
})
