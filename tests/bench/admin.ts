// `npm run bench:admin`: how long the admin's screens take to answer in a shop of 20,000 customers, 50,000
// quotes and 30,000 payments, against the production build: about ten minutes on two idle cores, once the
// site is built. A screen is to answer within 500 ms at the 95th percentile; one that does not ends it with 1.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { prepareTestSites } from '../../scripts/lib/test-site.mjs'
import { admin } from '../e2e/support/people'
import { growShop } from './grown-shop'
import { years } from './shop-sizes'

const { values: options } = parseArgs({
  options: { times: { type: 'string', default: '30' }, only: { type: 'string', default: '' } },
})

/** Milliseconds at the 95th percentile. */
const limitMs = 500
const warmUps = 3

type Target = { what: string; path: string; body?: unknown }
type Row = { what: string; 'median ms': number; 'p95 ms': number; kB: number; over: string }

async function targets(databaseUrl: string): Promise<Target[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const one = async (text: string) => {
    const { rows } = await client.query<{ id: number }>(text)
    return rows[0]?.id ?? 0
  }
  const customer = await one(`select id from customers where name = 'Customer 4242'`)
  const quote = await one(`select max(id) as id from quotes where status = 'payment_succeeded'`)
  await client.end()
  const list = (slug: string, query = '') => ({
    what: `list of ${slug}${query ? `, ${query}` : ''}`,
    path: `/admin/collections/${slug}${query ? `?${query}` : ''}`,
  })
  return [
    { what: 'morning page', path: '/admin' },
    { what: 'Friday page', path: '/admin/friday' },
    { what: 'board of jobs', path: '/admin/jobs-board' },
    list('customers'),
    list('customers', 'search=4242'),
    list('customers', 'search=Customer 19'),
    list('customers', 'sort=name&page=400'),
    list('quotes'),
    list('quotes', 'search=Customer 4242'),
    list('quotes', 'sort=-totalCost'),
    list('quotes', 'where[status][equals]=payment_succeeded'),
    list('payments'),
    list('payments', 'search=P-000123'),
    list('payments', 'search=Customer 4242'),
    list('payments', 'search=visitor-77'),
    list('payments', 'sort=amount&page=300'),
    list('inquiries'),
    list('inquiries', 'search=visitor-77'),
    { what: 'a customer', path: `/admin/collections/customers/${customer}` },
    {
      what: 'story of a customer, older',
      path: '/api/office/customers/story',
      body: { customerId: customer, before: '' },
    },
    { what: 'a quote', path: `/admin/collections/quotes/${quote}` },
    { what: 'quick list of customers', path: '/crm-dashboard' },
    { what: 'quick list, searched', path: '/crm-dashboard?search=Customer+19' },
    { what: 'callers by number', path: '/api/office/callers?q=2145554242' },
  ].filter(({ what }) => what.includes(options.only))
}

async function signIn(site: string): Promise<string> {
  const answer = await fetch(`${site}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify(admin),
  })
  if (!answer.ok) throw new Error(`Nobody could sign in: ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** From asking until the last byte: a page that fails while it is sent is answered 200 all the same. */
async function timed(site: string, cookie: string, { path, body }: Target) {
  const begun = performance.now()
  const answer = await fetch(site + path, {
    headers: {
      cookie,
      origin: site,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { ms: performance.now() - begun, status: answer.status, bytes: text.length }
}

async function measure(site: string, cookie: string, target: Target): Promise<Row> {
  const { what } = target
  const times: number[] = []
  let bytes = 0
  for (let turn = 0; turn < warmUps + Number(options.times); turn += 1) {
    const found = await timed(site, cookie, target)
    if (found.status !== 200) throw new Error(`${what}: ${found.status}`)
    bytes = found.bytes
    if (turn >= warmUps) times.push(found.ms)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? Number.NaN)
  const p95 = at(0.95)
  const over = p95 > limitMs ? 'over' : ''
  return { what, 'median ms': at(0.5), 'p95 ms': p95, kB: Math.round(bytes / 1024), over }
}

const sites = await prepareTestSites(['bench-admin'])
try {
  const { TEST_SITE_URL, TEST_DATABASE_URL } = await sites.start('bench-admin')
  const begun = performance.now()
  await growShop(TEST_DATABASE_URL, years)
  console.log(
    `  ${Object.entries(years)
      .map(([what, count]) => `${count.toLocaleString('en-US')} ${what}`)
      .join(', ')} made in ${Math.round((performance.now() - begun) / 1000)} s`,
  )
  const cookie = await signIn(TEST_SITE_URL)
  const rows: Row[] = []
  for (const target of await targets(TEST_DATABASE_URL)) {
    rows.push(await measure(TEST_SITE_URL, cookie, target))
  }
  console.log(`\nOne after the other, ${options.times} times each, to the last byte`)
  console.table(rows)
  if (rows.some(({ over }) => over !== '')) process.exitCode = 1
} finally {
  await sites.stop()
}
