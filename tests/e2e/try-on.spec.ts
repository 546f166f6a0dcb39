import sharp from 'sharp'
import { violations } from './support/accessibility'
import { settle } from './support/site'
import { expect, test } from './support/test'
import {
  pane,
  stageOf,
  glassOf,
  isDrawn,
  look,
  withoutGlass,
  choose,
  openTryOn,
} from './support/try-on'

test.beforeEach(({ page }) => openTryOn(page))

test('once it is there it needs no connection: rooms, glass, and the picture to keep', async ({
  page,
  context,
}) => {
  // what says messages comes with the first touch or key
  await page.keyboard.press('Shift')
  // and what links lead to once they are in view, those to sign in when the session has answered
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await settle(page)
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
