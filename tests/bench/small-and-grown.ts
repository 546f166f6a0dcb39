import { setTimeout as pause } from 'node:timers/promises'
import { median } from './median'
import type { AtWork } from './payments-at-work'

/** More of the small one's time than this is too much. */
export const limit = 1.2
const warmUps = 5
const pages = ['/', '/products/shower-glass', '/gallery', '/es/gallery', '/posts']

export type Compared = {
  what: string
  'small, ms': number
  'grown, ms': number
  ratio: number
  'p95 small': number
  'p95 grown': number
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

type Both = { small: AtWork; grown: AtWork; /** How often each is done. */ times: number }

/** What a visitor, a customer and the payment provider wait for, in two shops that take turns. */
export async function compareShops(both: Both): Promise<Compared[]> {
  const rows: Compared[] = []
  for (const work of Object.entries(works)) rows.push(await compare(work, both))
  return rows
}

/** Takes turns, so that what else the machine does falls on both. */
async function compare(
  [what, work]: [string, Work],
  { small, grown, times: wanted }: Both,
): Promise<Compared> {
  const times: { small: number; grown: number }[] = []
  for (let turn = 0; turn < warmUps + wanted; turn += 1) {
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
  }
}

const rounded = (ms: number) => Number(ms.toFixed(1))

/** The letters about what was settled take the same processor. */
const afterLettersMs = 10_000

export type Settled = {
  perSecond: number
  /** The same events told again, which are known by then: all that is left is to answer. */
  toldAgainPerSecond: number
  lost: number
}

/**
 * Many customers pay at once: events a second until the last of their quotes is paid. They are told to
 * `sites` in turns where replicas share the work.
 */
export async function settledPerSecond(
  site: AtWork,
  count: number,
  sites?: readonly string[],
): Promise<Settled> {
  const quotes: number[] = []
  for (let n = 0; n < count; n += 1) {
    const quote = await site.save()
    await site.checkOut(quote)
    quotes.push(quote)
  }
  const events = await site.payUnheard(quotes)
  const tellAll = async () => {
    const waiting = [...events]
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (let event = waiting.pop(); event; event = waiting.pop()) {
          await site.tell(event, sites?.[waiting.length % sites.length])
        }
      }),
    )
  }
  const settledMs = await timed(async () => {
    await tellAll()
    const patience = performance.now() + 60_000
    while ((await site.paid(quotes)) < count && performance.now() < patience) await pause(20)
  })
  await pause(afterLettersMs)
  const againMs = await timed(tellAll)
  const perSecond = (ms: number) => Math.round((count * 1000) / ms)
  return {
    perSecond: perSecond(settledMs),
    toldAgainPerSecond: perSecond(againMs),
    lost: count - (await site.paid(quotes)),
  }
}
