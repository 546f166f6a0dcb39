import type { Page } from '@playwright/test'
import { settle } from './support/site'
import { expect, test } from './support/test'

const longest = ['123 15/16', '118 11/16', '103.9375', `10' 3 15/16"`]

const panels =
  '/get-quote?serviceType=shower_glass_quote&thickness=3/8&finish=standard_clear&step=3'

/** Every page that asks for a size, and what leads to its fields. */
const places: { name: string; named?: RegExp; open: (page: Page) => Promise<void> }[] = [
  { name: "home's entry", open: (page) => goTo(page, '/') },
  { name: "a product page's rail", open: (page) => goTo(page, '/products/shower-glass') },
  { name: 'a rail of three fields', open: (page) => goTo(page, '/products/mirrors') },
  {
    name: 'the panels of a shower',
    open: async (page) => {
      await goTo(page, panels)
      await expect(page.getByLabel('Panel 1 width, inches')).toBeVisible()
    },
  },
  {
    name: 'an opening of two panels',
    named: /^Opening (width|height)/i,
    open: openTwoPanels,
  },
  {
    // the one that is written in: it folds once both sizes are read and the next is entered
    name: 'the first of two panels',
    named: /^Panel 1 (width|height)/i,
    open: openTwoPanels,
  },
  {
    name: 'a broken pane',
    open: async (page) => {
      await goTo(page, '/get-quote?serviceType=window_replacement')
      await page.getByRole('button', { name: /^One pane/ }).click()
      await page.getByRole('button', { name: /^1\/4″/ }).click()
      await expect(page.getByRole('textbox', { name: /^Width/ })).toBeVisible()
    },
  },
  {
    name: 'the general form',
    open: (page) => goTo(page, '/get-quote?serviceType=new_window_installation'),
  },
  {
    name: 'a storefront',
    open: (page) => goTo(page, '/get-quote?serviceType=commercial_inquiry&product=storefronts'),
  },
]

async function openTwoPanels(page: Page): Promise<void> {
  await goTo(page, panels)
  await page.getByRole('radio', { name: 'Door and panel' }).check({ force: true })
  await expect(page.getByLabel('Opening width, inches')).toBeVisible()
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settle(page)
}

const widths = [320, 360, 768, 1024, 1440, 1920]

for (const { name, named = /width|height/i, open } of places) {
  test(`${name} shows all of a size at every width`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectRoomForSizes(page, named)
    }
  })
}

async function expectRoomForSizes(page: Page, named: RegExp): Promise<void> {
  const fields = page
    .getByRole('main')
    .getByRole('textbox', { name: named })
    .filter({ visible: true })
  expect(await fields.count()).toBeGreaterThanOrEqual(2)
  for (const field of (await fields.all()).slice(0, 6)) {
    for (const text of longest) {
      await field.fill(text)
      const seen = await field.evaluate((input) => ({
        text: (input as HTMLInputElement).value,
        room: input.clientWidth,
        taken: input.scrollWidth,
        type: Number.parseFloat(getComputedStyle(input).fontSize),
        page: innerWidth,
      }))
      expect(seen.text).toBe(text)
      expect(seen.taken, `${text} at ${seen.type} px, ${seen.page} px wide`).toBeLessThanOrEqual(
        seen.room,
      )
      // below this a phone zooms in on what is typed
      expect(seen.type).toBeGreaterThanOrEqual(16)
    }
  }
}
