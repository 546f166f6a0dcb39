import type { Page } from '@playwright/test'
import {
  collectLinks,
  layoutShift,
  publicPages as pages,
  quietConsole,
  settle,
} from './support/site'
import { expect, test } from './support/test'

const most = { layoutShift: 0.02 }

test('no page has a dead end, an error in the console or a jump of its layout', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  const seen = new Set<string>()
  const dead: string[] = []
  for (const path of pages) {
    const errors = quietConsole(page)
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await settle(page)
    expect(errors(), `console of ${path}`).toEqual([])
    expect(await layoutShift(page), `layout shift of ${path}`).toBeLessThanOrEqual(most.layoutShift)
    for (const link of await collectLinks(page)) {
      if (seen.has(link)) continue
      seen.add(link)
      const answer = await request.get(link)
      if (answer.status() !== 200) dead.push(`${link} on ${path}: ${answer.status()}`)
    }
    dead.push(...(await placesThatAreMissing(page)).map((place) => `${place} on ${path}`))
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
