import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { ensureBrowser } from '../../scripts/lib/browser.mjs'
import { median } from './median'

const megabit = 1_000_000 / 8

/** What DevTools calls slow and fast 4G, with the processor held back too. */
const lines = {
  'slow 4G, 4×': { latency: 562.5, down: 1.6 * 0.9 * megabit, up: 0.75 * 0.9 * megabit, slower: 4 },
  'good 4G, 2×': { latency: 165, down: 9 * 0.9 * megabit, up: 1.5 * 0.9 * megabit, slower: 2 },
}
type Line = keyof typeof lines

export type HeldBack = {
  page: string
  line: string
  largestPaintMs: number
  hydratedMs: number
  kilobytes: number
}

/**
 * Pages opened cold with network and processor held back as DevTools does it: the largest paint, the
 * moment its heading is hydrated, and what came over the line.
 */
export async function benchHeldBack(
  pages: [name: string, address: string][],
  rounds: number,
): Promise<HeldBack[]> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const found: HeldBack[] = []
    for (const line of Object.keys(lines) as Line[]) {
      const visits = new Map<string, Visit[]>(pages.map(([name]) => [name, []]))
      // page after page and then again, so that a busy minute falls on all of them
      for (let round = 0; round < rounds; round += 1) {
        for (const [name, address] of pages) {
          visits.get(name)?.push(await visit(browser, address, line))
        }
      }
      for (const [page, all] of visits) {
        found.push({
          page,
          line,
          largestPaintMs: Math.round(median(all.map(({ largestPaint }) => largestPaint))),
          hydratedMs: Math.round(median(all.map(({ hydrated }) => hydrated))),
          kilobytes: Math.round(median(all.map(({ bytes }) => bytes)) / 1000),
        })
      }
    }
    return found
  } finally {
    await browser.close()
  }
}

type Visit = { largestPaint: number; hydrated: number; bytes: number }

async function visit(browser: Browser, address: string, line: Line): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    // the compiler names inner functions by a helper that the page does not have
    await page.addInitScript(`{ const __name = (named) => named; (${String(noteMoments)})() }`)
    const devTools = await context.newCDPSession(page)
    let bytes = 0
    devTools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    const { latency, down, up, slower } = lines[line]
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: down,
      uploadThroughput: up,
    })
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 })
    const moments = () => (window as unknown as { moments: Moments }).moments
    const hydrated = await page.waitForFunction(
      () => (window as unknown as { moments: Moments }).moments.hydrated,
    )
    const { largestPaint } = await page.evaluate(moments)
    return { largestPaint, hydrated: Number(await hydrated.jsonValue()), bytes }
  } finally {
    await context.close()
  }
}

type Moments = { largestPaint: number; hydrated: number | null }

/** Runs in the page, ahead of everything: React tells its developer tools of each commit. */
function noteMoments(): void {
  const moments: Moments = { largestPaint: 0, hydrated: null }
  const isHydrated = () => {
    const heading = document.querySelector('h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moments.largestPaint = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  Object.assign(window, {
    moments,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {
        if (moments.hydrated === null && isHydrated()) moments.hydrated = performance.now()
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  })
}
