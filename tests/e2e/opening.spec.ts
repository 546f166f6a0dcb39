import type { Locator, Page } from '@playwright/test'
import { layoutShift } from './support/site'
import { expect, test } from './support/test'

const tagOf = (page: Page) => page.getByRole('banner').getByRole('group', { name: 'Your opening' })
const entryOf = (page: Page) => page.getByRole('form', { name: 'Start a price' })

async function typeAtHome(page: Page, width: string, height: string): Promise<void> {
  await page.goto('/')
  await entryOf(page).getByLabel('Width').fill(width)
  await entryOf(page).getByLabel('Height').fill(height)
  await expect(tagOf(page)).toContainText(`${width} × ${height} in`)
}

test('what is no size is said at its field, once that is left', async ({ page }) => {
  await page.goto('/')
  const width = entryOf(page).getByLabel('Width')
  const alert = entryOf(page).getByRole('alert')
  await width.fill('banana')
  await expect(entryOf(page)).toContainText('The price follows your sizes.')
  await expect(alert).toHaveCount(0)
  await width.press('Tab')
  await expect(alert).toHaveText('This is not a size')
  await expect(width).toHaveAccessibleDescription(/This is not a size/)
  await expect(entryOf(page).locator('svg').first()).not.toContainText('banana')
  await width.fill('36 5/8')
  await expect(alert).toHaveCount(0)
})

test('an opening goes along: home, header, builder, product, glass styles, reload, another tab', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(tagOf(page)).toHaveCount(0)
  await typeAtHome(page, '36 5/8', '76')
  await expect(entryOf(page)).toContainText('$1,035.76')

  await page.goto('/get-quote?serviceType=shower_glass_quote')
  await expect(page.getByRole('status').filter({ hasText: 'Preview: $1,035.76' })).toBeAttached()
  await page.getByRole('button', { name: /^3\/8 inch/ }).click()
  await page.getByRole('button', { name: /^Standard clear/ }).click()
  await expect(page.getByLabel('Opening width, inches')).toHaveValue('36 5/8')
  await expect(page.getByLabel('Opening height, inches')).toHaveValue('76')
  // the door that every page draws, and what stands fixed beside it
  await expect(page.getByRole('region', { name: 'Panel 1' })).toContainText('10 5/8 × 76 in')
  await expect(page.getByRole('region', { name: 'Panel 2' })).toContainText('26 × 76 in')
  await page.getByLabel('Opening width, inches').fill('40')
  await page.keyboard.press('Enter')
  await expect(tagOf(page)).toContainText('40 × 76 in')

  await page.goto('/products/glass-replacement')
  await expect(tagOf(page)).toContainText('40 × 76 in')
  const rail = page.getByRole('form', { name: 'Price this opening' })
  await expect(rail.getByLabel('Width')).toHaveValue('40')
  await expect(rail.getByText(/^\$[\d,.]+$/)).toBeVisible()

  await page.goto('/products/glass-styles')
  await page.getByRole('tab', { name: 'Privacy and texture' }).click()
  const rain = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Rain' }) })
  await expect(rain).toContainText('yours at 40 × 76 in: $1,414.02')

  const change = tagOf(page).getByRole('button', { name: /^Change your opening/ })
  // down the page its strip is out of sight until the focus comes to it
  await change.focus()
  await change.click()
  const editor = page.getByRole('dialog', { name: 'Your opening' })
  await editor.getByLabel('Width').fill('36')
  await editor.getByRole('button', { name: '5/8' }).click()
  await expect(editor.getByLabel('Width')).toHaveValue('36 5/8')
  await editor.getByRole('button', { name: 'Use this size' }).click()
  await expect(editor).toBeHidden()
  await expect(rain).toContainText('$1,294.70')

  const tab = await context.newPage()
  await tab.goto('/')
  await expect(entryOf(tab).getByLabel('Width')).toHaveValue('36 5/8')
  await tagOf(tab).getByRole('button', { name: 'Clear your opening' }).click()
  await expect(tagOf(tab)).toHaveCount(0)
  await expect(entryOf(tab).getByLabel('Width')).toHaveValue('60 5/8')
  await expect(tagOf(page)).toHaveCount(0)
  await expect(rain).toContainText('36 × 76 in for example')

  await page.reload()
  await expect(tagOf(page)).toHaveCount(0)
})

test('a size that is none is refused by the tag, and the focus comes back to it', async ({
  page,
}) => {
  await typeAtHome(page, '30', '70')
  const change = tagOf(page).getByRole('button', { name: /^Change your opening, 30 by 70 inches/ })
  await change.focus()
  await page.keyboard.press('Enter')
  const editor = page.getByRole('dialog', { name: 'Your opening' })
  await editor.getByLabel('Height').fill('601')
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('alert')).toHaveText(/both sizes in inches/)
  await page.keyboard.press('Escape')
  await expect(editor).toBeHidden()
  await expect(change).toBeFocused()
  await expect(tagOf(page)).toContainText('30 × 70 in')
})

test('a rule that blocks an opening is said in place of its price', async ({ page }) => {
  await page.goto('/')
  await entryOf(page).getByLabel('Height').fill('96')
  await expect(entryOf(page)).toContainText('This panel is 96 in tall.')
  await expect(entryOf(page)).not.toContainText('$')
})

test('the width over the picture is drawn by keys, and the sheet and the builder follow', async ({
  page,
}) => {
  await page.goto('/')
  const handle = page.getByRole('slider', { name: 'Shower width' })
  await handle.focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowLeft')
  await expect(handle).toHaveAttribute('aria-valuetext', /^59\s1\/2\sinches, about \$1,770$/)
  await page.keyboard.press('Shift+ArrowRight')
  await expect(entryOf(page).getByLabel('Width')).toHaveValue('59 9/16')
  await page.keyboard.press('Home')
  await expect(handle).toHaveAttribute('aria-valuenow', '24')
  await page.keyboard.press('End')
  await expect(handle).toHaveAttribute('aria-valuenow', '60.625')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect(handle).toHaveAttribute('aria-valuenow', '60.625')

  await entryOf(page).getByLabel('Width').fill('48')
  await expect(handle).toHaveAttribute('aria-valuenow', '48')
  await page.getByRole('link', { name: 'Carry on in the builder' }).click()
  await page.getByRole('button', { name: /^3\/8 inch/ }).click()
  await page.getByRole('button', { name: /^Standard clear/ }).click()
  await expect(page.getByLabel('Opening width, inches')).toHaveValue('48')
})

test.describe('with a finger on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })

  test('the width is drawn, kept when it is let go, and the page does not scroll along', async ({
    page,
  }) => {
    await page.goto('/')
    const handle = page.getByRole('slider', { name: 'Shower width' })
    const from = await middleOf(handle)
    const touch = await page.context().newCDPSession(page)
    const at = (x: number, y: number) => ({ touchPoints: [{ x, y }] })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from.x, from.y) })
    for (let step = 1; step <= 10; step++) {
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        ...at(from.x - step * 6, from.y + step),
      })
    }
    await expect
      .poll(async () => Number(await handle.getAttribute('aria-valuenow')))
      .toBeLessThan(58)
    // it stays under the finger
    expect(Math.abs((await middleOf(handle)).x - (from.x - 60))).toBeLessThan(12)
    await expect(tagOf(page)).toHaveCount(0)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(tagOf(page)).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('both buttons stand above the bar, and a number pad gets its fractions', async ({
    page,
  }) => {
    await page.goto('/')
    const bar = await page
      .getByRole('navigation', { name: 'Call, text, chat or get a quote' })
      .boundingBox()
    for (const name of ['Get a Free Quote', 'Services']) {
      const box = await page
        .getByRole('main')
        .getByRole('link', { name, exact: true })
        .boundingBox()
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    }
    await expect(page.getByRole('link', { name: '60 5/8 × 80 in, about $1,800' })).toBeVisible()
    const width = entryOf(page).getByLabel('Width')
    await width.tap()
    await width.fill('36')
    await entryOf(page).getByRole('button', { name: '5/8' }).tap()
    await expect(width).toHaveValue('36 5/8')
    await expect(width).toBeFocused()
    await entryOf(page).getByRole('button', { name: '+ 1/16' }).tap()
    await expect(width).toHaveValue('36 11/16')
  })
})

for (const path of ['/', '/products/glass-replacement', '/products/glass-styles']) {
  test(`no more than a line on ${path} moves while the tag and the prices of an opening arrive`, async ({
    page,
  }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'opening',
        '{"width":{"text":"36 5/8","inches":36.625},"height":{"text":"76","inches":76}}',
      ),
    )
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(tagOf(page)).toContainText('36 5/8 × 76 in')
    await expect(page.getByText('$').filter({ visible: true }).first()).toBeVisible()
    // the account's links in the header come to 0.0012 by themselves
    expect(await layoutShift(page)).toBeLessThan(0.005)
  })
}

test('the code of prices is not fetched before it is wanted', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked.filter((url) => url.includes('/api/quotes/tables'))).toEqual([])
  await entryOf(page).getByLabel('Width').focus()
  await expect
    .poll(() => asked.some((url) => url.includes('/api/quotes/tables?locale=en')))
    .toBe(true)
})

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (box === null) throw new Error('It is not on the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
