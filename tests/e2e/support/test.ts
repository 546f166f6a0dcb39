import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'

export { expect }

/**
 * Tests act once a page is hydrated, as people mostly do; it is loaded (`load`) a moment earlier. What
 * happens in between has tests of its own: before-scripts.spec.ts. A test that holds scripts back goes on
 * from `commit`.
 */
export const test = base.extend({
  page: async ({ page }, provide) => {
    const goto = page.goto.bind(page)
    page.goto = async (address, options) => {
      const response = await goto(address, options)
      if (options?.waitUntil !== 'commit') {
        await expect.poll(() => isHydrated(page), { intervals: [20, 50] }).toBe(true)
      }
      return response
    }
    await provide(page)
  },
})

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
      requestIdleCallback(() => tell(keys.some((key) => key.startsWith('__reactFiber')))),
    )
  })
  // a page that leads on takes the question with it
  return asked.catch(() => false)
}
