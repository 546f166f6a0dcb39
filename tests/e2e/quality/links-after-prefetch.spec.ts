import { isDeepStrictEqual } from 'node:util'
import type { APIRequestContext, Page } from '@playwright/test'
import { admin, signInByRequest } from '../support/people'
import { quietNetwork } from '../support/network'
import { expect, test } from '../support/test'

/** What the reader sees and may send: texts, fields and where the links lead. */
function contentOf(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('h1, h2, td, th, p, a[href], input:not([type=hidden]), select')
    .evaluateAll((parts) =>
      parts.map((part) => {
        if (part instanceof HTMLInputElement || part instanceof HTMLSelectElement) return part.value
        const where = part instanceof HTMLAnchorElement ? ` → ${part.getAttribute('href')}` : ''
        return `${part.textContent?.trim()}${where}`
      }),
    )
}

/** The links of a page's content that lead to an address with a query, each once. */
async function linksWithQuery(page: Page): Promise<string[]> {
  const links = page.getByRole('main').locator('a[href^="/"][href*="?"]:visible')
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  return [...new Set(hrefs.flatMap((href) => href ?? []))]
}

/**
 * Follows each link of a page that has had the time to fetch them all ahead, and compares with the page
 * as it is for somebody who comes by its address.
 */
async function everyLink(page: Page, from: string, atLeast: number) {
  const asItIs = await page.context().newPage()
  await page.goto(from)
  const hrefs = await linksWithQuery(page)
  expect(hrefs.length, `links with a query on ${from}`).toBeGreaterThanOrEqual(atLeast)
  for (const href of hrefs) await linkTo(page, href).scrollIntoViewIfNeeded()
  await quietNetwork(page)
  for (const href of hrefs) {
    await asItIs.goto(href)
    await linkTo(page, href).click()
    const same = async () => {
      const [opened, shown] = [await contentOf(asItIs), await contentOf(page)]
      return isDeepStrictEqual(opened, shown) ? 'the same' : { opened, shown }
    }
    await expect.poll(same, { message: `${from} → ${href}` }).toBe('the same')
    await page.goBack()
    await expect(linkTo(page, href)).toBeVisible()
  }
  await asItIs.close()
}

function linkTo(page: Page, href: string) {
  return page.getByRole('main').locator(`a[href="${href}"]:visible`).first()
}

async function addCustomers(request: APIRequestContext, origin: string) {
  for (let number = 1; number <= 30; number += 1) {
    const answer = await request.post('/api/customers', {
      headers: { origin },
      data: {
        // names and addresses in opposite orders
        name: `Prefetch Sample ${String(number).padStart(2, '0')}`,
        email: `prefetch-${99 - number}@example.com`,
        source: number % 2 ? 'phone' : 'walk_in',
        status: number % 3 ? 'lead' : 'prospect',
      },
    })
    expect(answer.status()).toBe(201)
  }
}

test.describe('a link whose page was fetched ahead', () => {
  for (const [from, atLeast] of [
    ['/products/mirrors', 2],
    ['/login?from=%2Fgallery', 2],
  ] as const) {
    test(`shows what its own query asks for: ${from}`, async ({ page }) => {
      await everyLink(page, from, atLeast)
    })
  }

  test('sorts and pages the customers', async ({ page, context, baseURL }) => {
    await signInByRequest(page.request, baseURL ?? '', admin)
    await addCustomers(page.request, baseURL ?? '')
    const asItIs = await context.newPage()
    // without a query of its own, every other one was taken for this page
    await page.goto('/crm-dashboard')
    const main = page.getByRole('main')
    for (const name of ['Name', 'Next', 'Email', 'Status', 'Name']) {
      const link = main.getByRole('link', { name, exact: true })
      await link.scrollIntoViewIfNeeded()
      await quietNetwork(page)
      const href = (await link.getAttribute('href')) ?? ''
      await link.click()
      await asItIs.goto(href)
      const opened = await contentOf(asItIs)
      await expect.poll(() => contentOf(page), { message: href }).toEqual(opened)
    }
  })
})
