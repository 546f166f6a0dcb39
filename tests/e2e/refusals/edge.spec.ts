import http from 'node:http'
import { siteUrl } from '../support/environment'
import { admin, customer, newAddress, signInByRequest, staff } from '../support/people'
import { expect, test } from '../support/test'

type Raw = { status: number; headers: http.IncomingHttpHeaders; body: string }

/** A call whose path and body arrive as they are written here. */
function call(
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string | Buffer[] } = {},
): Promise<Raw> {
  const { hostname, port } = new URL(siteUrl())
  return new Promise((resolve, reject) => {
    const request = http.request(
      { method, path, hostname, port, headers, agent: false },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString(),
          }),
        )
      },
    )
    request.on('error', reject)
    for (const part of typeof body === 'string' ? [body] : (body ?? [])) request.write(part)
    request.end()
  })
}

const json = { 'content-type': 'application/json' }
const sendJson = (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const text = JSON.stringify(body)
  const length = String(Buffer.byteLength(text))
  return call('POST', path, {
    headers: { ...json, 'content-length': length, ...headers },
    body: text,
  })
}

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

test.describe('another site cannot act for a visitor', () => {
  for (const [path, headers] of [
    ['/api/users/login', { origin: 'https://attacker.example' }],
    ['/api/users/login', { 'sec-fetch-site': 'cross-site' }],
    ['/api/users/login', { origin: 'null' }],
    ['/api/users/logout', { origin: 'https://attacker.example' }],
    ['/api/users/reset-password', { origin: 'https://attacker.example' }],
    ['/api/users/verify/0123', { origin: 'https://attacker.example' }],
    ['/api/accounts/register', { origin: 'https://attacker.example' }],
    ['/api/inquiries/contact', { 'sec-fetch-site': 'cross-site' }],
  ] as const) {
    test(`${path} with ${JSON.stringify(headers)}`, async () => {
      const answer = await sendJson(path, customer, { ...headers })
      expect(answer.status).toBe(403)
      // a wrong link is refused with 403, too
      expect(answer.body).toContain('not sent from our site')
      expect(answer.headers['set-cookie']).toBeUndefined()
    })
  }

  test('a form that signs in as somebody else', async () => {
    const body = `--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${JSON.stringify(customer)}\r\n--b--\r\n`
    const headers = {
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': String(body.length),
    }
    const own = { ...headers, origin: siteUrl() }
    expect((await call('POST', '/api/users/login', { headers: own, body })).status).toBe(200)
    const foreign = { ...headers, origin: 'https://attacker.example' }
    expect((await call('POST', '/api/users/login', { headers: foreign, body })).status).toBe(403)
  })
})

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
