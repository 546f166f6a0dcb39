import type { Page } from '@playwright/test'
import { headOf } from '../support/head'
import { collectLinks, layoutShift, publicPages as pages, settle } from '../support/site'
import { expect, test } from '../support/test'

const most = { layoutShift: 0.02 }
const narrow = 320

test('no page has a dead end, an error in the console, a jump of its layout or more than 320 px', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  const seen = new Set<string>()
  const dead: string[] = []
  const wide = page.viewportSize() ?? { width: 1440, height: 1000 }
  for (const path of pages) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    const sent = await headOf(page, await response?.text())
    await settle(page)
    expect(await headOf(page), `what ${path} says of itself, once its scripts have run`).toEqual(
      sent,
    )
    expect(await layoutShift(page), `layout shift of ${path}`).toBeLessThanOrEqual(most.layoutShift)
    for (const link of await collectLinks(page)) {
      if (seen.has(link)) continue
      seen.add(link)
      const answer = await request.get(link)
      if (answer.status() !== 200) dead.push(`${link} on ${path}: ${answer.status()}`)
    }
    dead.push(...(await placesThatAreMissing(page)).map((place) => `${place} on ${path}`))
    await page.setViewportSize({ width: narrow, height: 640 })
    expect(await widthOf(page), `width of ${path}`).toBeLessThanOrEqual(narrow)
    await page.setViewportSize(wide)
  }
  expect(dead).toEqual([])
  for (const path of pages) expect([...seen], 'what something links to').toContain(path)
})

/** The links to a place within the page that leads nowhere. */
function placesThatAreMissing(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.length > 1 && document.querySelector(href) === null),
    )
}

/** What the page takes at least, in px. */
function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}
