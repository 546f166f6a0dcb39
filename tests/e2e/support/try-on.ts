import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { lookAt, within } from './pixels'
import type { Box } from './pixels'

/** Inside the door of the first room, clear of its hinges, its pull and the light on it. */
export const pane: Box = { x: 0.51, y: 0.3, width: 0.1, height: 0.42 }

export const stageOf = (page: Page) => page.getByRole('region', { name: 'Camera view' })

export const glassOf = (page: Page) => stageOf(page).locator('canvas')

export async function openTryOn(page: Page): Promise<void> {
  await page.goto('/ar-try-on')
  await isDrawn(page)
}

/** The glass is drawn a frame after it was chosen; two more show it. */
export async function isDrawn(page: Page) {
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

export async function look(page: Page, share: Box) {
  await isDrawn(page)
  return lookAt(page, await within(stageOf(page), share))
}

export async function withoutGlass(page: Page, share: Box) {
  const compare = page.getByRole('button', { name: 'Hold to compare' })
  await compare.press('Space')
  await expect(compare).toHaveAttribute('aria-pressed', 'true')
  const seen = await lookAt(page, await within(stageOf(page), share))
  await compare.press('Space')
  return seen
}

export async function choose(page: Page, style: string, kind?: string) {
  await page.getByRole('tab', { name: style }).click()
  if (kind !== undefined) await page.getByRole('radio', { name: kind, exact: true }).click()
}

export async function slide(slider: Locator, to: 'Home' | 'End') {
  await slider.press(to)
}
