import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { serveSlowly } from './support/slow-line'

type Marks = { firstScript?: number; firstPreload?: number }

/** Notes when the page's first script of Next is started, and when one is asked for ahead of time. */
async function noteStarts(page: Page) {
  await page.addInitScript(() => {
    const marks: Marks = {}
    Object.assign(window, { marks })
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        if (node instanceof HTMLScriptElement && node.async && node.src.includes('/_next/')) {
          marks.firstScript ??= performance.now()
        }
        if (node instanceof HTMLLinkElement && node.rel === 'preload' && node.as === 'script') {
          marks.firstPreload ??= performance.now()
        }
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

async function startsOf(page: Page) {
  await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible()
  return page.evaluate(() => ({
    ...(window as unknown as { marks: Marks }).marks,
    painted: performance.getEntriesByName('first-paint')[0]?.startTime,
  }))
}

test('a page is painted before its scripts start, and works then', async ({ page }) => {
  await noteStarts(page)
  await page.goto('/about')
  const { firstScript, painted } = await startsOf(page)
  expect(painted).toBeGreaterThan(0)
  expect(firstScript).toBeGreaterThanOrEqual(painted ?? Infinity)
})

test('over a slow line the scripts are on their way before anything is painted', async ({
  page,
  baseURL,
}) => {
  const line = await serveSlowly(String(baseURL), 150)
  await noteStarts(page)
  await page.goto(`${line.address}/about`)
  const { firstPreload, firstScript, painted } = await startsOf(page)
  line.stop()
  expect(firstPreload).toBeLessThan(painted ?? 0)
  expect(firstScript).toBeGreaterThanOrEqual(painted ?? Infinity)
})

test('a page opened in the background starts its scripts without a paint', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
  })
  await noteStarts(page)
  await page.goto('/about')
  const { firstScript, painted } = await startsOf(page)
  expect(firstScript).toBeLessThan(painted ?? 0)
})
