import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const deep = 5200

test('the page opened first waits with what is far below until it comes near', async ({ page }) => {
  // a page whose pictures stay away has not come, and does not rest
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? undefined : route.continue(),
  )
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  expect(await isLaidOut(page, 'What customers say')).toBe(false)
  await goDown(page)
  await page.getByRole('heading', { name: 'What customers say' }).scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(page, 'What customers say')).toBe(true)
})

test('a page that rests is laid out to its end, though nobody scrolls', async ({ page }) => {
  await page.goto('/')
  const sections = page.locator('main > section, body > footer')
  const waiting = () =>
    sections.evaluateAll(
      (all) => all.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length,
    )
  await expect.poll(waiting).toBe(0)
  expect(await isLaidOut(page, 'What customers say')).toBe(true)
  const heights = () =>
    sections.evaluateAll((all) => all.map((section) => Math.round(section.clientHeight)))
  const rested = await heights()
  await goDown(page)
  expect(await heights()).toEqual(rested)
})

test('a reload and the way back find the page where it was left', async ({ page }) => {
  await page.goto('/')
  await goDown(page)
  const left = await inView(page)
  expect(left).not.toEqual([])

  await page.reload()
  await expectInView(page, left, 'after a reload')

  await page.goto('/contact')
  await page.goBack()
  await expectInView(page, left, 'back from another load')

  // links lead on without a load once the page is taken over
  await page.goto('/services', { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await goDown(page)
  const again = await inView(page)
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('footer a[href="/about"]')?.click()
  })
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expectInView(page, again, 'back within the site')
})

/** As somebody scrolls: a screen at a time, so that everything on the way is laid out. */
async function goDown(page: Page): Promise<void> {
  await page.evaluate(async (end) => {
    for (let y = 0; y <= end; y += 400) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 50))
    }
  }, deep)
}

function isLaidOut(page: Page, heading: string): Promise<boolean> {
  return page
    .getByRole('heading', { name: heading })
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
}

/** Waits for it: the way back may load the page anew, under the test's hands. */
async function expectInView(page: Page, expected: string[], when: string): Promise<void> {
  await expect(async () => expect(await inView(page), when).toEqual(expected)).toPass()
}

/** The headings on the screen and how far down they stand, in tens of pixels. */
function inView(page: Page): Promise<string[]> {
  return page.locator('main h2').evaluateAll((headings) =>
    headings
      .map((heading) => ({ top: heading.getBoundingClientRect().top, text: heading.textContent }))
      .filter(({ top }) => top > -400 && top < window.innerHeight)
      .map(({ top, text }) => `${text} at ${Math.round(top / 10)}`),
  )
}
