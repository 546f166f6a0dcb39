// `npm run screenshots`: every screen at three widths, into .data/screenshots/<width>/<name>.png.
// Needs a running site: `npm start` or `npm run dev`.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, request as requests } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { ensureBrowser } from './lib/browser.mjs'
import { accountScreens } from './screenshots/account-screens'
import { builderScreens } from './screenshots/builder-screens'
import { layOutWhole } from './screenshots/lay-out-whole'
import { officeScreens } from './screenshots/office-screens'
import { publicScreens } from './screenshots/public-screens'
import { roles } from './screenshots/screen'
import type { Role, Screen } from './screenshots/screen'

const screens = [...publicScreens, ...builderScreens, ...accountScreens, ...officeScreens]

const { values: options } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    only: { type: 'string', multiple: true, default: [] },
    widths: { type: 'string', default: '360,768,1440' },
    out: { type: 'string', default: '.data/screenshots' },
    /** Pictures taller than this are cut into pieces besides, for looking at them. */
    piece: { type: 'string', default: '1800' },
  },
})
const widths = options.widths.split(',').map(Number)
const wanted = screens.filter(
  ({ name }) => options.only.length === 0 || options.only.some((part) => name.includes(part)),
)

/** The cookies of each role, signed in once. */
const signedIn = new Map<Role, Awaited<ReturnType<typeof cookiesOf>>>()

async function cookiesOf(role: Role) {
  const context = await requests.newContext({ baseURL: options.url })
  const answer = await context.post('/api/users/login', {
    data: roles[role],
    headers: { origin: options.url },
  })
  if (!answer.ok()) throw new Error(`${role} could not sign in: ${answer.status()}`)
  const state = await context.storageState()
  await context.dispose()
  return state
}

async function stateOf(role: Role) {
  const known = signedIn.get(role)
  if (known) return known
  const state = await cookiesOf(role)
  signedIn.set(role, state)
  return state
}

/** Scrolls through the page, so that what loads when it is seen has been seen. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    window.scrollTo(0, 0)
  })
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(400)
}

async function cut(file: string, tallest: number): Promise<void> {
  const { width = 0, height = 0 } = await sharp(file).metadata()
  if (height <= tallest) return
  for (let top = 0, part = 1; top < height; top += tallest, part += 1) {
    const piece = { left: 0, top, width, height: Math.min(tallest, height - top) }
    await sharp(file)
      .extract(piece)
      .toFile(file.replace(/\.png$/, `.${part}.png`))
  }
}

async function take(browser: Browser, screen: Screen): Promise<void> {
  const context = await browser.newContext({
    baseURL: options.url,
    viewport: { width: 1440, height: 1000 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
    ...(screen.as ? { storageState: await stateOf(screen.as) } : {}),
  })
  const office = await requests.newContext({
    baseURL: options.url,
    extraHTTPHeaders: { origin: options.url },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  try {
    await screen.open(page, office)
    await layOutWhole(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 700 ? 800 : 1000 })
      await settle(page)
      await seeAll(page)
      await page.waitForTimeout(200)
      const file = path.join(options.out, String(width), `${screen.name}.png`)
      fs.mkdirSync(path.dirname(file), { recursive: true })
      await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
      await cut(file, Number(options.piece))
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide > width) console.log(`  ${screen.name} at ${width} is ${wide} px wide`)
    }
    console.log(`  ${screen.name}`)
  } finally {
    await office.dispose()
    await context.close()
  }
}

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
let failed = 0
for (const screen of wanted) {
  // a development server that builds a page for the first time may take longer than anybody waits
  const again = () => take(browser, screen)
  await take(browser, screen)
    .catch(again)
    .catch((error: unknown) => {
      failed += 1
      console.error(
        `  ${screen.name} failed: ${error instanceof Error ? error.message : String(error)}`,
      )
    })
}
await browser.close()
console.log(`${wanted.length - failed} of ${wanted.length} screens in ${options.out}`)
process.exitCode = failed === 0 ? 0 : 1
