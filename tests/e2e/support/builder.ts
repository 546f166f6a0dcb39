import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Goes through the shower wizard up to its estimate: 1/2 in, clear, one panel 36 by 76. */
export async function priceShower(page: Page, { width = '36' } = {}): Promise<void> {
  await page.goto('/get-quote')
  await page.getByRole('button', { name: /^Shower glass/ }).click()
  await page.getByRole('button', { name: /^1\/2 inch/ }).click()
  await page.getByRole('button', { name: /^Standard clear/ }).click()
  await sizePanel(page, width, '76')
  await page.getByRole('button', { name: 'Hardware and options' }).click()
  await page.getByRole('button', { name: 'Add Anti-Spot Coating' }).click()
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  await expect(page.getByRole('heading', { name: 'Estimate' })).toBeVisible()
}

/** The step of sizes of a shower in 3/8 in clear; `search` is what else the address carries. */
export async function openShowerSizes(page: Page, search = ''): Promise<void> {
  await page.goto(`/get-quote?serviceType=shower_glass_quote${search}`)
  await page.getByRole('button', { name: /^3\/8 inch/ }).click()
  await page.getByRole('button', { name: /^Standard clear/ }).click()
}

/** That step with one panel, a door of this size. */
export async function openShowerDoor(page: Page, width: string, height: string): Promise<void> {
  await openShowerSizes(page)
  await sizePanel(page, width, height)
  await page.getByText('Door', { exact: true }).first().click()
}

export async function sizePanel(page: Page, width: string, height: string): Promise<void> {
  await page.getByLabel('Panel 1 width, inches').fill(width)
  await page.getByLabel('Panel 1 height, inches').fill(height)
}

/** The figure at the end of the estimate. */
export async function expectTotal(page: Page, total: string): Promise<void> {
  await expect(page.getByRole('main').getByText(total).first()).toBeVisible()
}

/** Saves the estimate that is shown and answers the quote's number. */
export async function saveQuote(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save Quote' }).first().click()
  return savedNumber(page)
}

/** The number that the confirmation says, which is not what was opened before. */
export async function savedNumber(page: Page): Promise<string> {
  const saved = page.getByRole('region', { name: 'Quote Saved' })
  await expect(saved).toContainText(/Q-\d{6}/)
  return /Q-\d{6}/.exec((await saved.textContent()) ?? '')?.[0] ?? ''
}

/** Nothing of it is hidden in a box that scrolls. */
export function isWhole(list: Element): boolean {
  return list.scrollHeight <= list.clientHeight + 1
}
