import { settle } from './support/site'
import { expect, test } from './support/test'

test('a work opens over the row, can be sent, and lets go of page and focus', async ({ page }) => {
  await page.goto('/gallery')
  await settle(page)
  const filters = page.getByRole('group', { name: 'Filter by category' })
  const mirrors = filters.getByRole('button', { name: 'Mirrors' })
  await mirrors.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/gallery\?filter=mirrors$/)
  await expect(mirrors).toHaveAttribute('aria-pressed', 'true')
  const row = page.getByRole('list', { name: 'Works on one line' })
  const card = row.getByRole('link', { name: /^Arched vanity mirrors/ })
  await expect(card).toHaveAccessibleName(
    /Arched vanity mirrors ?\. Mirrors, Frisco, August 2026\. 70 by 40 inches, wall between included\./,
  )
  const tile = card.locator('img')
  await expect
    .poll(() =>
      tile.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    .toBe(true)
  await card.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Arched vanity mirrors' })
  await expect(dialog).toBeVisible()
  // until the large picture has come, the one of the row stands for it
  await expect(dialog.locator('.opened-fit')).toHaveCSS('background-image', /^url\(/)
  await expect(page).toHaveURL(/\/gallery\/arched-vanity-mirrors\?filter=mirrors$/)
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  }
  await expect(dialog.getByRole('link', { name: 'Discuss a Similar Project' })).toHaveAttribute(
    'href',
    '/get-quote',
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card).toBeFocused()
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden')
  await expect(page).toHaveURL(/\/gallery\?filter=mirrors$/)
})

test('a work by its own address shows its whole glass between header and floor', async ({
  page,
}) => {
  await page.goto('/gallery/rain-glass-for-a-guest-bath')
  const picture = page.locator('.opened-fit img')
  const height = page.getByText('76″', { exact: true }).locator('..')
  const [drawn, frame, line] = await Promise.all(
    [picture, page.locator('.opened-picture'), height].map((part) => part.boundingBox()),
  )
  if (!drawn || !frame || !line) throw new Error('nothing is shown')
  expect(drawn.height).toBeGreaterThanOrEqual(frame.height - 1)
  expect(drawn.width).toBeGreaterThan(frame.width / 2)
  expect(line.y).toBeGreaterThanOrEqual(frame.y)
  expect(line.y + line.height).toBeLessThanOrEqual(frame.y + frame.height)
  expect(line.height).toBeGreaterThan(frame.height / 2)
})

test('the keyboard goes along the row, and the ruler tells where it stands', async ({ page }) => {
  await page.goto('/gallery')
  await settle(page)
  const links = page.getByRole('list', { name: 'Works on one line' }).getByRole('link')
  const ruler = page.getByRole('slider', { name: 'Where the line stands' })
  await expect(ruler).toHaveAttribute('aria-valuenow', '1')
  await links.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(links.last()).toBeFocused()
  await expect(ruler).not.toHaveAttribute('aria-valuenow', '1')
  await page.keyboard.press('Home')
  await expect(links.first()).toBeFocused()
  await expect(ruler).toHaveAttribute('aria-valuenow', '1')
})

test('the dialog leads from work to work, and Back leads out of it', async ({ page }) => {
  await page.goto('/gallery')
  await settle(page)
  const row = page.getByRole('list', { name: 'Works on one line' })
  await row.getByRole('link').first().click()
  const title = page.getByRole('dialog').getByRole('heading')
  const first = (await title.textContent()) ?? ''
  await page.keyboard.press('ArrowRight')
  await expect(title).not.toHaveText(first)
  await page.getByRole('button', { name: 'Previous project' }).click()
  await expect(title).toHaveText(first)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/gallery$/)
})

test('a work is a page of its own, in both languages', async ({ page, allowErrors }) => {
  allowErrors(/404/)
  for (const [path, title] of [
    ['/gallery/arched-vanity-mirrors', 'Arched vanity mirrors'],
    ['/es/gallery/arched-vanity-mirrors', /./],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const canonical = page.locator('link[rel="canonical"]')
    await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`))
  }
  expect((await page.goto('/gallery/no-such-work'))?.status()).toBe(404)
})

test('what a filter leaves closes up, and still goes by the wheel', async ({ page }) => {
  await page.goto('/gallery')
  await settle(page)
  const row = page.getByRole('list', { name: 'Works on one line' })
  const kept = row.getByRole('listitem').filter({ hasText: 'Arched vanity mirrors' })
  const before = (await kept.boundingBox())?.x ?? 0
  await page.evaluate(() => {
    const items = document.querySelectorAll('.works-row > li')
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...args) {
      if ([...items].includes(this as HTMLLIElement)) this.setAttribute('data-slid', '')
      return animate.apply(this, args)
    }
  })
  await page
    .locator('.works')
    .getByText(/^Mirrors/)
    .click()
  await expect(kept).toHaveAttribute('data-slid', '')
  await expect.poll(async () => (await kept.boundingBox())?.x).toBeLessThan(before)
  // all of them are in view, drawn larger: there is nowhere to go
  await expect(page.getByRole('slider')).toHaveCount(0)
  await expect(page.getByText(/^Scale (1\/2|3\/4)″ = 1′/)).toBeVisible()
  // what they leave free is the visitor's own
  await expect(row.getByRole('link', { name: 'Price one at your size' })).toHaveAttribute(
    'href',
    '/get-quote?serviceType=mirrors_tabletops_quote',
  )
  expect(await row.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThan(2)
  await page
    .locator('.works')
    .getByText(/^All Projects/)
    .click()
  await expect(row.getByRole('listitem').first()).toContainText('Rain glass')
  await expect(page.getByRole('slider')).toBeVisible()
  await row.hover()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100)
})

test('the line can be turned into a grid, and stays one', async ({ page }) => {
  await page.goto('/gallery')
  await settle(page)
  await page.getByRole('button', { name: 'Show as a grid' }).click()
  await expect(page.getByRole('slider')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Show on one line' })).toBeVisible()
  await expect(page.getByText('60 3/4 × 76 in')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('every work stands in the grid and leads to its page', async ({ page }) => {
    await page.goto('/gallery', { waitUntil: 'commit' })
    const links = page.getByRole('list', { name: 'Works on one line' }).getByRole('link')
    await expect(links.filter({ visible: true })).toHaveCount(await links.count())
    await expect(links.first()).toHaveAttribute('href', /^\/gallery\/[a-z0-9-]+$/)
    await expect(page.getByRole('group', { name: 'Filter by category' })).toBeHidden()
  })
})

test('the gallery says that it loads, and that a category has nothing', async ({ page }) => {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/gallery-items?**', async (route) => {
    await released
    await route.fulfill({ json: { docs: [] } })
  })
  await page.goto('/gallery')
  await settle(page)
  await page.getByRole('button', { name: /^Mirrors/ }).click()
  await expect(page.getByText('Loading Projects...')).toBeVisible()
  release()
  await expect(page.getByText('No Projects Found')).toBeVisible()
})

test('the gallery tells of a failed read and keeps what it has', async ({ page, allowErrors }) => {
  allowErrors(/500.*\/api\/gallery-items/)
  await page.route('**/api/gallery-items?**', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/gallery')
  await settle(page)
  await page.getByRole('button', { name: /^Mirrors/ }).click()
  await expect(page.getByText('Error fetching gallery data')).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Works on one line' }).getByRole('link').first(),
  ).toBeVisible()
})

test('the ruler of the gallery stands in the first screen of a laptop, at the scale that is named', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/gallery')
  const ruler = await page.locator('.works-ruler').boundingBox()
  expect((ruler?.y ?? 900) + (ruler?.height ?? 0)).toBeLessThanOrEqual(900)
  await expect(page.getByText('Scale 5/16″ = 1′')).toBeVisible()
  await expect(page.getByText('Scale 3/8″ = 1′')).toBeHidden()
})
