import type { Page, Request } from '@playwright/test'

const underWay = new WeakMap<Page, Set<Request>>()

/** Keeps count of what a page loads, for `quietNetwork`. */
export function countRequests(page: Page): void {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  page.on('response', (response) => {
    // the router does not read every page that it fetched ahead to its end
    if (response.request().headers()['next-router-prefetch']) requests.delete(response.request())
  })
}

/** Waits until a page has loaded nothing for half a second, a few seconds at most. */
export async function quietNetwork(page: Page): Promise<void> {
  await page.waitForLoadState()
  const begun = Date.now()
  let quietSince = begun
  while (Date.now() < quietSince + 500 && Date.now() < begun + 4000) {
    await page.waitForTimeout(50)
    if (underWay.get(page)?.size !== 0) quietSince = Date.now()
  }
}
