// `npm run bench:pages`: Lighthouse on four pages of a running site, beside a bare page of the same Next.
// Needs a production build at work: `npm start`. The machine should have nothing else to do.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from '../../scripts/lib/browser.mjs'
import { serveBarePage } from '../e2e/support/bare-page'
import { median } from './median'

const { values: options } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/gallery,/products/shower-glass,/get-quote' },
  },
})

/** Not among the packages: it weighs more than the site, and only this bench asks for it. */
const lighthouse = 'lighthouse@12.8.2'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
] as const

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'))
const chromium = await ensureBrowser()

/** One run: mobile, simulated throttling, as Lighthouse does it by itself. */
function audit(address: string, run: number, tries = 3): Report {
  const file = path.join(reports, `${encodeURIComponent(address)}.${run}.json`)
  const { status, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      lighthouse,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: chromium } },
  )
  if (status !== 0) {
    // now and then the browser hands over a trace without its beginning
    if (tries > 1 && stderr.includes('run Lighthouse again')) return audit(address, run, tries - 1)
    throw new Error(`Lighthouse failed on ${address}:\n${stderr}`)
  }
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Report
}

function rowOf(audits: Report[]) {
  const score = (name: string) =>
    Math.round(100 * median(audits.map((report) => report.categories[name]?.score ?? 0)))
  const value = (name: string) =>
    median(audits.map((report) => report.audits[name]?.numericValue ?? Number.NaN))
  return {
    ...Object.fromEntries(categories.map((name) => [name, score(name)])),
    ...Object.fromEntries(timings.map((name) => [`${name}, ms`, Math.round(value(name))])),
    'layout shift': Number(value('cumulative-layout-shift').toFixed(3)),
  }
}

const bare = await serveBarePage()
const addresses: [name: string, address: string][] = [
  ['a bare Next page', bare.address],
  ...options.pages.split(',').map((page): [string, string] => [page, `${options.url}${page}`]),
]
const found = new Map<string, Report[]>()
try {
  // page after page and then again, so that a busy minute falls on all of them
  for (let run = 1; run <= Number(options.runs); run++) {
    for (const [name, address] of addresses) {
      found.set(name, [...(found.get(name) ?? []), audit(address, run)])
    }
  }
} finally {
  bare.stop()
}
console.log(`Median of ${options.runs}; whole reports in ${reports}`)
console.table(Object.fromEntries([...found].map(([name, audits]) => [name, rowOf(audits)])))
