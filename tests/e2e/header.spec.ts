import type { Page } from '@playwright/test'
import { settle } from './support/site'
import { expect, test } from './support/test'

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
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: '(214) 555-0148', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Gallery' }).press('Enter')
  await expect(page).toHaveURL(/\/gallery$/)
  await expect(menu).toBeHidden()
})

for (const [prefix, otherLanguage, openMenu] of [
  ['', 'Español', 'Open menu'],
  ['/es', 'English', 'Abrir menú'],
] as const) {
  test(`the narrowest phone shows the whole header of ${prefix}/`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`${prefix}/about`)
    const header = page.getByRole('banner')
    for (const control of [
      header.getByRole('link', { name: otherLanguage }),
      header.getByRole('button', { name: openMenu }),
    ]) {
      await expect(control).toBeVisible()
      const box = await control.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(320)
    }
  })
}

for (const prefix of ['', '/es']) {
  test(`a small laptop has the office's number in the header of ${prefix}/`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-01-12T16:00:00Z'))
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto(`${prefix}/about`)
    const navigation = page.getByRole('banner').getByRole('navigation')
    await expect(navigation.getByRole('link', { name: /555-0148/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024)
  })
}

test('on a phone a flow ends with who to call, without the links of every page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/get-quote?serviceType=window_replacement')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: '(214) 555-0199' })).toBeVisible()
  await expect(footer.getByRole('navigation')).toHaveCount(0)
})

test('what has the focus at the foot of a page stands over the bar of the phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/gallery')
  await settle(page)
  const bar = page.locator('.page-bar')
  const number = page.getByRole('contentinfo').getByRole('link', { name: '(214) 555-0148' })
  await number.focus()
  await expect(async () => {
    const [link, over] = [await number.boundingBox(), await bar.boundingBox()]
    expect((link?.y ?? Infinity) + (link?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
  }).toPass()
})

test('the header turns translucent once the page has moved 20 px', async ({ page }) => {
  await page.goto('/about')
  await settle(page)
  const bar = page.locator('header > div').nth(1)
  const shadow = () => bar.evaluate((element) => getComputedStyle(element).boxShadow)
  expect(await shadow()).toBe('none')
  await page.evaluate(() => window.scrollTo(0, 40))
  await expect.poll(shadow).not.toBe('none')
  await page.evaluate(() => window.scrollTo(0, 19))
  await expect.poll(shadow).toBe('none')
})

async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard did not get there in thirty steps')
}

test('a page that does not exist tells the shop’s time too, and its header fits', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404/)
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/no-such-page', '/es/no-such-page']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-clock', /day|night/)
    await expect(page.locator('.header-number').filter({ visible: true })).toHaveCount(1)
    const quote = page.locator('header a[href$="/get-quote"]').filter({ visible: true })
    const box = await quote.boundingBox()
    expect(box?.height).toBeLessThanOrEqual(44)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1344)
  }
})
