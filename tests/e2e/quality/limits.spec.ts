import { createHmac } from 'node:crypto'
import { holdTable } from '../support/database'
import { mailsTo } from '../support/inbox'
import { admin, customer, newAddress } from '../support/people'
import { startOwnSite, wayToDatabase, webhookSecret } from '../support/own-site'
import { expect, test } from '../support/test'

type Site = Awaited<ReturnType<typeof startOwnSite>>

function send(site: Site, path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

const signIn = (site: Site, who: unknown, from: string) =>
  send(site, '/api/users/login', who, { 'x-forwarded-for': from })

test.describe('with limits on, behind a proxy', () => {
  let site: Site
  test.beforeAll(async () => {
    site = await startOwnSite({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' })
  })
  test.afterAll(() => site.stop())

  test('an address that asks too often waits, and is told how long', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 11; turn += 1) {
      const nobody = { email: newAddress(`nobody${turn}`), password: 'wrong guess' }
      const answer = await signIn(site, nobody, '203.0.113.1')
      statuses.push(answer.status)
      if (turn === 10) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
    // what stands left of the proxy's own entry, anybody may have written
    expect((await signIn(site, customer, '198.51.100.9, 203.0.113.1')).status).toBe(429)
    expect((await signIn(site, customer, '203.0.113.2')).status).toBe(200)
  })

  test('a stranger who guesses locks nobody out but himself', async () => {
    const guess = { email: admin.email, password: 'wrong guess' }
    const statuses: number[] = []
    for (let turn = 0; turn < 9; turn += 1) {
      statuses.push((await signIn(site, guess, '203.0.113.3')).status)
    }
    expect(statuses).toEqual([...Array<number>(8).fill(401), 429])
    expect((await signIn(site, admin, '203.0.113.3')).status).toBe(429)
    expect((await signIn(site, admin, '203.0.113.4')).status).toBe(200)
  })

  test('an account that there is none of is guessed at with the same words and in the same time', async () => {
    const time = async (email: string, from: string) => {
      const texts = new Set<string>()
      const begun = Date.now()
      for (let turn = 0; turn < 6; turn += 1) {
        const answer = await signIn(site, { email, password: 'wrong guess' }, from)
        texts.add(`${answer.status} ${await answer.text()}`)
      }
      return { texts: [...texts], took: Date.now() - begun }
    }
    const known = await time(customer.email, '203.0.113.5')
    const unknown = await time(newAddress('nobody'), '203.0.113.6')
    expect(unknown.texts).toEqual(known.texts)
    expect(unknown.took).toBeGreaterThan(known.took / 3)
  })

  test('one address gets so many mails from us, whoever asks for them', async () => {
    const email = newAddress('flooded')
    const statuses: number[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${turn}` }
      const account = { fullName: 'Robin Sample', email, password: 'eleven glass panes' }
      statuses.push((await send(site, '/api/accounts/register', account, headers)).status)
      statuses.push((await send(site, '/api/users/forgot-password', { email }, headers)).status)
      statuses.push(
        (await send(site, '/api/accounts/resend-confirmation', { email }, headers)).status,
      )
    }
    expect(statuses.slice(0, 6).every((status) => status < 300)).toBe(true)
    expect(statuses.slice(6)).toEqual(Array<number>(6).fill(429))
    expect((await mailsTo(email)).length).toBeLessThanOrEqual(6)
  })

  test('lists of the REST API and Stripe’s calls are counted, too', async () => {
    const read = async () =>
      (
        await fetch(`${site.url}/api/regions?limit=1`, {
          headers: { 'x-forwarded-for': '203.0.113.7' },
        })
      ).status
    const ring = async () =>
      (await send(site, '/api/stripe/webhook', {}, { 'x-forwarded-for': '203.0.113.7' })).status
    for (const ask of [read, ring]) {
      const statuses: number[] = []
      while (statuses.length < 620 && statuses.at(-1) !== 429) {
        statuses.push(...(await Promise.all(Array.from({ length: 20 }, ask))).sort())
      }
      expect(statuses.at(0)).not.toBe(429)
      expect(statuses.at(-1)).toBe(429)
      expect(statuses.filter((status) => status !== 429)).toHaveLength(600)
    }
  })

  test('an event that is signed and empty is refused', async () => {
    const at = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', webhookSecret).update(`${at}.null`).digest('hex')
    const headers = { 'stripe-signature': `t=${at},v1=${signature}` }
    expect((await send(site, '/api/stripe/webhook', null, headers)).status).toBe(400)
  })
})

test('without a proxy the header says nothing', async () => {
  const site = await startOwnSite({ RATE_LIMITS: 'on' })
  try {
    const statuses: number[] = []
    for (let turn = 0; turn < 11; turn += 1) {
      const nobody = { email: newAddress(`nobody${turn}`), password: 'wrong guess' }
      statuses.push((await signIn(site, nobody, `203.0.113.${turn}`)).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  } finally {
    await site.stop()
  }
})

test('while the database is away every call says so, and nobody counts as signed out', async () => {
  const way = await wayToDatabase()
  const site = await startOwnSite({ DATABASE_URL: way.url, RATE_LIMITS: 'off' })
  try {
    const signedIn = await send(site, '/api/users/login', customer)
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    const own = { cookie, origin: site.url }
    const get = (path: string) => fetch(`${site.url}${path}`, { headers: own })
    expect((await get('/api/session')).status).toBe(200)
    way.cut()
    const answers = {
      calculate: await send(site, '/api/quotes/calculate', { serviceType: 'shower_glass_quote' }),
      contact: await send(site, '/api/inquiries/contact', {
        fullName: 'Robin Sample',
        name: 'Robin Sample',
        email: 'robin@example.com',
        message: 'The window in the kitchen has a crack.',
      }),
      login: await send(site, '/api/users/login', customer),
      session: await get('/api/session'),
      me: await get('/api/users/me'),
      ownQuotes: await get('/api/quotes'),
      resume: await get('/api/quotes/resume?quote_id=1'),
      save: await send(site, '/api/quotes/save', {}, own),
      regions: await fetch(`${site.url}/api/regions`),
    }
    for (const [name, answer] of Object.entries(answers)) {
      expect(answer.status, name).toBe(503)
      expect(Number(answer.headers.get('retry-after')), name).toBeGreaterThan(0)
      expect(await answer.json(), name).toMatchObject({ errors: [{ field: '' }] })
    }
    way.mend()
    await expect.poll(async () => (await get('/api/session')).status).toBe(200)
    expect(await (await get('/api/session')).json()).toMatchObject({
      user: { email: customer.email },
    })
  } finally {
    await site.stop()
    way.close()
  }
})

test('a question that takes the database too long is given up', async ({ request }) => {
  const held = await holdTable('testimonials')
  try {
    const answer = await request.get('/api/testimonials?limit=1')
    expect(answer.status()).toBeGreaterThanOrEqual(500)
  } finally {
    await held.letGo()
  }
})
