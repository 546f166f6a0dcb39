import autocannon from 'autocannon'
import { median } from './median'
import { sampleShower } from './sample-shower'

const connections = 20

type Target = { name: string; url: string; body?: string }
type Round = { perSecond: number; p99: number }
type Pair = { what: string; of: Target; beside: Target }

export type Ratio = {
  what: string
  perSecond: number
  besidePerSecond: number
  ratio: number
  p99Ms: number
  besideP99Ms: number
}

/**
 * Requests a second of the price endpoint beside a bare route that echoes the same JSON, and of two pages
 * from cache beside a bare page of as many bytes. Each pair takes turns, so that what else the machine
 * does falls on both; a ratio is the median of the rounds' own.
 */
export async function benchRequests(
  site: string,
  bare: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Ratio[]> {
  const found: Ratio[] = []
  for (const { what, of, beside } of await pairs(site, bare)) {
    await cannon(of, 2)
    await cannon(beside, 2)
    const both: { of: Round; beside: Round }[] = []
    for (let round = 0; round < rounds; round += 1) {
      both.push({ of: await cannon(of, seconds), beside: await cannon(beside, seconds) })
    }
    const middle = (value: (round: (typeof both)[number]) => number) => median(both.map(value))
    found.push({
      what,
      perSecond: Math.round(middle((round) => round.of.perSecond)),
      besidePerSecond: Math.round(middle((round) => round.beside.perSecond)),
      ratio: Number(middle((round) => round.of.perSecond / round.beside.perSecond).toFixed(2)),
      p99Ms: middle((round) => round.of.p99),
      besideP99Ms: middle((round) => round.beside.p99),
    })
  }
  return found
}

async function pairs(site: string, bare: string): Promise<Pair[]> {
  const body = JSON.stringify(await sampleShower(site))
  const price = { name: 'calculate', url: `${site}/api/quotes/calculate`, body }
  const echo = { name: 'echo', url: `${bare}/echo`, body }
  const found: Pair[] = [{ what: 'a price beside an echo of its JSON', of: price, beside: echo }]
  for (const path of ['/', '/products/shower-glass']) {
    const page = { name: path, url: `${site}${path}` }
    found.push({
      what: `${path} beside a bare page of as many bytes`,
      of: page,
      beside: await barePageAsLong(bare, await bytesOf(page.url)),
    })
  }
  return found
}

/** A letter on it stands in the page and in the data for the browser, so that bytes follow letters. */
async function barePageAsLong(bare: string, bytes: number): Promise<Target> {
  const at = (letters: number) => `${bare}/letters/${letters}`
  const [few, many] = [await bytesOf(at(1000)), await bytesOf(at(2000))]
  const bytesPerLetter = (many - few) / 1000
  let letters = Math.round(1000 + (bytes - few) / bytesPerLetter)
  letters += Math.round((bytes - (await bytesOf(at(letters)))) / bytesPerLetter)
  const difference = Math.abs((await bytesOf(at(letters))) - bytes)
  if (difference > bytes / 100) throw new Error(`The bare page is ${difference} bytes off.`)
  return { name: 'bare', url: at(letters) }
}

async function bytesOf(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return (await answer.arrayBuffer()).byteLength
}

async function cannon({ name, url, body }: Target, seconds: number): Promise<Round> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(body === undefined
      ? {}
      : { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${name}: ${result.non2xx} answers were no 200, ${result.errors} never came.`)
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}
