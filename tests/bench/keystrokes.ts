// `npm run bench:keystrokes`: how long a key that is pressed in a field of sizes takes until the page is painted
// with it, the processor held back to a quarter, beside a bare field on the same terms; whether figure and drawing
// are in that very frame, of all that is in sight; and what shifts. Needs a production build at work: `npm start`, and an idle machine.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { ensureBrowser } from '../../scripts/lib/browser.mjs'
import { median } from './median'

const { values: options } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    slower: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '8' },
  },
})

/** Typed one after the other behind a first figure: each key makes another size, or none. */
const keys = ['6', 'Backspace', '8', ' ', '5', '/', '8']

type Field = { what: string; path: string | null; label: string }

const fields: Field[] = [
  { what: 'a bare field', path: null, label: 'Width' },
  { what: 'home', path: '/', label: 'Width' },
  { what: 'shower glass', path: '/products/shower-glass', label: 'Width' },
  { what: 'mirrors', path: '/products/mirrors', label: 'Width' },
  {
    what: 'builder, opening of a shower',
    path: '/get-quote?serviceType=shower_glass_quote&width=60&height=76&thickness=1/2&finish=standard_clear&step=3',
    label: 'Opening width, inches',
  },
]

const bare = `<!doctype html><title>Bare</title><main><label>Width <input></label></main>`

type Pressed = { key: string; paintedMs: number; framesUntilSettled: number }
type Typed = { pressed: Pressed[]; shift: number }

async function typeInto(browser: Browser, { path, label }: Field, rounds: number): Promise<Typed> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await (path === null ? page.setContent(bare) : page.goto(`${options.url}${path}`))
    const field = page.locator('input').and(page.getByLabel(label)).first()
    await field.fill('3')
    await page.waitForTimeout(2_000)
    // the compiler names inner functions by a helper that the page does not have
    await page.evaluate(`{ const __name = (named) => named; (${String(watchKeys)})() }`)
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: Number(options.slower) })
    const pressed: Pressed[] = []
    for (let round = 0; round < rounds; round += 1) {
      await field.fill('3')
      await page.waitForTimeout(800)
      for (const key of keys) {
        await field.press(key)
        await page.waitForTimeout(500)
        pressed.push({ key, ...(await lastPress(page)) })
      }
    }
    return { pressed, shift: await page.evaluate(() => (window as unknown as Watching).shift) }
  } finally {
    await page.close()
  }
}

type Watching = { shift: number; painted: number; seen: string[] }

/** Runs in the page: when it was painted after a key, and what stood in sight in each frame from then on. */
function watchKeys(): void {
  const watching: Watching = { shift: 0, painted: 0, seen: [] }
  const main = document.querySelector('main') ?? document.body
  // what is told to a screen reader waits until nobody types, and is not seen
  const seenIn = () =>
    [...main.querySelectorAll('[role=status]')].reduce(
      (text, { textContent }) => (textContent ? text.replace(textContent, '') : text),
      inSight
        .filter((part) => part.checkVisibility())
        .map(({ textContent }) => textContent)
        .join(),
    )
  // chapters further down, and what is drawn for other screens, follow once there is nothing more urgent
  const inSight = [...main.querySelectorAll('svg, p, dd, output, .money')].filter((part) => {
    const { top, bottom, width } = part.getBoundingClientRect()
    return width > 0 && top < innerHeight && bottom > 0
  })
  let pressedAt = 0
  addEventListener(
    'keydown',
    () => {
      pressedAt = performance.now()
      watching.seen = []
      requestAnimationFrame(afterPaint)
    },
    { capture: true },
  )
  const afterPaint = () => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      if (watching.seen.length === 0) watching.painted = performance.now() - pressedAt
      watching.seen.push(seenIn())
      if (watching.seen.length < 24) requestAnimationFrame(afterPaint)
    }
    port2.postMessage(null)
  }
  new PerformanceObserver((list) => {
    // what shifts within half a second of a key is not counted by the browser's own measure; here it is
    for (const entry of list.getEntries())
      watching.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift' })
  Object.defineProperty(window, 'shift', { get: () => watching.shift })
  Object.assign(window, { watching })
}

function lastPress(page: Page): Promise<Omit<Pressed, 'key'>> {
  return page.evaluate(() => {
    const { painted, seen } = (window as unknown as { watching: Watching }).watching
    const last = seen.at(-1)
    let frames = seen.length
    while (frames > 1 && seen.at(frames - 2) === last) frames -= 1
    return { paintedMs: painted, framesUntilSettled: frames }
  })
}

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const rows: Record<string, object> = {}
  let beside = Number.NaN
  for (const field of fields) {
    const { pressed, shift } = await typeInto(browser, field, Number(options.rounds))
    const times = pressed.map(({ paintedMs }) => paintedMs)
    const middle = median(times)
    if (field.path === null) beside = middle
    rows[field.what] = {
      'painted after, ms': Number(middle.toFixed(1)),
      'slowest, ms': Number(Math.max(...times).toFixed(1)),
      'beside bare': Number((middle / beside).toFixed(2)),
      'all in the first frame': `${String(pressed.filter(({ framesUntilSettled }) => framesUntilSettled === 1).length)} of ${String(pressed.length)}`,
      'layout shift': Number(shift.toFixed(4)),
    }
  }
  console.log(`Processor held back ${options.slower} times; a frame is 16.7 ms.`)
  console.table(rows)
} finally {
  await browser.close()
}
