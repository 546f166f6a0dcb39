import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { lookAt, within } from './support/pixels'
import type { Box } from './support/pixels'
import { expect, test } from './support/test'

/** Inside the door of the first room, clear of its hinges, its pull and the light on it. */
const pane: Box = { x: 0.51, y: 0.3, width: 0.1, height: 0.42 }
const wall: Box = { x: 0.1, y: 0.25, width: 0.25, height: 0.6 }

const stageOf = (page: Page) => page.getByRole('region', { name: 'Camera view' })
const glassOf = (page: Page) => stageOf(page).locator('canvas')

test.beforeEach(async ({ page }) => {
  await page.goto('/ar-try-on')
  await isDrawn(page)
})

/** The glass is drawn a frame after it was chosen; two more show it. */
async function isDrawn(page: Page) {
  await expect(glassOf(page)).toBeVisible()
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.loading === 'lazy' || image.complete),
  )
  await page.evaluate(
    () =>
      new Promise((done) => {
        let left = 4
        const next = () => (left-- === 0 ? done(null) : requestAnimationFrame(next))
        next()
      }),
  )
}

async function look(page: Page, share: Box) {
  await isDrawn(page)
  return lookAt(page, await within(stageOf(page), share))
}

async function withoutGlass(page: Page, share: Box) {
  const compare = page.getByRole('button', { name: 'Hold to compare' })
  await compare.press('Space')
  await expect(compare).toHaveAttribute('aria-pressed', 'true')
  const seen = await lookAt(page, await within(stageOf(page), share))
  await compare.press('Space')
  return seen
}

async function choose(page: Page, style: string, kind?: string) {
  await page.getByRole('tab', { name: style }).click()
  if (kind !== undefined) await page.getByRole('radio', { name: kind, exact: true }).click()
}

async function slide(slider: Locator, to: 'Home' | 'End') {
  await slider.press(to)
}

test('frosted glass blurs what is behind it, and nothing beside it', async ({ page }) => {
  const behind: Box = { x: 0.5, y: 0.58, width: 0.13, height: 0.2 }
  const [before, beside] = [await withoutGlass(page, behind), await withoutGlass(page, wall)]
  await slide(page.getByRole('slider', { name: 'Opacity' }), 'Home') // no veil: the blur alone
  const after = await look(page, behind)
  expect(after.detail).toBeLessThan(before.detail * 0.9)
  expect(await look(page, wall)).toEqual(beside)
})

test('tinted glass darkens, as far as the opacity says', async ({ page }) => {
  const before = await withoutGlass(page, pane)
  await choose(page, 'Tinted', 'Gray')
  const opacity = page.getByRole('slider', { name: 'Opacity' })
  const usual = await look(page, pane)
  expect(usual.light).toBeLessThan(before.light * 0.65)
  await slide(opacity, 'End')
  const most = await look(page, pane)
  expect(most.light).toBeLessThan(usual.light * 0.9)
  await slide(opacity, 'Home')
  const none = await look(page, pane)
  expect(none.light / before.light).toBeCloseTo(1, 1)
  await choose(page, 'Tinted', 'Bronze')
  await slide(opacity, 'End')
  const bronze = await look(page, pane)
  expect(bronze.red / bronze.blue).toBeGreaterThan((most.red / most.blue) * 1.3)
})

test('low iron loses its green', async ({ page }) => {
  const before = await withoutGlass(page, pane)
  await choose(page, 'Clear')
  const clear = await look(page, pane)
  await choose(page, 'Clear', 'Low iron')
  const lowIron = await look(page, pane)
  const green = ({ green, red }: { green: number; red: number }) => green / red
  expect(green(clear)).toBeGreaterThan(green(before) * 1.04)
  expect(green(lowIron) / green(before)).toBeCloseTo(1, 2)
})

test('patterned glass refracts: what was smooth is not', async ({ page }) => {
  const before = await withoutGlass(page, pane)
  for (const kind of ['Rain', 'Reeded']) {
    await choose(page, 'Patterned', kind)
    expect((await look(page, pane)).detail, kind).toBeGreaterThan(before.detail * 1.5)
  }
})

test('the arrow keys move a corner, and Shift moves it further', async ({ page }) => {
  const corner = page.getByRole('button', { name: /^Top right corner, / })
  const at = async () => (await corner.getAttribute('aria-label'))?.match(/\d+/g)?.map(Number) ?? []
  const [x = 0, y = 0] = await at()
  await corner.press('ArrowRight')
  await corner.press('Shift+ArrowUp')
  expect(await at()).toEqual([x + 1, y - 10])
})

test('a corner is dragged, and glass waits while the corners are crossed', async ({ page }) => {
  const corner = page.getByRole('button', { name: /^Top right corner, / })
  const far = await within(stageOf(page), { x: 0.2, y: 0.2, width: 0, height: 0 })
  const before = await withoutGlass(page, pane)
  const box = await corner.boundingBox()
  if (box === null) throw new Error('no corner')
  await page.mouse.move(box.x + 22, box.y + 22)
  await page.mouse.down()
  await page.mouse.move(far.x, far.y, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByText('The corners have crossed')).toBeVisible()
  const clear: Box = { x: 0.6, y: 0.6, width: 0.06, height: 0.1 }
  expect(await look(page, clear)).toEqual(await withoutGlass(page, clear))
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByText('The corners have crossed')).toBeHidden()
  expect((await look(page, pane)).light).toBeGreaterThan(before.light * 1.05)
})

test('size grows the glass about its center', async ({ page }) => {
  const name = /^Top left corner, /
  const before = await page.getByRole('button', { name }).boundingBox()
  await slide(page.getByRole('slider', { name: 'Size' }), 'Home')
  const after = await page.getByRole('button', { name }).boundingBox()
  expect(after?.x).toBeGreaterThan((before?.x ?? NaN) + 20)
  expect(after?.y).toBeGreaterThan((before?.y ?? NaN) + 40)
})

test('a photo stays on the device: no request leaves the page for it', async ({ page }) => {
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => {
    const isOwn = /^(blob|data):/.test(request.url())
    if (!isOwn) asked.push(`${request.method()} ${request.url()}`)
  })
  await page.getByRole('button', { name: 'Upload Scene (Mockup)' }).click()
  const notice = page.getByRole('alertdialog', { name: 'Augmented Reality Feature' })
  await expect(notice).toContainText('Nothing you upload leaves this device')
  const chooser = page.waitForEvent('filechooser')
  await notice.getByRole('button', { name: 'Understood' }).click()
  const photo = await sharp({
    create: { width: 3000, height: 4000, channels: 3, background: 'rgb(200 60 40)' },
  })
    .jpeg()
    .toBuffer()
  await (await chooser).setFiles({ name: 'bath.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByRole('img', { name: 'Your picture', exact: true })).toBeVisible()
  await choose(page, 'Tinted', 'Gray')
  const middle: Box = { x: 0.45, y: 0.3, width: 0.05, height: 0.4 }
  const before = await withoutGlass(page, middle)
  expect(before.red).toBeGreaterThan(180)
  expect((await look(page, middle)).red).toBeLessThan(before.red * 0.75)
  // parts of the page itself may still arrive
  expect(asked.filter((each) => !/^GET .*\/_next\/static\//.test(each))).toEqual([])
})

test('a photo of an iPhone that browsers cannot read is refused in words', async ({ page }) => {
  await page.locator('input[type=file]').setInputFiles({
    name: 'IMG_0001.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('ftypheic'),
  })
  await expect(page.getByText(/HEIC format, which browsers cannot draw on/)).toBeVisible()
})

test('the notice takes the focus and gives it back', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Augmented Reality Feature: what this is' })
  await opener.press('Enter')
  const understood = page.getByRole('button', { name: 'Understood' })
  await expect(understood).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(understood).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('glass comes back when the graphics processor does', async ({ page }) => {
  await choose(page, 'Tinted', 'Gray')
  const before = await look(page, pane)
  await glassOf(page).evaluate(async (canvas: HTMLCanvasElement) => {
    const lost = canvas.getContext('webgl')?.getExtension('WEBGL_lose_context')
    lost?.loseContext()
    await new Promise((done) => setTimeout(done, 100))
    lost?.restoreContext()
    await new Promise((done) => setTimeout(done, 300))
  })
  expect((await look(page, pane)).light).toBeCloseTo(before.light, 0)
})

test.describe('on a sharp screen', () => {
  test.use({ deviceScaleFactor: 2 })

  test('the glass is as sharp as the screen', async ({ page }) => {
    const [drawn, shown] = await glassOf(page).evaluate((canvas: HTMLCanvasElement) => [
      canvas.width,
      canvas.clientWidth,
    ])
    expect(drawn).toBe((shown ?? 0) * 2)
  })
})

test('the camera is asked on this page alone', async ({ request }) => {
  for (const path of ['/ar-try-on', '/es/ar-try-on']) {
    const headers = (await request.get(path)).headers()
    expect(headers['permissions-policy'], path).toContain('camera=(self)')
  }
  expect((await request.get('/contact')).headers()['permissions-policy']).toContain('camera=()')
})
