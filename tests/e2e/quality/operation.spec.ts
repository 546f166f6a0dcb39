import { freePort } from '../../../scripts/lib/processes.mjs'
import { startOwnSite } from '../support/own-site'
import { expect, test } from '../support/test'

let site: Awaited<ReturnType<typeof startOwnSite>>
let figures = ''

test.beforeAll(async () => {
  const port = await freePort()
  figures = `http://127.0.0.1:${port}/metrics`
  site = await startOwnSite({ METRICS_PORT: String(port), RATE_LIMITS: 'off' })
})

test.afterAll(() => site.stop())

async function figure(series: string): Promise<number> {
  const text = await (await fetch(figures)).text()
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return Number(line?.slice(series.length) ?? NaN)
}

test('each answer says by which id it is found in the log, whatever the caller calls it', async () => {
  const ids = new Set<string | null>()
  const paths = ['/', '/es/about', '/login', '/nowhere', '/api/health', '/api/nothing', '/icon.svg']
  for (const path of paths) {
    const headers = { 'x-request-id': 'chosen-by-anybody' }
    const answer = await fetch(site.url + path, { headers, redirect: 'manual' })
    const id = answer.headers.get('x-request-id')
    expect(id, path).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
    ids.add(id)
  }
  expect(ids.size).toBe(paths.length)
})

test('figures are served on their own port, and what calls do is counted in them', async () => {
  expect(await figure('site_database_up')).toBe(1)
  expect(await figure('site_acts_total{act="price_calculated"}')).toBe(0)
  const before = await figure('site_http_requests_total{group="webhook",status="4xx"}')
  const event = { method: 'POST', headers: { 'stripe-signature': 't=1,v1=x' }, body: '{}' }
  expect((await fetch(`${site.url}/api/stripe/webhook`, event)).status).toBe(400)
  await expect.poll(() => figure('site_webhooks_total{outcome="refused"}')).toBe(1)
  await expect
    .poll(() => figure('site_http_requests_total{group="webhook",status="4xx"}'))
    .toBe((before || 0) + 1)
  expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  // and on the port of visitors there is nothing of it
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404)
})
