import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Waits until React has hydrated what the page shows: only then does a button do what it says. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page), { intervals: [20, 50] }).toBe(true)
}

/** Has a page wait for its hydration wherever a test opens or reloads it. */
export function waitWhenOpened(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (address, options) => {
    const response = await goto(address, options)
    if (options?.waitUntil !== 'commit') await untilHydrated(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil !== 'commit') await untilHydrated(page)
    return response
  }
}

/**
 * React keeps its own key on each element that it has hydrated, on the outermost last. What React
 * does not render (the sandbox, an answer of the API) needs no hydration.
 */
function isHydrated(page: Page): Promise<boolean> {
  const asked = page.evaluate(() => {
    if (!document.querySelector('script[src*="/_next/"]')) return document.readyState === 'complete'
    const keys = Object.keys(document.documentElement)
    // its effects run in tasks of their own, which come ahead of an idle one
    return new Promise<boolean>((tell) =>
      requestIdleCallback(() => tell(keys.some((key) => key.startsWith('__reactFiber'))), {
        timeout: 1000, // a page that moves all the time may never be idle
      }),
    )
  })
  // a page that leads on takes the question with it
  return asked.catch(() => false)
}
