import type { Page } from '@playwright/test'
import { expect, test } from './support/watched'

const path = '/products/shelves'

test('a page that fails says so ahead of its drawing, for which the room is kept', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/nothing is watched/)
  let letThrough = () => {}
  const asked = new Promise<void>((resolve) => (letThrough = resolve))
  await openFailing(page, () => asked)
  const beside = page.getByRole('alert').locator('xpath=following-sibling::*')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible()
  const room = await beside.boundingBox()
  expect(room?.height).toBeGreaterThan(200)
  await expect(beside).not.toHaveJSProperty('tagName', 'svg')
  letThrough()
  await expect(beside).toHaveJSProperty('tagName', 'svg')
  expect(await beside.boundingBox()).toEqual(room)
})

test('a page that fails is tried again, also where its drawing can’t be fetched', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/nothing is watched/, /ERR_FAILED.*\/_next\/static\/chunks\//)
  let refused = 0
  await openFailing(page, () => {
    refused += 1
    return Promise.reject(new Error('refused'))
  })
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect.poll(() => refused).toBeGreaterThan(0)
  await page.evaluate(() => Object.assign(window, { watchesForms: true }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('form', { name: 'Price this opening' })).toBeVisible()
})

/** Opens a page that throws once it is hydrated; what it fetches then and never before waits for `late`. */
async function openFailing(page: Page, late: () => Promise<void>): Promise<void> {
  const usual = new Set<string>()
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    usual.add(route.request().url())
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.unrouteAll()
  await page.addInitScript(() => {
    const observe = IntersectionObserver.prototype.observe
    IntersectionObserver.prototype.observe = function (element) {
      if (element.matches('form') && !('watchesForms' in window))
        throw new Error('nothing is watched')
      observe.call(this, element)
    }
  })
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    if (usual.has(route.request().url())) return route.continue()
    await late().then(
      () => route.continue(),
      () => route.abort(),
    )
  })
  await page.goto(path, { waitUntil: 'commit' })
}
