import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { lookAt, stripesIn, within } from './support/pixels'
import type { Box } from './support/pixels'
import { violations } from './support/accessibility'
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

/** A picture of the visitor's in place of the room, 856 px wide on the stage. */
async function showPhoto(page: Page, photo: Buffer) {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: photo })
  await expect(page.getByRole('img', { name: 'Your picture', exact: true })).toBeVisible()
  await isDrawn(page)
}

const photoSize = { width: 1712, height: 1284 }

test('frosted glass blurs stripes by as much as it says: 8 px of a stage of 856', async ({
  page,
}) => {
  const period = 40
  const stripe = {
    width: period,
    height: photoSize.height,
    channels: 3,
    background: 'black',
  } as const
  const stripes = Array.from({ length: 21 }, (_, index) => ({
    input: { create: stripe },
    left: (2 * index + 1) * period,
    top: 0,
  }))
  const white = { ...photoSize, channels: 3, background: 'white' } as const
  await showPhoto(page, await sharp({ create: white }).composite(stripes).png().toBuffer())
  const stage = await stageOf(page).locator('canvas').boundingBox()
  expect(stage?.width).toBe(856)
  await slide(page.getByRole('slider', { name: 'Opacity' }), 'Home') // no veil: the blur alone
  await isDrawn(page)
  // three periods in the middle of the pane, clear of its edges, hinges and pull
  const clip = {
    ...(await within(stageOf(page), { x: 0.45, y: 0.3, width: 0, height: 0.1 })),
    width: 120,
  }
  const behindGlass = await stripesIn(page, clip, period)
  const compare = page.getByRole('button', { name: 'Hold to compare' })
  await compare.press('Space')
  await expect(compare).toHaveAttribute('aria-pressed', 'true')
  const without = await stripesIn(page, clip, period)
  expect(without).toBeGreaterThan(140) // a square wave has 4/pi of its half height
  const spread = (period / (Math.PI * Math.SQRT2)) * Math.sqrt(Math.log(without / behindGlass))
  test.info().annotations.push({ type: 'blur in px', description: spread.toFixed(2) })
  expect(spread).toBeGreaterThan(7)
  expect(spread).toBeLessThan(9)
})

test('tinted glass lets through what its recipe says, color by color', async ({ page }) => {
  const background = { r: 200, g: 180, b: 160 }
  await showPhoto(
    page,
    await sharp({ create: { ...photoSize, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  const opacity = page.getByRole('slider', { name: 'Opacity' })
  await slide(opacity, 'End')
  // left of the light that falls on the pane, above its pull
  const clear: Box = { x: 0.405, y: 0.25, width: 0.045, height: 0.15 }
  for (const [kind, passes] of [
    ['Gray', [0.4, 0.41, 0.43]],
    ['Bronze', [0.52, 0.41, 0.32]],
  ] as const) {
    await choose(page, 'Tinted', kind)
    const { red, green, blue } = await look(page, clear)
    const seen = [red / background.r, green / background.g, blue / background.b]
    seen.forEach((share, color) => {
      expect(Math.abs(share - (passes[color] ?? NaN)), kind).toBeLessThan(0.01)
    })
    test.info().annotations.push({
      type: `${kind} lets through`,
      description: seen.map((share) => share.toFixed(3)).join(', '),
    })
  }
  await slide(opacity, 'Home')
  expect(Math.abs((await look(page, clear)).red - background.r)).toBeLessThan(2)
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

test('once it is there it needs no connection: rooms, glass, and the picture to keep', async ({
  page,
  context,
}) => {
  // what says messages comes with the first touch or key
  await page.keyboard.press('Shift')
  // and what the links of the footer lead to once they are in view
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await page.getByRole('radiogroup', { name: 'Scene' }).scrollIntoViewIfNeeded()
  await context.setOffline(true)
  for (const room of ['Window', 'Shower', 'Doorway']) {
    await page.getByRole('radiogroup', { name: 'Scene' }).getByRole('radio', { name: room }).click()
    await choose(page, 'Tinted', 'Gray')
    await isDrawn(page)
    const middle = room === 'Doorway' ? pane : { x: 0.36, y: 0.35, width: 0.03, height: 0.2 }
    const tinted = await look(page, middle)
    expect(tinted.light, room).toBeLessThan((await withoutGlass(page, middle)).light * 0.75)
  }
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the picture' }).click()
  const saved = await coming
  expect(saved.suggestedFilename()).toBe('glass-tinted.png')
  const { format, width } = await sharp(await saved.path()).metadata()
  expect({ format, width }).toEqual({ format: 'png', width: 1000 })
  await context.setOffline(false)
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
    const processor = canvas.getContext('webgl')?.getExtension('WEBGL_lose_context')
    if (!processor) throw new Error('The glass is not drawn by WebGL.')
    // the page has heard of it by then, too
    const heard = (event: string) =>
      new Promise((done) => canvas.addEventListener(event, () => setTimeout(done), { once: true }))
    const lost = heard('webglcontextlost')
    processor.loseContext()
    await lost
    const restored = heard('webglcontextrestored')
    processor.restoreContext()
    await restored
  })
  await expect.poll(async () => (await look(page, pane)).light).toBeCloseTo(before.light, 0)
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

test('a picture is sent with the quote when it is pressed for, and says which glass it shows', async ({
  page,
}) => {
  await page.waitForLoadState('networkidle')
  await choose(page, 'Frosted')
  await page
    .getByRole('radiogroup', { name: 'The opening is a' })
    .getByRole('radio', { name: 'Shower' })
    .click()
  await page.getByLabel('Width').fill('30')
  await page.getByLabel('Height').fill('76')
  await expect(page.getByText(/The picture then leaves this device/)).toBeVisible()
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/inquiries/photos'))
  await page.getByRole('button', { name: 'Send it with the quote' }).click()
  expect(await (await sent).headerValue('x-photo-glass')).toBe('etched')
  await expect(page).toHaveURL(/serviceType=shower_glass_quote.*finish=acid_etch/)
  const kept = await page.evaluate(() =>
    sessionStorage.getItem('quote-builder:photos:shower_glass_quote'),
  )
  expect(kept).toContain('data:image/jpeg')
})

test('a picture that does not go through is said, and the price is still there', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED.*\/api\/inquiries\/photos/)
  await page.route('**/api/inquiries/photos', (route) => route.abort())
  await page.getByRole('button', { name: 'Send it with the quote' }).click()
  await expect(page.getByText(/The picture did not go through/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Price this door' })).toBeVisible()
})

test('at four times the size all of it fits, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await isDrawn(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await violations(page)).toEqual([])
  const stage = await stageOf(page).boundingBox()
  expect(stage?.height).toBeLessThanOrEqual(256)
  for (const corner of await page.getByRole('button', { name: /corner, / }).all()) {
    const box = await corner.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

test('with forced colors what is chosen and the corners are still told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await choose(page, 'Tinted', 'Gray')
  const outlineOf = (name: string, role: 'tab' | 'radio') =>
    page
      .getByRole(role, { name, exact: true })
      .evaluate((element) => getComputedStyle(element).outlineStyle)
  await page.getByRole('slider', { name: 'Size' }).focus()
  expect(await outlineOf('Tinted', 'tab')).toBe('solid')
  expect(await outlineOf('Clear', 'tab')).toBe('none')
  expect(await outlineOf('Gray', 'radio')).toBe('solid')
  const dot = page.getByRole('button', { name: /^Top left corner, / }).locator('span span')
  const [ink, ground] = await dot.evaluate((element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(element.parentElement ?? element).backgroundColor,
  ])
  expect(ink).not.toBe(ground)
  // it reads the colors that were meant, not those that are shown
  expect(await violations(page, { but: ['color-contrast'] })).toEqual([])
})
