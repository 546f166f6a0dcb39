// `npm run bench`: one table of what the site does beside something else in the same run, against the
// production build: pages from cache and prices beside bare ones of the same Next, pages with network and
// processor held back, saving and settling on a grown database beside a small one, two processes beside one,
// memory after ten minutes of use beside memory at rest, a cold start beside a warm one. About 45 minutes on
// two idle cores and 15 GB of disk, once the site is built; `--only requests,pages` runs some of it, and
// `--part 0.01` grows the database by a hundredth.
// `--beside <file>` shows what an earlier run saved (`--save <file>`) beside it.
import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { prepareTestSites } from '../../scripts/lib/test-site.mjs'
import { serveBarePage } from '../e2e/support/bare-page'
import { growShop } from './grown-shop'
import { shopOfPart } from './shop-sizes'
import { benchHeldBack } from './held-back-pages'
import { benchLife } from './life'
import type { Beside } from './more-sites'
import { customerAtWork } from './payments-at-work'
import type { Addresses, AtWork } from './payments-at-work'
import { benchReplicas } from './replicas'
import { benchRequests } from './requests'
import { compareShops, settledPerSecond } from './small-and-grown'
import { ofHeldBack, ofLife, ofRequests, ofSettled, ofShared, ofShops, showTable } from './table'
import type { TableRow } from './table'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    visits: { type: 'string', default: '3' },
    pages: { type: 'string', default: '/,/products/shower-glass,/gallery,/get-quote' },
    /** How often each work of the two shops is timed. */
    times: { type: 'string', default: '30' },
    events: { type: 'string', default: '300' },
    /** A part of the chain of shops that the database is grown to. */
    part: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '10' },
    only: { type: 'string', default: 'requests,pages,replicas,life,growth' },
    save: { type: 'string' },
    beside: { type: 'string' },
  },
})

const wanted = new Set(options.only.split(','))
const { rounds, seconds, visits, times, events, part, minutes } = Object.fromEntries(
  (['rounds', 'seconds', 'visits', 'times', 'events', 'part', 'minutes'] as const).map((name) => [
    name,
    Number(options[name]),
  ]),
) as Record<'rounds' | 'seconds' | 'visits' | 'times' | 'events' | 'part' | 'minutes', number>

const sites = await prepareTestSites(wanted.has('growth') ? ['small', 'grown'] : ['small'])
const bare = await serveBarePage()
const opened: AtWork[] = []
const atWork = async (addresses: Addresses) => {
  const customer = await customerAtWork(addresses)
  opened.push(customer)
  return customer
}

try {
  const addresses = (await sites.start('small')) as Addresses & Beside
  const small = await atWork(addresses)
  const site = addresses.TEST_SITE_URL
  const rows: TableRow[] = []
  if (wanted.has('requests')) {
    rows.push(...ofRequests(await benchRequests(site, bare.address, { rounds, seconds })))
  }
  if (wanted.has('pages')) {
    const pages = options.pages.split(',').map((path): [string, string] => [path, `${site}${path}`])
    rows.push(...ofHeldBack(await benchHeldBack([['a bare page', bare.address], ...pages], visits)))
  }
  if (wanted.has('replicas')) {
    rows.push(...ofShared(await benchReplicas(addresses, small, { seconds, events })))
  }
  if (wanted.has('life')) rows.push(...ofLife(await benchLife(addresses, minutes)))
  if (wanted.has('growth')) {
    const grownAddresses = (await sites.start('grown')) as Addresses
    await growShop(grownAddresses.TEST_DATABASE_URL, shopOfPart(part))
    const grown = await atWork(grownAddresses)
    rows.push(...ofShops(await compareShops({ small, grown, times })))
    const settled = [
      await settledPerSecond(small, events),
      await settledPerSecond(grown, events),
    ] as const
    rows.push(...ofSettled(...settled))
  }
  const { beside, save } = options
  const earlier =
    beside === undefined ? [] : (JSON.parse(fs.readFileSync(beside, 'utf8')) as TableRow[])
  showTable(rows, earlier)
  if (save !== undefined) fs.writeFileSync(save, JSON.stringify(rows, null, 2))
  if (rows.some(({ lost = 0, over }) => lost > 0 || over)) process.exitCode = 1
} finally {
  bare.stop()
  for (const customer of opened) await customer.end()
  await sites.stop()
}
