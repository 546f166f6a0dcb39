// `npm run bench:growth`: what a visitor, a customer and the payment provider wait for on a database with
// 1,000,000 quotes and payments, 200,000 customers and 5,000 works, beside one with the sample company alone:
// two sites of one build that take turns. About 25 minutes on two idle cores, and 15 GB of disk. What takes
// longer than 1.2 of the small one ends it with 1.
import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { prepareTestSites } from '../../scripts/lib/test-site.mjs'
import { chain, growShop } from './grown-shop'
import type { Size } from './grown-shop'
import { median } from './median'
import { customerAtWork } from './payments-at-work'
import type { Addresses, AtWork } from './payments-at-work'

const { values: options } = parseArgs({
  options: {
    times: { type: 'string', default: '40' },
    /** A part of the chain of shops, to try this out. */
    part: { type: 'string', default: '1' },
    events: { type: 'string', default: '300' },
    save: { type: 'string' },
  },
})

const limit = 1.2
const warmUps = 5
const pages = ['/', '/products/shower-glass', '/gallery', '/es/gallery', '/posts']

type Row = {
  what: string
  'small, ms': number
  'grown, ms': number
  ratio: number
  'p95 small': number
  'p95 grown': number
  over: string
}
type Work = (site: AtWork) => Promise<() => Promise<unknown>>

/** Each makes ready what it needs, and answers what is timed. */
const works: Record<string, Work> = {
  ...Object.fromEntries(
    pages.map((path): [string, Work] => [path, async (site) => () => site.open(path)]),
  ),
  'a customer’s quotes': async (site) => () => site.open('/profile'),
  'a quote is saved': async (site) => () => site.save(),
  'a checkout is opened': async (site) => {
    const quote = await site.save()
    return () => site.checkOut(quote)
  },
  'a payment is settled': async (site) => {
    const quote = await site.save()
    await site.checkOut(quote)
    const [event] = await site.payUnheard([quote])
    if (event === undefined) throw new Error(`Nothing was paid for quote ${quote}.`)
    return async () => {
      await site.tell(event)
      while ((await site.paid([quote])) === 0) await pause(2)
    }
  },
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

function at(share: number, times: number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}

/** Takes turns, so that what else the machine does falls on both. */
async function compare(what: string, work: Work, small: AtWork, grown: AtWork): Promise<Row> {
  const times: { small: number; grown: number }[] = []
  for (let turn = 0; turn < warmUps + Number(options.times); turn += 1) {
    const ready = { small: await work(small), grown: await work(grown) }
    const both =
      turn % 2 === 0
        ? { small: await timed(ready.small), grown: await timed(ready.grown) }
        : { grown: await timed(ready.grown), small: await timed(ready.small) }
    if (turn >= warmUps) times.push(both)
  }
  const smallTimes = times.map((both) => both.small)
  const grownTimes = times.map((both) => both.grown)
  const ratio = median(grownTimes) / median(smallTimes)
  return {
    what,
    'small, ms': rounded(median(smallTimes)),
    'grown, ms': rounded(median(grownTimes)),
    ratio: Number(ratio.toFixed(2)),
    'p95 small': rounded(at(0.95, smallTimes)),
    'p95 grown': rounded(at(0.95, grownTimes)),
    over: ratio > limit ? 'over' : '',
  }
}

const rounded = (ms: number) => Number(ms.toFixed(1))

/** Many customers pay at once: events a second until the last of their quotes is paid. */
async function settledPerSecond(site: AtWork): Promise<{ perSecond: number; lost: number }> {
  const count = Number(options.events)
  const quotes: number[] = []
  for (let n = 0; n < count; n += 1) {
    const quote = await site.save()
    await site.checkOut(quote)
    quotes.push(quote)
  }
  const events = await site.payUnheard(quotes)
  const waiting = [...events]
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (let event = waiting.pop(); event; event = waiting.pop()) await site.tell(event)
    }),
  )
  const patience = performance.now() + 60_000
  while ((await site.paid(quotes)) < count && performance.now() < patience) await pause(20)
  const seconds = (performance.now() - begun) / 1000
  return { perSecond: Math.round(count / seconds), lost: count - (await site.paid(quotes)) }
}

const part = Number(options.part)
const size = Object.fromEntries(
  Object.entries(chain).map(([what, count]) => [what, Math.round(count * part)]),
) as Size
const sites = await prepareTestSites(['small', 'grown'])
const opened: AtWork[] = []
const atWork = async (addresses: Addresses) => {
  const customer = await customerAtWork(addresses)
  opened.push(customer)
  return customer
}
try {
  const small = await atWork((await sites.start('small')) as Addresses)
  const addresses = (await sites.start('grown')) as Addresses
  const begun = performance.now()
  await growShop(addresses.TEST_DATABASE_URL, size)
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(
    `  ${Object.entries(size)
      .map(([what, count]) => `${count.toLocaleString('en-US')} ${what}`)
      .join(', ')} made in ${seconds} s`,
  )
  const grown = await atWork(addresses)
  const rows: Row[] = []
  for (const [what, work] of Object.entries(works)) {
    rows.push(await compare(what, work, small, grown))
  }
  console.log(`\nOne after the other, in turns, ${options.times} times each`)
  console.table(rows)
  const settled = { small: await settledPerSecond(small), grown: await settledPerSecond(grown) }
  console.log(`\n${options.events} payments at once, 20 connections, until each quote is paid`)
  console.table(settled)
  if (options.save !== undefined) {
    fs.writeFileSync(options.save, JSON.stringify({ size, rows, settled }, null, 2))
  }
  const lost = settled.small.lost + settled.grown.lost
  if (lost > 0 || rows.some(({ over }) => over !== '')) process.exitCode = 1
} finally {
  for (const customer of opened) await customer.end()
  await sites.stop()
}
