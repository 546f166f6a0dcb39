import type { Locator, Page } from '@playwright/test'
import { priceShower, saveQuote } from './support/builder'
import { sqlOfSite } from './support/database'
import { customer, signIn } from './support/people'
import { settle } from './support/site'
import { expect, test } from './support/test'

type Box = { x: number; y: number; width: number; height: number }

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox()
  if (box === null) throw new Error('It is not shown.')
  return box
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test('the drawing of an estimate fills its part of the sheet, and two glasses stand side by side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await priceShower(page, { width: '33' })
  const compared = page.getByRole('region', { name: 'Side by side' })
  const [here, other] = [/^This estimate/, /^The other one/].map((name) =>
    compared.getByRole('region', { name }),
  )
  if (!here || !other) throw new Error('Nothing is compared.')
  // nobody chose it: it is priced as the estimate is opened
  await expect(other.getByText(/^\$[\d,]+\.\d\d$/)).toBeVisible()
  const difference = /3\/8 in glass is \$[\d,.]+ less/
  await expect(compared.getByText(difference).first()).toBeVisible()
  await expect(page.getByRole('article').getByText(difference).first()).toBeVisible()

  for (const width of [1440, 1366, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    const part = page.locator('.drawing-room')
    await expect
      .poll(async () => {
        const [room, drawn] = [await boxOf(part), await boxOf(part.locator('svg[role=img]'))]
        return Math.abs(room.height - drawn.height)
      })
      .toBeLessThan(4)
    const [left, right] = [await boxOf(here), await boxOf(other)]
    expect(Math.abs(left.y - right.y)).toBeLessThan(4)
    expect(right.x).toBeGreaterThanOrEqual(left.x + left.width - 1)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  // a phone has the difference in a line, and both sheets on demand
  await expect(other).toBeHidden()
  await expect(compared.getByText(difference).filter({ visible: true })).toHaveCount(1)
  await compared.getByRole('button', { name: 'Side by side' }).click()
  await expect.poll(async () => (await boxOf(other)).y - (await boxOf(here)).y).toBeGreaterThan(300)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

const products = ['shower-glass', 'mirrors', 'commercial', 'staircases', 'glass-styles']

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
]

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('a rail begins in the first screen, over no plate, and Sandra’s button keeps to the margin', async ({
      page,
    }) => {
      for (const product of products) {
        await page.goto(`/products/${product}`)
        await settle(page)
        const rail = await boxOf(page.locator('.rail-sheet'))
        expect(rail.y + 60, product).toBeLessThan(viewport.height)
        const pictured = page
          .locator('main')
          .locator('.plate svg[role=img], .plate img, .comparator-stage')
          .filter({ visible: true })
        for (const plate of await pictured.all()) {
          expect(overlap(rail, await boxOf(plate)), product).toBe(false)
        }
        const button = page.getByRole('button', { name: 'Chat with Sandra' })
        if (!(await button.isVisible())) continue
        const { x } = await boxOf(button)
        expect(rail.x + rail.width, product).toBeLessThanOrEqual(x)
        if (product !== 'commercial') continue
        // as wide as the page, with every figure of it beside the button
        const figures = page.locator('.plate').first().locator('svg text').filter({ visible: true })
        for (const figure of await figures.all()) {
          const { x: left, width } = await boxOf(figure)
          expect(left + width, (await figure.textContent()) ?? '').toBeLessThanOrEqual(x)
        }
      }
    })

    // a phone has its bar
    if (viewport.width < 768) return
    test('a rail that goes along is a row of the header, as wide as the page', async ({ page }) => {
      await page.goto('/products/shower-glass')
      await settle(page)
      await page.mouse.wheel(0, 900)
      const rail = page.locator('.rail-sheet')
      await expect.poll(async () => (await boxOf(rail)).y).toBeLessThan(90)
      const header = await boxOf(page.locator('.site-header'))
      const { y, height } = await boxOf(rail)
      expect(y).toBeLessThanOrEqual(header.y + header.height + 4)
      expect(height).toBeLessThan(90)
    })
  })
}

/** Of the clock that no page can read from its cache. */
async function openFlow(page: Page, instant: string): Promise<void> {
  await page.clock.setFixedTime(new Date(instant))
  await page.goto('/get-quote?serviceType=window_replacement')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('a phone in a flow has the office’s number, by night with the hour it opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const office = page.locator('.builder-office')
  await openFlow(page, '2027-01-12T16:00:00Z')
  await expect(office.getByRole('link', { name: 'Call (214) 555-0148' })).toHaveAttribute(
    'href',
    'tel:2145550148',
  )
  await openFlow(page, '2027-01-13T03:00:00Z')
  await expect(office.getByRole('link', { name: '(214) 555-0148' })).toBeVisible()
  await expect(office.locator('.office-line')).toBeVisible()
  const opens = await office
    .locator('.office-line')
    .evaluate((line) => getComputedStyle(line, '::after').content)
  expect(opens).toContain('opens tomorrow at 8:00')
  await expect(page.getByRole('button', { name: 'Chat' })).toBeVisible()
})

test('what a cancellation means is read before anything is paid', async ({ page }) => {
  const terms = page.getByText(/^Until your glass goes into production you can cancel/)
  await signIn(page, customer)
  await priceShower(page, { width: '33' })
  await expect(terms.filter({ visible: true })).toHaveCount(1)
  await saveQuote(page)
  const pay = page.getByRole('main').getByRole('button', { name: 'Proceed to Payment' })
  await expect(pay.filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What paying now means' })).toBeVisible()
  await expect(terms.filter({ visible: true })).toHaveCount(1)
  await page.goto('/profile')
  const cancelling = page.getByText(/^If you cancel: Until your glass goes into production/)
  await expect(cancelling.first()).toBeVisible()
})

test('a product page that names days which are gone names those of the estimate a moment later', async ({
  page,
}) => {
  const last = page.locator('.dates-chapter .day-run-step').last()
  await page.goto('/products/shower-glass')
  const before = (await last.textContent()) ?? ''
  // what no hook hears of, as a visit that is booked or a hold that ends
  await sqlOfSite('update booking set make_days_most = make_days_most + 7')
  try {
    await page.goto('/products/shower-glass')
    await expect(last).not.toHaveText(before)
    await page.reload()
    await expect(last).not.toHaveText(before)
  } finally {
    await sqlOfSite('update booking set make_days_most = make_days_most - 7')
  }
})

test('a phone has total, action, days and lines of an estimate first, and one action in both places', async ({
  page,
}) => {
  await priceShower(page, { width: '33' })
  await page.setViewportSize({ width: 360, height: 740 })
  const paper = page.getByRole('article')
  const topOf = async (part: Locator) => (await boxOf(part.filter({ visible: true }).first())).y
  const order = [
    await topOf(paper.getByText(/^\$[\d,]+\.\d\d$/)),
    await topOf(paper.getByLabel('Email address')),
    await topOf(paper.getByRole('heading', { name: 'What happens next' })),
    await topOf(paper.getByRole('heading', { name: 'Schedule' })),
    await topOf(paper.getByRole('heading', { name: 'Side by side' })),
  ]
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect((await boxOf(paper)).height).toBeLessThan(4000)
  // what is folded is there once it is asked for
  await expect(paper.getByText(/on the glass and on the work/)).toBeHidden()
  await paper.getByRole('button', { name: 'Warranty' }).click()
  await expect(paper.getByText(/on the glass and on the work/)).toBeVisible()
  const bar = page.locator('.bottom-bar')
  await expect(bar.getByText(/^\$[\d,]+\.\d\d$/)).toBeInViewport()
  const figure = bar.getByText(/^\$[\d,]+\.\d\d$/)
  expect(await figure.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true)
  await bar.getByRole('link', { name: 'Email me this' }).click()
  await expect(paper.getByLabel('Email address')).toBeFocused()
})

test('who has a window to measure is led to how it is measured', async ({ page }) => {
  for (const path of ['/products/windows', '/products/glass-replacement']) {
    await page.goto(path)
    const post = page.getByRole('main').getByRole('link', { name: 'How to measure a window' })
    await expect(post).toHaveAttribute('href', /^\/posts\/how-to-measure/)
  }
})
