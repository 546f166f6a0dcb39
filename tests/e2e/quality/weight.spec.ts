import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { serveBarePage } from '../support/bare-page'
import type { BarePage } from '../support/bare-page'
import { expect, test } from '../support/test'

/** Gzipped kilobytes of JavaScript above a bare page of the same Next, before anything is opened. */
const budgets: [path: string, kilobytes: number][] = [
  ['/', 45],
  ['/gallery', 45],
  ['/products/windows', 45],
  ['/products/commercial', 45],
  ['/products/office-partitions', 45],
  ['/products/mirrors', 45],
  ['/products/glass-furniture', 45],
  ['/products/staircases', 45],
  ['/products/glass-replacement', 45],
  ['/products/doors', 45],
  ['/products/hardware', 45],
  ['/products/shelves', 45],
  ['/products/shower-glass', 45],
  ['/products/glass-wall', 45],
  ['/products/glass-styles', 45],
  ['/products/other', 45],
  // with what draws the glass, which is fetched once the page rests
  ['/ar-try-on', 90],
  ['/get-quote', 90],
]

let bare: BarePage
let bareWeight = 0

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000) // the first time it is built
  bare = await serveBarePage()
  bareWeight = await weigh(browser, bare.address)
})

test.afterAll(() => bare.stop())

for (const [path, kilobytes] of budgets) {
  test(`${path} loads at most ${kilobytes} KB of JavaScript above a bare page`, async ({
    browser,
    baseURL,
  }) => {
    const weight = await weigh(browser, `${baseURL}${path}`)
    const above = Math.round((weight - bareWeight) / 100) / 10
    test.info().annotations.push({ type: 'KB above a bare page', description: String(above) })
    expect(bareWeight).toBeGreaterThan(50_000) // a bare page that did not load would excuse anything
    expect(above).toBeLessThanOrEqual(kilobytes)
  })
}

/** Every script that the browser fetches until the network rests, wherever it comes from. */
async function weigh(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const sizes = await Promise.all(scripts)
  await context.close()
  return sizes.reduce((sum, size) => sum + size, 0)
}
