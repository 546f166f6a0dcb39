// `npm run bench`: what the price endpoint and pages from cache do beside bare ones of the same Next, and
// when pages paint and are hydrated with network and processor held back, in one run against the production
// build: about five minutes on two idle cores, once the site is built.
// `--beside <file>` shows what an earlier run saved (`--save <file>`) beside it.
import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { prepareTestSites } from '../../scripts/lib/test-site.mjs'
import { serveBarePage } from '../e2e/support/bare-page'
import { benchHeldBack } from './held-back-pages'
import type { HeldBack } from './held-back-pages'
import { benchRequests } from './requests'
import type { Ratio } from './requests'

const { values: options } = parseArgs({
  options: {
    /** A site that runs already, with RATE_LIMITS=off; without one the build is started. */
    url: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    visits: { type: 'string', default: '3' },
    pages: { type: 'string', default: '/,/products/shower-glass,/gallery,/get-quote' },
    only: { type: 'string' },
    save: { type: 'string' },
    beside: { type: 'string' },
  },
})

type Found = { requests: Ratio[]; heldBack: HeldBack[] }

async function measure(site: string, bare: string): Promise<Found> {
  const { rounds, seconds, visits, pages, only } = options
  const requests =
    only === 'pages'
      ? []
      : await benchRequests(site, bare, { rounds: Number(rounds), seconds: Number(seconds) })
  const addresses = pages.split(',').map((path): [string, string] => [path, `${site}${path}`])
  const heldBack =
    only === 'requests'
      ? []
      : await benchHeldBack([['a bare page', bare], ...addresses], Number(visits))
  return { requests, heldBack }
}

function show({ requests, heldBack }: Found, earlier: Found | null): void {
  const before = (row: object | undefined) =>
    Object.fromEntries(
      Object.entries(row ?? {})
        .filter(([, value]) => typeof value === 'number')
        .map(([name, value]) => [`${name} before`, value as number]),
    )
  if (requests.length > 0) {
    console.log(`\n20 connections, median of ${options.rounds} rounds of ${options.seconds} s`)
    console.table(
      requests.map((row) => ({
        ...row,
        ...before(earlier?.requests.find(({ what }) => what === row.what)),
      })),
    )
  }
  if (heldBack.length > 0) {
    console.log(`\nCold visits, network and processor held back, median of ${options.visits}`)
    console.table(
      heldBack.map((row) => ({
        ...row,
        ...before(
          earlier?.heldBack.find(({ page, line }) => page === row.page && line === row.line),
        ),
      })),
    )
  }
}

function readFound(file: string): Found {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Found
}

const started = options.url === undefined ? await prepareTestSites(['bench']) : null
const bare = await serveBarePage()
try {
  const site = (await started?.start('bench'))?.TEST_SITE_URL ?? options.url ?? ''
  const found = await measure(site, bare.address)
  show(found, options.beside === undefined ? null : readFound(options.beside))
  if (options.save !== undefined) fs.writeFileSync(options.save, JSON.stringify(found, null, 2))
} finally {
  bare.stop()
  await started?.stop()
}
