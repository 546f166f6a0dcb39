import { signInByRequest, staff } from '../support/people'
import { call, json, sendJson } from '../support/raw-call'
import { expect, test } from '../support/test'

test.describe('what a visitor sends is never a fault of the server', () => {
  const nul = 'a\u0000b@example.com'
  const inquiry = { fullName: 'Robin', email: 'robin@example.com', message: 'Half: \ud83d' }

  for (const path of [
    '/%00',
    '/posts/%00',
    '/og/posts/%00',
    '/%ff',
    '/api/media/file/%00',
    '/api/users/verify/%00',
    '/api/gallery-items?page=-1',
    '/api/gallery-items?page=0',
    '/api/gallery-items?page=1e300',
    '/api/gallery-items?limit=-1',
    '/api/gallery-items?depth=-1',
    '/api/gallery-items?where=x',
    '/api/gallery-items?where[title][equals]=%00',
    '/api/gallery-items?where[title][near]=1,2,3',
    '/api/gallery-items?where[title][within]=x',
    '/api/gallery-items?where[title][intersects]=x',
    '/api/gallery-items?where[title][all]=x',
    '/api/gallery-items?where[createdAt][like]=x',
    '/api/gallery-items?where[image][contains]=x',
    '/api/knowledge-base?where[entryData][like]=x',
    '/api/glass-styles?where[keyFeatures][contains]=x',
    '/api/gallery-items/99999999999999999999',
    '/api/gallery-items/x',
    '/api/regions/versions',
    '/api/nothing-like-it',
  ]) {
    test(`GET ${path}`, async () => {
      const { status } = await call('GET', path)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    })
  }

  for (const [path, body] of [
    ['/api/users/login', { email: nul, password: 'x' }],
    ['/api/users/forgot-password', { email: nul }],
    ['/api/users/reset-password', { token: 'a\u0000', password: 'eleven glass panes' }],
    ['/api/accounts/register', { fullName: 'R', email: nul, password: 'eleven glass panes' }],
    ['/api/accounts/resend-confirmation', { email: nul }],
    ['/api/inquiries/contact', { ...inquiry, email: nul }],
    ['/api/inquiries/contact', inquiry],
    ['/api/inquiries/design', inquiry],
    ['/api/inquiries/quote', inquiry],
    ['/api/users/login', 7],
    ['/api/pages', null],
    ['/api/media/versions/1', {}],
    ['/api/users/versions/1', {}],
    ['/api/quotes/calculate', { serviceType: '\u0000' }],
  ] as const) {
    test(`POST ${path} ${JSON.stringify(body).replaceAll('\\', '')}`, async () => {
      const { status } = await sendJson(path, body)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    })
  }

  test('nor is what staff send', async ({ request, baseURL }) => {
    const origin = baseURL ?? ''
    await signInByRequest(request, origin, staff)
    for (const data of ['7', 'null', '"text"', '[]']) {
      const headers = { ...json, origin }
      const answer = await request.post('/api/pages', { headers, data: Buffer.from(data) })
      expect([data, answer.status()]).toEqual([data, 400])
    }
  })

  test('a kept view that somebody would take away is not found, whoever asks', async ({
    request,
    baseURL,
  }) => {
    const origin = baseURL ?? ''
    await signInByRequest(request, origin, staff)
    const answer = await request.delete('/api/payload-preferences/59', { headers: { origin } })
    expect(answer.status()).toBe(404)
  })

  test('what no field is read from, by who may write', async ({ request, baseURL }) => {
    const origin = baseURL ?? ''
    await signInByRequest(request, origin, staff)
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': type, origin }
      const answer = await request.post('/api/pages', { headers, data: '{"title":"A page"}' })
      expect([type, answer.status()]).toEqual([type, 415])
    }
    // no field is written: what is required is missing
    const empty = await request.post('/api/pages', { headers: { origin } })
    expect(empty.status()).toBe(400)
  })

  for (const path of ['/api/users/login', '/api/pages']) {
    test(`POST ${path}: a form without parts`, async () => {
      const headers = {
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': '7',
      }
      const { status } = await call('POST', path, { headers, body: '--b--\r\n' })
      expect(status).toBe(400)
    })
  }

  test('TRACE has no answer', async () => {
    expect((await call('TRACE', '/')).status).toBeGreaterThanOrEqual(400)
  })
})
