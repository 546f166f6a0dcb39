import type { Page } from '@playwright/test'
import { quietNetwork } from './network'

/** Every page that somebody who isn’t signed in can open. */
export const publicPages = [
  '/',
  '/about',
  '/services',
  '/gallery',
  '/ar-try-on',
  '/get-quote',
  '/contact',
  '/contact?service=emergency',
  '/book-visit',
  '/book-visit/times?zip=75201',
  '/login',
  '/register',
  '/forgot-password',
  '/products/windows',
  '/products/commercial',
  '/products/glass-replacement',
  '/products/shower-glass',
  '/products/mirrors',
  '/products/office-partitions',
  '/products/staircases',
  '/products/shelves',
  '/products/glass-wall',
  '/products/other',
  '/products/glass-styles',
  '/products/doors',
  '/products/hardware',
  '/products/glass-furniture',
  '/posts/how-to-measure-for-a-shower-door',
]

/** Goes down the page and up again, so that everything that waits to be seen has come. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      window.scrollTo(0, y)
      await new Promise((done) => setTimeout(done, 40))
    }
    window.scrollTo(0, 0)
  })
  await quietNetwork(page)
}

/** The addresses on this site that the page links to, without the places within a page. */
export function collectLinks(page: Page): Promise<string[]> {
  return page.locator('a[href]').evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter((address) => address.origin === window.location.origin)
      .map((address) => `${address.pathname}${address.search}`),
  )
}

/** The layout shift of everything that happened to the page until now. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[]) {
            if (!entry.hadRecentInput) sum += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
  )
}
