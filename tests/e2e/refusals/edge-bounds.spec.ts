import { signInByRequest, staff } from '../support/people'
import { call, json } from '../support/raw-call'
import { expect, test } from '../support/test'

test.describe('a question to a public list has bounds', () => {
  const like = (count: number, path: string) =>
    Array.from({ length: count }, (_, at) => `where[or][${at}][${path}][like]=a`).join('&')

  for (const [what, query, status] of [
    ['conditions through a relation', like(2, 'category.slug'), 400],
    ['more than ten conditions', like(11, 'title'), 400],
    [
      'a whole condition as text',
      `where=${JSON.stringify({ 'category.slug': { like: 'a' } })}`,
      400,
    ],
    ['sorting through a relation', 'sort=category.name', 400],
    ['sorting by three fields', 'sort=title,id,createdAt', 400],
    ['a longer query than two kilobytes', like(80, 'title'), 414],
  ] as const) {
    test(`${what}: ${status}`, async () => {
      const address = encodeURI(`/api/gallery-items?${query}`)
      expect((await call('GET', address)).status).toBe(status)
    })
  }

  test('also when the query comes in a body', async () => {
    const body = like(40, 'category.slug')
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      'x-payload-http-method-override': 'GET',
    }
    expect((await call('POST', '/api/gallery-items', { headers, body })).status).toBe(400)
  })

  test('all rows are two hundred', async () => {
    for (const query of ['limit=0', 'limit=5000', 'pagination=false']) {
      const { status, body } = await call('GET', `/api/gallery-items?${query}&depth=0`)
      expect(status).toBe(200)
      expect((JSON.parse(body) as { limit: number }).limit, query).toBe(200)
    }
  })

  test('staff ask as the admin does', async ({ request, baseURL }) => {
    await signInByRequest(request, baseURL ?? '', staff)
    const headers = { origin: baseURL ?? '' }
    const query = `${like(12, 'category.name')}&sort=category.name&limit=0`
    expect((await request.get(`/api/gallery-items?${query}`, { headers })).status()).toBe(200)
    const secret = await request.get('/api/quotes?sort=user.hash', { headers })
    expect(secret.status()).toBe(400)
  })
})

test.describe('bodies are measured before they are read', () => {
  const large = JSON.stringify({ email: 'x'.repeat(100 * 1024) })
  const paths = [
    '/api/users/login',
    '/api/users/forgot-password',
    '/api/users/reset-password',
    '/api/users/logout',
    '/api/pages',
    '/api/quotes/calculate',
  ]

  for (const path of paths) {
    test(`${path}, with a length and without one`, async () => {
      const length = { 'content-length': String(large.length) }
      expect(
        (await call('POST', path, { headers: { ...json, ...length }, body: large })).status,
      ).toBe(413)
      expect((await call('POST', path, { headers: json, body: large })).status).toBe(413)
    })
  }

  test('what Stripe sends, too', async () => {
    const body = Array.from({ length: 24 }, () => Buffer.alloc(64 * 1024, 'x'))
    const headers = { ...json, 'stripe-signature': 't=1,v1=x' }
    expect((await call('POST', '/api/stripe/webhook', { headers, body })).status).toBe(413)
  })

  test('staff send what a long page needs', async ({ request, baseURL }) => {
    await signInByRequest(request, baseURL ?? '', staff)
    const headers = { origin: baseURL ?? '' }
    const data = { title: 'x'.repeat(100 * 1024) }
    const answer = await request.post('/api/pages', { headers, data })
    expect(answer.status()).toBe(400)
  })
})
