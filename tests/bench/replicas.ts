import autocannon from 'autocannon'
import { startMoreSite } from './more-sites'
import type { Beside } from './more-sites'
import type { AtWork } from './payments-at-work'
import { sampleShower } from './sample-shower'
import { settledPerSecond } from './small-and-grown'

export type Shared = { what: string; one: number; two: number; lost: number }

const connections = 20

/** What one process answers a second, and two that share the calls on the same machine. */
export async function benchReplicas(
  beside: Beside,
  work: AtWork,
  { seconds, events }: { seconds: number; events: number },
): Promise<Shared[]> {
  const [first, second] = [await startMoreSite(beside), await startMoreSite(beside)]
  try {
    const one = [first.url]
    const two = [first.url, second.url]
    const body = JSON.stringify(await sampleShower(first.url))
    const found: Shared[] = []
    for (const [what, path, sent] of [
      ['home a second', '/', undefined],
      ['prices a second', '/api/quotes/calculate', body],
    ] as const) {
      await perSecond(two, path, sent, 2)
      found.push({
        what,
        one: await perSecond(one, path, sent, seconds),
        two: await perSecond(two, path, sent, seconds),
        lost: 0,
      })
    }
    const settled = {
      one: await settledPerSecond(work, events, one),
      two: await settledPerSecond(work, events, two),
    }
    found.push({
      what: 'payments settled a second',
      one: settled.one.perSecond,
      two: settled.two.perSecond,
      lost: settled.one.lost + settled.two.lost,
    })
    return found
  } finally {
    await Promise.all([first.stop(), second.stop()])
  }
}

async function perSecond(
  sites: readonly string[],
  path: string,
  body: string | undefined,
  seconds: number,
): Promise<number> {
  const rates = await Promise.all(
    sites.map(async (site) => {
      const { requests, non2xx, errors } = await autocannon({
        url: `${site}${path}`,
        connections: connections / sites.length,
        duration: seconds,
        ...(body === undefined
          ? {}
          : { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
      })
      if (non2xx > 0 || errors > 0) {
        throw new Error(`${path}: ${non2xx} answers were no 200, ${errors} never came.`)
      }
      return requests.average
    }),
  )
  return Math.round(rates.reduce((sum, rate) => sum + rate, 0))
}
