import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { stripesIn, within } from './support/pixels'
import type { Box } from './support/pixels'
import { expect, test } from './support/test'
import {
  pane,
  stageOf,
  isDrawn,
  look,
  withoutGlass,
  choose,
  slide,
  openTryOn,
} from './support/try-on'

const wall: Box = { x: 0.1, y: 0.25, width: 0.25, height: 0.6 }

test.beforeEach(({ page }) => openTryOn(page))

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
