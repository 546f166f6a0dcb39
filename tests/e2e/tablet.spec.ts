import type { Locator, Page } from '@playwright/test'
import { openShowerSizes, sizePanel } from './support/builder'
import { expect, test } from './support/test'

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  for (const { path, pair } of [
    {
      path: '/contact',
      pair: (page: Page) => [
        page.getByRole('heading', { level: 1 }),
        heading(page, 'Send Us a Message'),
      ],
    },
    {
      path: '/about',
      pair: (page: Page) => [
        page.getByRole('heading', { level: 1 }),
        page.locator('figure').first(),
      ],
    },
    {
      path: '/services',
      pair: (page: Page) => [
        page.getByRole('article').first().locator('img'),
        heading(page, 'Custom shower doors'),
      ],
    },
    {
      path: '/products/shower-glass',
      pair: (page: Page) => [
        page.locator('.plate img').first(),
        page.locator('.plate svg[role="img"]').filter({ visible: true }).first(),
      ],
    },
  ]) {
    test(`${path} stands in two columns`, async ({ page }) => {
      await page.goto(path)
      const [left, right] = await Promise.all(pair(page).map(boxOf))
      if (!left || !right) throw new Error('a pair is two')
      expect(right.x).toBeGreaterThanOrEqual(left.x + left.width - 1)
      expect(right.y).toBeLessThan(left.y + left.height)
      expect(left.y).toBeLessThan(right.y + right.height)
    })
  }
})

test.describe('on a small laptop', () => {
  test.use({ viewport: { width: 1024, height: 768 } })

  test('every service, and what sends a message, stand in the first screen', async ({ page }) => {
    await page.goto('/services')
    const last = await boxOf(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Stairs and railings/ })
        .first(),
    )
    expect(last.y + last.height).toBeLessThanOrEqual(768)
    await page.goto('/contact')
    const send = await boxOf(page.getByRole('main').getByRole('button', { name: /^Send/ }))
    expect(send.y + send.height).toBeLessThanOrEqual(768)
  })
})

test.describe('on a tablet, the builder', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('has its drawing and the price beside the steps, in sight all the way down', async ({
    page,
  }) => {
    await openShowerSizes(page)
    await sizePanel(page, '36 5/8', '76')
    const sheet = page.locator('.drawn').filter({ visible: true })
    await expect(sheet.getByText(/^\$[\d,.]+$/)).toBeVisible()
    const field = await boxOf(page.getByLabel('Panel 1 width, inches'))
    expect((await boxOf(sheet)).x).toBeGreaterThanOrEqual(field.x + field.width)
    await page.getByRole('button', { name: 'Back to finish' }).scrollIntoViewIfNeeded()
    await expect(sheet.getByText(/^\$[\d,.]+$/)).toBeInViewport()
    // one bar: to talk at its left, and the way on at its right
    const on = page.getByRole('button', { name: 'Next', exact: true })
    await expect(on).toHaveCount(1)
    await page.getByRole('heading', { level: 1 }).click()
    const chat = await page.getByRole('button', { name: 'Chat' }).last().boundingBox()
    const next = await on.boundingBox()
    expect(Math.abs((chat?.y ?? 0) - (next?.y ?? 99))).toBeLessThan(20)
  })

  test('has the total beside the drawing of its estimate', async ({ page }) => {
    await openShowerSizes(page)
    await sizePanel(page, '36 5/8', '76')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('button', { name: 'Calculate', exact: true }).click()
    const drawing = await boxOf(
      page.getByRole('article').locator('svg[role="img"]').filter({ visible: true }).first(),
    )
    const mail = await boxOf(page.getByRole('button', { name: 'Email me this' }))
    expect(mail.x).toBeGreaterThan(drawing.x + drawing.width - 1)
    expect(mail.y).toBeLessThan(900)
  })

  test('and the links of the footer stand in columns', async ({ page }) => {
    await page.goto('/contact')
    const footer = page.getByRole('contentinfo')
    const [quick, services] = await Promise.all(
      ['Quick links', 'Services'].map((name) =>
        boxOf(footer.getByRole('navigation', { name, exact: true })),
      ),
    )
    expect(services?.y).toBe(quick?.y)
    expect(services?.x).toBeGreaterThan((quick?.x ?? 0) + 100)
  })
})

for (const width of [360, 768, 1440]) {
  test(`the map shows the whole of the service area at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/contact')
    const area = page.locator('svg ellipse')
    await area.scrollIntoViewIfNeeded()
    const inside = await area.evaluate((ellipse) => {
      const whole = ellipse.getBoundingClientRect()
      const map = ellipse.closest('svg')?.parentElement?.getBoundingClientRect()
      return (
        map !== undefined &&
        whole.top >= map.top &&
        whole.bottom <= map.bottom &&
        whole.left >= map.left &&
        whole.right <= map.right
      )
    })
    expect(inside).toBe(true)
  })

  test(`each commercial service is drawn at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/products/commercial')
    const services = page.getByRole('listitem').filter({
      has: page.getByRole('link', { name: /^Request a Quote/ }),
    })
    await expect(services).toHaveCount(12)
    for (const service of await services.all()) {
      await service.scrollIntoViewIfNeeded()
      const drawing = service.locator('svg').first()
      await expect(drawing).toBeVisible()
      expect((await boxOf(drawing)).width).toBeGreaterThan(80)
    }
  })
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

async function boxOf(part: Locator) {
  await part.scrollIntoViewIfNeeded()
  const box = await part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y: y + window.scrollY, width, height }
  })
  return box
}

for (const height of [768, 600]) {
  test.describe(`on a tablet held sideways, ${height} px high`, () => {
    test.use({ viewport: { width: 1024, height } })

    test('home has its words, both ways on and the width of the glass in the first screen', async ({
      page,
    }) => {
      await page.goto('/')
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      for (const name of ['Get a Free Quote', 'Explore Services']) {
        await expect(main.getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 })
      }
      await expect(page.getByRole('slider').first()).toBeInViewport({ ratio: 1 })
    })
  })
}
