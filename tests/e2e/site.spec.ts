import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import {
  collectLinks,
  layoutShift,
  publicPages as pages,
  quietConsole,
  settle,
} from './support/site'

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

for (const [language, prefix] of [
  ['English', ''],
  ['Spanish', '/es'],
] as const) {
  test(`everybody can use the ${language} pages, wide and narrow`, async ({ page }) => {
    test.setTimeout(400_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const broken: string[] = []
    for (const path of [...pages, '/not-a-page']) {
      const address = path === '/' ? prefix || '/' : `${prefix}${path}`
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 900 })
        const found = await violations(page)
        broken.push(...found.map((words) => `${address} at ${width} px: ${words}`))
      }
      await page.setViewportSize({ width: 320, height: 700 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide > 320) broken.push(`${address} scrolls sideways on the narrowest phone: ${wide} px`)
    }
    expect(broken).toEqual([])
  })
}

test('no accessibility rule is broken in what opens', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })

  await page.goto('/')
  await page.getByRole('button', { name: 'Products' }).click()
  await page.getByRole('menuitem', { name: 'More Categories' }).hover()
  await expect(page.getByRole('menuitem', { name: 'Glass Walls' })).toBeVisible()
  expect(await violations(page, outsideLandmarks), 'products menu').toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^View/ }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violations(page), 'viewer of the home page').toEqual([])

  await page.goto('/ar-try-on')
  await page.getByRole('button', { name: 'Upload Scene (Mockup)' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Augmented Reality Feature' })).toBeVisible()
  expect(await violations(page), 'notice of the try-on').toEqual([])
  await page.getByRole('button', { name: 'Understood' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()

  await page.goto('/services')
  await page.getByText('How much will my glass cost?').click()
  expect(await violations(page), 'an open question').toEqual([])

  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.locator('summary', { hasText: 'Products' }).click()
  await page.locator('summary', { hasText: 'More Categories' }).click()
  expect(await violations(page), 'menu of the phone').toEqual([])
})

test('the menus work from the keyboard alone', async ({ page }) => {
  await page.goto('/about')
  await settle(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const products = page.getByRole('button', { name: 'Products' })
  await tabTo(page, products)
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu').first()
  await expect(menu).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Product Info & Guides' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('menuitem', { name: 'Glass Styles' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(products).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\/windows$/)
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('the menu of the phone closes on Escape, on a link and on a new page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await settle(page)
  const open = page.getByRole('button', { name: 'Open menu' })
  await open.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Gallery' }).press('Enter')
  await expect(page).toHaveURL(/\/gallery$/)
  await expect(menu).toBeHidden()
})

test('the header turns translucent once the page has moved 20 px', async ({ page }) => {
  await page.goto('/about')
  await settle(page)
  const bar = page.locator('header > div').nth(1)
  const shadow = () => bar.evaluate((element) => getComputedStyle(element).boxShadow)
  await page.evaluate(() => window.scrollTo(0, 19))
  await page.waitForTimeout(300)
  expect(await shadow()).not.toContain('40px')
  await page.evaluate(() => window.scrollTo(0, 40))
  await expect.poll(shadow).toContain('40px')
})

test('a project of the gallery opens, can be sent, and lets go of page and focus', async ({
  page,
}) => {
  await page.goto('/gallery')
  await settle(page)
  const filters = page.getByRole('group', { name: 'Filter by category' })
  await filters.getByRole('button', { name: 'Mirrors' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/gallery\?filter=mirrors$/)
  await expect(filters.getByRole('button', { name: 'Mirrors' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const card = page.getByRole('main').getByRole('listitem').getByRole('button').first()
  await card.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/gallery\?filter=mirrors&project=\d+$/)
  const address = page.url()
  const title = (await dialog.getByRole('heading').textContent()) ?? ''
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
  for (let step = 0; step < 4; step += 1) {
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

  await page.goto(address)
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
})

test('the gallery says that it loads, and that a category has nothing', async ({ page }) => {
  await page.route('**/api/gallery-items?**', async (route) => {
    await new Promise((done) => setTimeout(done, 600))
    await route.fulfill({ json: { docs: [] } })
  })
  await page.goto('/gallery')
  await settle(page)
  await page.getByRole('button', { name: 'Mirrors', exact: true }).click()
  await expect(page.getByText('Loading Projects...')).toBeVisible()
  await expect(page.getByText('No Projects Found')).toBeVisible()
})

test('the gallery tells of a failed read and keeps what it has', async ({ page }) => {
  await page.route('**/api/gallery-items?**', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/gallery')
  await settle(page)
  await page.getByRole('button', { name: 'Mirrors', exact: true }).click()
  await expect(page.getByText('Error fetching gallery data')).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('listitem').getByRole('button').first(),
  ).toBeVisible()
})

test('the contact form keeps what was typed when sending fails, and thanks when it does not', async ({
  page,
}) => {
  await page.goto('/contact?service=emergency')
  await settle(page)
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Emergency Services')
  await page.getByLabel('Full Name').fill('Avery Example')
  await page.getByLabel('Email Address').fill('avery.example@example.com')
  await page.getByLabel('Message', { exact: true }).fill('A broken pane, ground floor.')
  await page.route('**/api/inquiries/contact', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Error Sending Message')).toBeVisible()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    'A broken pane, ground floor.',
  )
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message Sent Successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
})

test('the design form names what is missing and thanks for the idea', async ({ page }) => {
  await page.goto('/products/glass-furniture')
  await settle(page)
  await page.getByRole('button', { name: 'Send Your Idea' }).click()
  await expect(page.getByText('This field is required.')).toHaveCount(2)
  await expect(page.getByText('Name is required.')).toBeVisible()
  await expect(page.getByText('A valid email is required.')).toBeVisible()
  await expect(page.getByLabel('Where will it stand?')).toBeFocused()
  await page.getByLabel('What do you envision?').selectOption('Other (please specify)')
  await page.getByLabel('Please specify').fill('A lamp')
  await page.getByLabel('Where will it stand?').fill('Hall')
  await page.getByLabel('Describe it').fill('Three rings of glass.')
  await page.getByLabel('Name', { exact: true }).fill('Avery Example')
  await page.getByLabel('Email', { exact: true }).fill('avery.example@example.com')
  await page.getByRole('button', { name: 'Send Your Idea' }).click()
  await expect(page.getByText('Idea Sent!').first()).toBeVisible()
})

test('the live map takes the place of the drawn one when it can be reached', async ({ page }) => {
  await page.route('**/api/open-map', (route) => route.fulfill({ json: { reachable: true } }))
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
  )
  await page.goto('/contact')
  await page.getByRole('heading', { name: 'Find Us Online' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 600)
  await expect(page.locator('iframe[src^="https://www.openstreetmap.org/"]')).toBeAttached()
})

/** A menu that floats is put at the end of the body, where no landmark is: a habit, not a rule of WCAG. */
const outsideLandmarks = ['region']

async function violations(page: Page, but: string[] = []): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .disableRules(but)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
}

async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard did not get there in thirty steps')
}

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
