import type { OpeningWork } from '@/domain/pricing/opening-request'
import { violations } from './support/accessibility'
import { chargedAt } from './support/charged'
import { settle } from './support/site'
import { expect, test } from './support/test'

const showerPage = '/products/shower-glass'

/** What each product page prices; null where it says the day of a survey instead. */
const plates: [path: string, work: OpeningWork | null][] = [
  [showerPage, { service: 'shower_glass_quote' }],
  ['/products/mirrors', { service: 'mirrors_tabletops_quote' }],
  ['/products/windows', { service: 'window_replacement' }],
  ['/products/doors', { service: 'door_replacement' }],
  ['/products/shelves', { service: 'mirrors_tabletops_quote', category: 'tabletop' }],
  ['/products/staircases', null],
  ['/products/commercial', null],
  ['/products/office-partitions', null],
  ['/products/other', null],
  [
    '/products/glass-wall',
    { service: 'other_new_installation', category: 'specialty', thicknessMm: 12.7 },
  ],
  ['/products/glass-furniture', { service: 'mirrors_tabletops_quote', category: 'tabletop' }],
  ['/products/glass-replacement', { service: 'window_replacement' }],
  ['/products/glass-styles', { service: 'shower_glass_quote' }],
]

test('every product page has one name, named drawings, room at 320 px and the server’s price', async ({
  page,
  request,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 740 })
  const heading = page.getByRole('heading', { level: 1 })
  const seen = new Set<string>()
  for (const [index, [path, work]] of plates.entries()) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(heading).toHaveCount(1)
      for (const drawing of await page.locator('main svg[role=img]').all()) {
        expect(await drawing.getAttribute('aria-label')).toMatch(/\w+ \w+ \w+/)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      const first = page.locator('.plate svg[role=img], .comparator-whole').first()
      if (path !== '/products/mirrors') {
        const drawn = (await first.getAttribute('aria-label')) ?? path
        expect(seen.has(drawn), `${path} opens as another page does`).toBe(false)
        seen.add(drawn)
      }
      if (work === null) {
        await expect(page.getByText(/^We survey by \w{3}, \w{3} \d+$/)).toBeVisible()
        await expect(page.getByRole('form', { name: 'Price this opening' })).toHaveCount(0)
        return
      }
      const rail = page.getByRole('form', { name: 'Price this opening' })
      await rail.locator('[name=width]').focus()
      await page.waitForLoadState('networkidle')
      const widthIn = 28.25 + index
      await rail.locator('[name=width]').fill(`${28 + index} 1/4"`)
      await rail.locator('[name=height]').fill('70"')
      const charged = await chargedAt(request, work, { widthIn, heightIn: 70 })
      await expect(rail.getByText(charged)).toBeVisible()
    })
  }
})

test('on a phone the price goes along once its place is out of view, and ends where the page does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(showerPage)
  const rail = page.getByRole('form', { name: 'Price this opening' })
  const price = rail.locator('.money')
  const figure = (await price.first().textContent()) ?? 'no price'
  const goOn = rail.getByRole('button', { name: 'Continue', exact: true })
  await expect(goOn).toHaveCount(0)
  await page.getByRole('heading', { name: 'How tall it can go' }).scrollIntoViewIfNeeded()
  await expect(goOn).toBeInViewport()
  await expect(price.last()).toBeInViewport()
  await expect(price.last()).toHaveText(figure)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(goOn).toHaveCount(0)
  await page.getByRole('heading', { name: 'How tall it can go' }).scrollIntoViewIfNeeded()
  await goOn.click()
  await expect(page).toHaveURL(/\/get-quote\?/)
})

test('two finishes are compared by keyboard, and a third is chosen', async ({ page }) => {
  await page.goto(showerPage)
  const line = page.getByRole('slider', { name: /Standard clear/ })
  const stage = line.locator('xpath=..')
  await line.focus()
  await line.press('ArrowRight')
  await expect(line).toHaveValue('52')
  expect(await stage.evaluate((each) => each.style.getPropertyValue('--split'))).toBe('52%')
  await line.press('Home')
  expect(await stage.evaluate((each) => each.style.getPropertyValue('--split'))).toBe('0%')
  await line.press('End')
  expect(await stage.evaluate((each) => each.style.getPropertyValue('--split'))).toBe('100%')

  const rain = page.getByRole('radio', { name: /Rain/ })
  await expect(rain).toBeChecked()
  await rain.focus()
  await rain.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: /Acid etch/ })).toBeChecked()
  await expect(stage.getByText('Acid etch')).toBeVisible()
  await expect(stage.getByText('Rain')).toBeHidden()
})

test('without scripts a product page shows its price and opens the builder filled in', async ({
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await plain.newPage()
  await page.goto(showerPage)
  const rail = page.getByRole('form', { name: 'Price this opening' })
  await expect(rail.getByText(/^\$[\d,]+\.\d\d$/)).toBeVisible()
  await rail.getByLabel('Width').fill('40 1/4')
  await rail.getByRole('button', { name: 'Continue this quote' }).click()
  await page.waitForURL('**/get-quote?*')
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    serviceType: 'shower_glass_quote',
    width: '40 1/4',
    height: '76',
  })
  await plain.close()
})

for (const path of [showerPage, '/products/mirrors', '/products/hardware']) {
  test(`${path} has nothing that axe complains of, nor a figure that the drawing lacks words for`, async ({
    page,
  }) => {
    await page.goto(path)
    await settle(page)
    expect(await violations(page)).toEqual([])
    for (const drawing of await page.locator('main svg[role=img]').all()) {
      expect(await drawing.getAttribute('aria-label')).toMatch(/\w+ \w+ \w+/)
    }
  })
}

test('a table is drawn as it is chosen, and plain again', async ({ page }) => {
  await page.goto('/products/glass-furniture')
  const drawn = page.locator('.plate').getByRole('img').filter({ visible: true })
  const plain = (await drawn.first().getAttribute('aria-label')) ?? ''
  await page.getByRole('radio', { name: 'Racetrack' }).check()
  await expect(drawn.first()).toHaveAttribute('aria-label', /racetrack/i)
  await page.getByRole('radio', { name: 'Rectangle' }).check()
  await expect(drawn.first()).toHaveAttribute('aria-label', plain)
  await page.getByRole('slider').first().press('End')
  await expect(page.getByRole('status').filter({ hasText: /^8/ })).toBeVisible()
})

test('on a phone a table is seen with all that is chosen of it, above the bars', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/products/glass-furniture')
  await settle(page)
  const table = await page
    .locator('.plate')
    .getByRole('img')
    .filter({ visible: true })
    .boundingBox()
  const corners = await page.getByRole('slider').boundingBox()
  if (table === null || corners === null) throw new Error('nothing is drawn')
  const [header, bars] = [66, 122]
  expect(corners.y + corners.height - table.y).toBeLessThanOrEqual(800 - header - bars)
})

test('a storefront is drawn for a range from its page, before anybody comes', async ({ page }) => {
  await page.goto('/products/commercial')
  await page.getByRole('link', { name: 'Draw your storefront and see its range' }).click()
  await expect(page).toHaveURL(/\/get-quote\?.*product=storefronts/)
})

test('a window is drawn as what its price is of, in the thickness that is chosen', async ({
  page,
  request,
}) => {
  await page.goto('/products/windows')
  const main = page.getByRole('main')
  const drawn = (name: RegExp) => main.getByRole('img', { name }).filter({ visible: true })
  const inItsFrame = (glass: string) => new RegExp(`^${glass} in its frame`)
  await expect(drawn(inItsFrame('A sealed unit of two panes'))).toHaveCount(1)
  await main.getByRole('button', { name: /: Two panes with Low-E$/ }).click()
  await expect(drawn(inItsFrame('A sealed unit of two panes with a Low-E coating'))).toHaveCount(1)
  await main.getByRole('button', { name: /: Two panes, sealed$/ }).click()
  const rail = page.getByRole('form', { name: 'Price this opening' })
  await rail.getByLabel('Thickness').selectOption('3/4 in')
  const work: OpeningWork = {
    ...{ service: 'window_replacement', category: 'insulated', thicknessMm: 19.05 },
  }
  const charged = await chargedAt(request, work, { widthIn: 36, heightIn: 54 })
  await expect(rail.getByText(charged)).toBeVisible()
  await expect(drawn(inItsFrame('A sealed unit of two panes'))).toContainText('3/4″')
})

test('a shower is drawn in the finish that is picked', async ({ page }) => {
  await page.goto('/products/shower-glass')
  const blurred = page.locator('.plate svg[role="img"] filter feGaussianBlur')
  await expect(blurred).toHaveCount(0)
  await page.locator('.comparator-choice', { hasText: 'Acid etch' }).click()
  await expect(blurred.first()).toBeAttached()
})
