import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test'

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  for (const { path, pair } of [
    {
      path: '/contact',
      pair: (page: Page) => [heading(page, 'Get In Touch'), heading(page, 'Send Us a Message')],
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
