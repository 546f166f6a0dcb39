import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { sizePanel } from '../support/builder'
import { expect, test } from '../support/test'

/** An enclosure of three panels with five lines of hardware: as long as an estimate usually gets. */
async function priceLongShower(page: Page) {
  await page.goto('/get-quote?serviceType=shower_glass_quote')
  await page.getByRole('button', { name: /^1\/2 inch/ }).click()
  await page.getByRole('button', { name: /^Standard clear/ }).click()
  // panels that are added share an opening; here each one comes with its own width
  const haveGlass = page.getByLabel('I have the glass sizes')
  await haveGlass.check()
  await sizePanel(page, '36 5/8', '76')
  for (const [number, width] of [
    ['2', '28'],
    ['3', '14 1/2'],
  ] as const) {
    await page.getByRole('button', { name: `Add panel ${number}` }).click()
    await page.getByLabel(`Panel ${number} width, inches`).fill(width)
    await page.getByLabel(`Panel ${number} height, inches`).fill('76')
  }
  await haveGlass.uncheck()
  await page.getByRole('button', { name: /^Use three hinges/ }).click()
  await page.getByRole('button', { name: 'Hardware and options' }).click()
  const add = page.getByRole('main').getByRole('button', { name: /^Add / })
  await expect(add.nth(4)).toBeVisible()
  for (let added = 0; added < 5; added += 1) await add.first().click()
  await page.getByRole('button', { name: 'Calculate Quote' }).first().click()
  await expect(page.getByRole('heading', { name: 'Estimate' })).toBeVisible()
}

/** A page of a PDF is an object of this type; the tree of pages is called `Pages`. */
function pagesIn(pdf: Buffer): number {
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length
}

/** How far the lightness of a picture spreads: nothing where it shows nothing. */
async function spreadOf(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).greyscale().stats()
  return channels[0]?.stdev ?? 0
}

test('a long estimate is printed on one sheet, its drawing and the lines to sign on it', async ({
  page,
}) => {
  await priceLongShower(page)
  for (const format of ['Letter', 'A4']) {
    expect(pagesIn(await page.pdf({ format })), format).toBe(1)
  }
  await page.emulateMedia({ media: 'print' })
  const drawing = page.getByRole('article').getByRole('img')
  await expect(drawing).toBeVisible()
  expect((await drawing.boundingBox())?.height).toBeGreaterThan(200)
  expect(await spreadOf(await drawing.screenshot())).toBeGreaterThan(5)
  await expect(drawing.getByText('36 5/8″')).toBeVisible()
  // browsers print borders, and leave backgrounds out
  const signature = page.getByRole('article').getByText('Customer signature').locator('..')
  expect(await signature.evaluate((box) => getComputedStyle(box).borderBottomWidth)).toBe('1px')
})
