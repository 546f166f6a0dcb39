import { admin, customer, newAddress, signInByRequest } from '../support/people'
import { call, json, sendJson } from '../support/raw-call'
import { expect, test } from '../support/test'

test.describe('only the paths as written answer', () => {
  for (const [method, path] of [
    ['POST', '/api/users/%6cogin'],
    ['POST', '/api/%75sers/login'],
    ['POST', '/api/users/Login'],
    ['POST', '/api/users/LOGIN'],
    ['POST', '/api/users/login%20'],
    ['POST', '/api/users/Forgot-password'],
    ['POST', '/api/users/forgot%2Dpassword'],
    ['POST', '/api/users/Reset-password'],
    ['POST', '/api/users/Verify/0123456789'],
    ['GET', '/api/users/Me'],
    ['GET', '/api/%67allery-items'],
    ['GET', '/api/gallery-items/Count'],
    ['GET', '/api/Globals/app-config'],
    ['GET', '/%61bout'],
    ['GET', '/About'],
  ] as const) {
    test(`${method} ${path} is not found`, async () => {
      const body = JSON.stringify(customer)
      const length = { 'content-length': String(body.length) }
      const answer = await call(
        method,
        path,
        method === 'POST' ? { headers: { ...json, ...length }, body } : {},
      )
      expect(answer.status).toBe(404)
      expect(answer.headers['set-cookie']).toBeUndefined()
    })
  }

  test('pictures keep their names, and only pictures are read from their folder', async () => {
    const list = await call('GET', '/api/media?limit=1')
    const [picture] = (JSON.parse(list.body) as { docs: { url: string }[] }).docs
    const { pathname } = new URL(picture?.url ?? '', 'http://localhost')
    expect((await call('GET', pathname)).status).toBe(200)
    for (const name of ['x.webp', 'sample', 'sample%2Fmanifest.json', 'SAMPLE', '%00']) {
      expect((await call('GET', `/api/media/file/${name}`)).status, name).toBe(404)
    }
  })
})

test.describe('what a row or an account is like', () => {
  test('is not told to whoever asks what he may do with it', async ({ request, baseURL }) => {
    const ask = async (path: string) => (await sendJson(path, {})).status
    const answers = [
      await ask('/api/quotes/access/1'),
      await ask('/api/quotes/access/999999'),
      await ask('/api/users/access/1'),
    ]
    expect(answers).toEqual([403, 403, 403])
    expect((await call('GET', '/api/access')).status).toBe(403)
    await signInByRequest(request, baseURL ?? '', admin)
    const headers = { origin: baseURL ?? '' }
    expect((await request.get('/api/access', { headers })).status()).toBe(200)
  })

  test('is kept by no cache', async ({ request, baseURL }) => {
    await signInByRequest(request, baseURL ?? '', customer)
    for (const path of ['/api/users/me', '/api/quotes', '/api/payments']) {
      const answer = await request.get(path, { headers: { origin: baseURL ?? '' } })
      expect(answer.headers()['cache-control'], path).toBe('private, no-store')
    }
  })
})

test('asking for the confirmation again tells nobody who has an account', async () => {
  const answers = await Promise.all(
    [customer.email, newAddress('nobody')].map((email) =>
      sendJson('/api/accounts/resend-confirmation', { email }),
    ),
  )
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
})

test('a picture is made once for each width, however its address is spelled', async () => {
  const list = await call('GET', '/api/media?limit=1')
  const [picture] = (JSON.parse(list.body) as { docs: { url: string }[] }).docs
  const { pathname } = new URL(picture?.url ?? '', 'http://localhost')
  const made = (url: string) =>
    call('GET', `/_next/image?url=${encodeURIComponent(url)}&w=480&q=75`)
  expect((await made(pathname)).status).toBe(200)
  expect((await made(`${pathname}?n=1`)).status).toBe(400)
  expect((await made('/icon-512.png')).status).toBe(400)
})

test('a condition that is asked twice, and a form with files to a page, are refused', async () => {
  const twice = 'where[title][like]=a&where[title][like]=b'
  expect((await call('GET', `/api/gallery-items?${twice}`)).status).toBe(400)
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  for (const path of ['/about', '/admin', '/API/media']) {
    expect([400, 404], path).toContain((await call('POST', path, { headers, body: 'x' })).status)
  }
})
