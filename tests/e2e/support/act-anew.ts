import type { Locator, Page } from '@playwright/test'
import { untilHydrated } from './hydration'

/** Does what has the page come anew by itself, and waits for the scripts of that page. */
export async function actAnew(page: Page, button: Locator): Promise<void> {
  const anew = page.waitForEvent('load')
  await button.click()
  await anew
  await untilHydrated(page)
}
