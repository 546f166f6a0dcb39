import { beforeAll, describe, expect, it } from 'vitest'
import { account } from '../fixtures/people'
import { docsOf, rest, signIn, wordsOf } from '../fixtures/rest'
import {
  aQuote,
  glassTypeData,
  paymentData,
  regionData,
  taxRuleData,
  titled,
} from '../fixtures/rows'
import { testPayload } from '../setup/database'

const write = { depth: 0, overrideAccess: true, context: { disableRevalidate: true } } as const

let ownerId = 0
let ownQuote = 0
let owner = ''
let other = ''
let staff = ''

beforeAll(async () => {
  const payload = await testPayload()
  ownerId = (await account({ email: 'owner@example.com' })).id
  await account({ email: 'other@example.com' })
  await account({ email: 'staff@example.com', role: 'staff' })
  owner = await signIn('owner@example.com')
  other = await signIn('other@example.com')
  staff = await signIn('staff@example.com')
  ownQuote = await aQuote(ownerId)
  await payload.create({ collection: 'payments', data: await paymentData(ownerId), ...write })
})

describe('what a customer sees of his own', () => {
  it('is his quote without the office’s notes', async () => {
    const mine = await rest(`/quotes/${ownQuote}`, { cookie: owner })
    expect(mine.body.number).toMatch(/^Q-\d{6}$/)
    expect(mine.body).not.toHaveProperty('notes')
    const theirs = await rest(`/quotes/${ownQuote}`, { cookie: staff })
    expect(theirs.body.notes).toBe('Gate code at the office')
  })

  it('is his payment without what went wrong inside', async () => {
    const [payment] = docsOf(await rest('/payments', { cookie: owner }))
    expect(payment).toMatchObject({ amount: 252.16, currency: 'usd', status: 'pending_checkout' })
    for (const hidden of ['errorDetails', 'isHeld', 'checkoutRequest', 'stripePaymentIntentId']) {
      expect(payment).not.toHaveProperty(hidden)
    }
  })
})

describe('searching', () => {
  it.each([
    '/quotes?where[user.email][like]=owner',
    '/quotes?where[or][0][customerEmail][like]=example.com&where[or][1][id][exists]=true',
    '/payments?where[quote.customerEmail][like]=example',
    '/users?where[or][0][role][equals]=admin&where[or][1][id][exists]=true',
    '/customers?limit=0',
    '/inquiries?where[email][exists]=true',
  ])('finds nothing of others’ by %s', async (path) => {
    for (const cookie of [undefined, other]) {
      const answer = await rest(path, cookie ? { cookie } : {})
      expect(answer.status).toBeLessThan(500)
      expect(wordsOf(answer)).not.toMatch(/owner@|avery@/)
    }
  })

  it.each([
    '/quotes?where[notes][like]=Gate',
    '/quotes?sort=notes&where[notes][exists]=true',
    '/payments?where[errorDetails.message][like]=inside',
    '/payments?where[isHeld][equals]=false',
    '/quotes?where[user.hash][exists]=true',
    '/quotes?where[user.resetPasswordToken][like]=a',
  ])('by a hidden field is refused: %s', async (path) => {
    const answer = await rest(path, { cookie: owner })
    expect({ path, status: answer.status }).toEqual({ path, status: 400 })
  })

  it.each(['/quotes?depth=99&limit=0', '/glass-styles?depth=99&limit=0', '/posts?depth=99'])(
    'answers %s without anyone’s account',
    async (path) => {
      expect(wordsOf(await rest(path, { cookie: other }))).not.toMatch(/hash|salt|owner@/)
    },
  )

  it.each(['abc', '99999999999999', '1e400', '-1', '1;drop table users'])(
    'answers 404 for the row named %s',
    async (id) => {
      expect((await rest(`/media/${encodeURIComponent(id)}`)).status).toBe(404)
    },
  )
})

describe('what is not public yet', () => {
  it('is no draft, whatever is asked for', async () => {
    const payload = await testPayload()
    const page = await payload.create({
      collection: 'pages',
      data: { ...titled(), title: 'Published title', _status: 'published' },
      ...write,
    })
    await payload.update({
      collection: 'pages',
      id: page.id,
      data: { title: 'Secret draft' },
      draft: true,
      ...write,
    })
    const unpublished = await payload.create({
      collection: 'pages',
      data: { ...titled(), title: 'Secret draft', _status: 'draft' },
      draft: true,
      ...write,
    })
    for (const cookie of [undefined, owner]) {
      const call = cookie ? { cookie } : {}
      for (const path of [
        '/pages?limit=0',
        '/pages?draft=true&limit=0',
        `/pages/${page.id}?draft=true`,
        `/pages/${unpublished.id}`,
        `/pages/${unpublished.id}?draft=true`,
        '/pages?where[_status][equals]=draft',
        '/pages/versions?limit=0',
      ]) {
        expect(wordsOf(await rest(path, call))).not.toContain('Secret draft')
      }
    }
    const seen = await rest(`/pages/${page.id}?draft=true`, { cookie: staff })
    expect(seen.body.title).toBe('Secret draft')
  })

  it('is no price that is switched off', async () => {
    const payload = await testPayload()
    const glass = await payload.create({
      collection: 'glass-types',
      data: { ...glassTypeData(), active: false },
      ...write,
    })
    const region = await payload.create({ collection: 'regions', data: regionData(), ...write })
    const rule = await payload.create({
      collection: 'tax-rules',
      data: { ...taxRuleData(region.id), isActive: false },
      ...write,
    })
    for (const path of [`/glass-types/${glass.id}`, `/tax-rules/${rule.id}`]) {
      expect((await rest(path)).status).toBe(404)
      expect((await rest(path, { cookie: owner })).status).toBe(404)
      expect((await rest(path, { cookie: staff })).status).toBe(200)
    }
  })
})

describe('the calls of Payload’s own', () => {
  it.each([
    ['GET', '/payload-jobs/run'],
    ['GET', '/payload-jobs/handle-schedules'],
    ['POST', '/payload-preferences/any'],
    ['GET', '/payload-preferences/any'],
    ['GET', '/payload-locked-documents'],
    ['GET', '/stripe-events'],
  ])('refuse %s %s to a customer', async (method, path) => {
    const body = method === 'POST' ? { value: {} } : undefined
    expect((await rest(path, { method, cookie: owner, body })).status).toBeGreaterThanOrEqual(401)
    expect((await rest(path, { method, body })).status).toBeGreaterThanOrEqual(401)
  })

  it('take no cookie from another site', async () => {
    const { handleEndpoints } = await import('payload')
    const { default: config } = await import('@payload-config')
    const request = new Request('http://localhost:3100/api/users/me', {
      headers: { cookie: owner, origin: 'https://elsewhere.example' },
    })
    const response = await handleEndpoints({ config, request })
    expect(((await response.json()) as { user: unknown }).user).toBeNull()
  })

  it('copy no quote', async () => {
    const call = { method: 'POST', cookie: owner, body: {} }
    expect((await rest(`/quotes/${ownQuote}/duplicate`, call)).status).toBeGreaterThanOrEqual(403)
  })
})
