import type { Page } from '@playwright/test'

/** Lays out what stands far below the first screen as well, as on every page but the one opened first. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.firstPage
  })
}
