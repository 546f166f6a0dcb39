import type { Page, Request } from '@playwright/test'

/** What each page is loading, and since when; and after how long of it nobody waits. */
const underWay = new WeakMap<Page, { requests: Map<Request, number>; longestMs: number }>()

/** Keeps count of what a page loads, for `quietNetwork`. */
export function countRequests(page: Page, longestMs: number): void {
  const requests = new Map<Request, number>()
  underWay.set(page, { requests, longestMs })
  page.on('request', (request) => requests.set(request, Date.now()))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  page.on('response', (response) => {
    // the router does not read every page that it fetched ahead to its end
    if (response.request().headers()['next-router-prefetch']) requests.delete(response.request())
  })
}

/** Waits until a page has loaded nothing for half a second. */
export async function quietNetwork(page: Page): Promise<void> {
  await page.waitForLoadState()
  const loading = underWay.get(page)
  if (loading === undefined) throw new Error('Nobody counts what this page loads.')
  const { requests, longestMs } = loading
  let quietSince = Date.now()
  while (Date.now() < quietSince + 500) {
    await page.waitForTimeout(50)
    const longAgo = Date.now() - longestMs
    if ([...requests.values()].some((begun) => begun > longAgo)) quietSince = Date.now()
  }
}
