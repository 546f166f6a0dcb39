import http from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { ensureDebianPackages } from '../../../scripts/lib/debian-packages.mjs'
import { sampleShower } from '../../bench/sample-shower'
import { askOverTls, openTls } from '../support/over-tls'
import { openOwnWorld } from '../support/own-world'
import type { OwnWorld } from '../support/own-world'
import { freePort } from '../support/own-site'
import { admin, customer, officePerson } from '../support/people'
import { scannerPackages, sqlmap, wapiti } from '../support/scanners'
import type { Finding, Target } from '../support/scanners'
import { expect, test } from '../support/test'

test.describe.configure({ timeout: 3_600_000 })

const people = { customer, office: officePerson, admin }
/** Pages and answers that no page links with values of this kind. */
const starts = [
  '/es',
  '/login?next=%2Fprofile',
  '/book-visit/times?zip=75034',
  '/crm-dashboard?search=avery&status=all&page=1',
  '/api/gallery/works?category=1&part=1&locale=en',
  '/api/visits/dates?zip=75034',
  '/api/posts?where%5Bslug%5D%5Blike%5D=glass&sort=title&limit=2',
  '/admin/collections/quotes?search=avery&limit=10',
]

let world: OwnWorld
let tls: Awaited<ReturnType<typeof openTls>>
const folder = (name: string) => test.info().outputPath(name)

test.beforeAll(async ({}, info) => {
  await ensureDebianPackages(scannerPackages)
  // files of the build and pictures: hundreds of addresses of two kinds, which wapiti would all attack
  tls = await openTls(info.outputPath('tls'), /^\/(_next|media)\//)
  // what a shop runs: TLS ends at a proxy in front
  world = await openOwnWorld({
    SITE_URL: tls.url,
    TRUSTED_PROXIES: '1',
    PORT: String(await freePort()),
  })
  tls.leadTo(world.site.url)
})
test.afterAll(async () => {
  tls.close()
  await world.close()
})

/** The headers of a browser in which somebody is signed in. */
async function headersOf(who: keyof typeof people | 'visitor'): Promise<Record<string, string>> {
  if (who === 'visitor') return { Origin: tls.url }
  const answer = await ask({ path: '/api/users/login', body: people[who] }, {})
  const [cookie] = answer.cookies
  expect(answer.status).toBe(200)
  return { Origin: tls.url, Cookie: cookie ?? '' }
}

/** What wapiti says of every site, with why it is no fault of this one. */
function isNoFault({ kind, info }: Finding): boolean {
  return (
    // browsers have no such filter any more, and those that had were attacked through it
    (kind === 'HTTP Secure Headers' && info === 'X-XSS-Protection is not set') ||
    // it reads the first of two policies; `default-src` is in the second, see below
    (kind === 'Content Security Policy Configuration' && info.includes('"default-src" is missing'))
  )
}

for (const who of ['visitor', 'customer', 'office', 'admin'] as const) {
  test(`wapiti over TLS, as ${who}: no finding`, async () => {
    const headers = await headersOf(who)
    // what everybody may open is the visitor's part
    const depth = who === 'visitor' ? 4 : 2
    const { findings, visited } = await wapiti(tls.url, folder('wapiti'), {
      headers,
      starts,
      depth,
    })
    measured(`${visited} pages and forms`)
    expect(visited).toBeGreaterThan(50)
    expect(findings.filter((one) => !isNoFault(one))).toEqual([])
  })
}

test('each page has a policy that says what it may load', async () => {
  for (const path of ['/', '/es', '/login', '/admin/login', '/posts']) {
    const { policies } = await ask({ path }, { Origin: tls.url })
    expect(policies, path).toContainEqual(expect.stringMatching(/(^|; )default-src '(self|none)'/))
  }
})

test('sqlmap finds no value that reaches a statement', async () => {
  const shower = await sampleShower(world.site.url)
  const targets: Record<keyof typeof people | 'visitor', Target[]> = {
    visitor: [
      { path: '/api/gallery/works?category=1&part=1&locale=en' },
      { path: '/api/visits/free?zip=75034' },
      { path: '/api/posts?where%5Bslug%5D%5Blike%5D=glass&sort=title&limit=2&locale=en' },
      { path: '/api/quotes/tables?locale=en' },
      { path: '/api/quotes/calculate', body: shower },
      {
        path: '/api/assistant/ask',
        body: { message: 'How long does a shower take?', locale: 'en' },
      },
      { path: '/api/users/login', body: customer },
      { path: '/api/users/forgot-password', body: { email: customer.email } },
    ],
    customer: [
      { path: '/api/quotes?where%5Bstatus%5D%5Bequals%5D=pending_payment&sort=-createdAt&limit=2' },
      { path: '/api/payments?where%5Bstatus%5D%5Bin%5D=succeeded&sort=-createdAt' },
    ],
    office: [
      { path: '/api/office/numbered?q=Q-1' },
      { path: '/api/office/callers?q=214' },
      { path: '/api/customers?where%5Bname%5D%5Blike%5D=a&sort=name&limit=2' },
    ],
    admin: [
      { path: '/crm-dashboard?search=avery&status=all&page=1' },
      { path: '/api/office/export/customers?search=a&sort=name' },
      { path: '/api/users?where%5Bemail%5D%5Blike%5D=a&sort=email&limit=2' },
      { path: '/admin/collections/quotes?search=avery&limit=10&sort=createdAt' },
    ],
  }
  // before anybody guesses at passwords
  const signedIn = new Map<string, Record<string, string>>()
  for (const who of Object.keys(targets)) signedIn.set(who, await headersOf(who as 'visitor'))
  let tried = 0
  for (const [who, calls] of Object.entries(targets) as [keyof typeof targets, Target[]][]) {
    const headers = signedIn.get(who) ?? {}
    for (const call of calls) {
      // what is refused as it stands is not looked at
      expect((await ask(call, headers)).status, call.path).toBeLessThan(400)
      const place = folder(`sqlmap-${(tried += 1)}`)
      expect(await sqlmap(tls.url, call, place, headers), call.path).toEqual([])
    }
  }
  measured(`${tried} calls, each of their values`)
})

test('both find what is there to be found', async () => {
  const pool = new pg.Pool({ connectionString: world.database.url, max: 4 })
  const careless = http.createServer((question, answer) => {
    const asked = new URL(question.url ?? '/', 'http://careless').searchParams
    const [name, say] = ['name', 'say'].map((key) => asked.get(key) ?? '')
    pool.query(`select id from posts where slug = '${name}'`).then(
      // of several statements in one call, several results
      (results: pg.QueryResult | pg.QueryResult[]) => {
        const found = [results].flat().reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
        answer.setHeader('content-type', 'text/html')
        answer.end(`<a href="/?name=x&say=y">one</a> ${say} ${found}`)
      },
      (error: Error) => void answer.writeHead(500).end(error.message),
    )
  })
  await new Promise<void>((resolve) => careless.listen(0, '127.0.0.1', resolve))
  const site = `http://localhost:${(careless.address() as AddressInfo).port}`
  try {
    const { findings } = await wapiti(site, folder('wapiti'), { starts: ['/?name=x&say=y'] })
    expect(findings.map(({ kind }) => kind)).toContain('Cross Site Scripting')
    expect(await sqlmap(site, { path: '/?name=x&say=y' }, folder('sqlmap'))).toEqual(['name (GET)'])
  } finally {
    careless.close()
    await pool.end()
  }
})

function measured(description: string): void {
  test.info().annotations.push({ type: 'measured', description })
}

/** A call over TLS; nobody signed its certificate. */
function ask({ path, method, body }: Target, headers: Record<string, string>) {
  return askOverTls(new URL(tls.url + path), {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      Origin: tls.url,
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
}
