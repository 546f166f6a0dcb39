import type { Locator, Page } from '@playwright/test'
import { openShowerSizes } from './support/builder'
import { expect, test } from './support/test'

const mostStops = 60

/** Presses Tab until the focus is there, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${mostStops} stops of Tab did not reach ${target.toString()}`)
}

test('the kinds of a service open, close on Escape and hand the focus back', async ({ page }) => {
  await page.goto('/get-quote')
  const bay = page.getByRole('button', { name: /^Replacement/ })
  await tabTo(page, bay)
  await page.keyboard.press('Enter')
  await expect(bay).toHaveAttribute('aria-expanded', 'true')
  // the kinds follow their button in the order of Tab
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Window/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bay).toHaveAttribute('aria-expanded', 'false')
  await expect(bay).toBeFocused()
})

test('a shower is priced with the keyboard alone', async ({ page }) => {
  await page.goto('/get-quote')
  await tabTo(page, page.getByRole('button', { name: /^Shower glass/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'How thick is the glass?' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: /^3\/8 inch/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Which finish?' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: /^Standard clear/ }))
  await page.keyboard.press('Space')

  const width = page.getByLabel('Panel 1 width, inches')
  const height = page.getByLabel('Panel 1 height, inches')
  await tabTo(page, page.getByRole('radio', { name: 'Fixed' }))
  await page.keyboard.press('ArrowRight')
  const role = page.getByRole('group', { name: 'Panel 1 is' })
  await expect(role.getByRole('radio', { name: 'Door' })).toBeChecked()
  await page.keyboard.press('ArrowLeft')

  await tabTo(page, width)
  await page.keyboard.type('36 3/')
  await tabTo(page, page.getByRole('button', { name: 'Hardware and options' }))
  await page.keyboard.press('Enter')
  await expect(width).toBeFocused()
  await expect(width).toHaveAttribute('aria-invalid', 'true')

  await page.keyboard.press('Control+a')
  await page.keyboard.type('36 5/8')
  await page.keyboard.press('ArrowUp')
  await expect(width).toHaveValue('36 11/16')
  await page.keyboard.press('ArrowDown')
  await expect(width).toHaveValue('36 5/8')
  // the ruler comes between width and height
  await tabTo(page, page.getByRole('radio', { name: '36 5/8 inches' }))
  await page.keyboard.press('ArrowRight')
  await expect(width).toHaveValue('36 11/16')
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, height)
  await page.keyboard.type('70')
  await tabTo(page, page.getByRole('radio', { name: '72 inches' }))
  await page.keyboard.press('ArrowRight')
  await expect(height).toHaveValue('76')

  await tabTo(page, page.getByRole('button', { name: 'Hardware and options' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Add Anti-Spot Coating' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Calculate Quote' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Estimate' })).toBeFocused()
})

test('a dialog holds the focus, closes on Escape and hands it back', async ({ page }) => {
  await openShowerSizes(page, '&width=30&height=76')
  await page.getByLabel('Panel 1 width, inches').focus()
  const opener = page.getByRole('button', { name: 'All sixteenths as a table' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('at four times the size the question that has the focus is on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/get-quote?serviceType=shower_glass_quote')
  const question = page.getByRole('heading', { level: 1 })
  await page.getByRole('button', { name: /^3\/8 inch/ }).click()
  await expect(question).toBeFocused()
  await expect(question).toBeInViewport({ ratio: 1 })
})
