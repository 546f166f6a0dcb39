import { isWhole } from './support/builder'
import { layoutShift, settle } from './support/site'
import { expect, test } from './support/test'

test('the general form names what is missing and keeps what was typed', async ({ page }) => {
  await page.goto('/get-quote?serviceType=other_new_installation')
  const width = page.getByRole('textbox', { name: /^Width/ })
  await width.fill('3.5')
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  await expect(page.getByText('Missing Information').first()).toBeVisible()
  await expect(page.getByText('Choose a glass type.')).toBeVisible()
  await expect(width).toHaveValue('3.5')
})

test('a commercial link opens the form under its product, a foreign product is not echoed', async ({
  page,
}) => {
  await page.goto('/get-quote?serviceType=commercial_inquiry&product=pivot_doors')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pivot Doors')
  await page.goto('/get-quote?serviceType=commercial_inquiry&product=free_money')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/free.money/i)).toHaveCount(0)
})

test('a mirror is offered no door hardware, and the whole list stands on the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/get-quote?serviceType=mirrors_tabletops_quote')
  const list = page.getByRole('list', { name: 'Hardware and options' })
  await expect(list.getByText('Mirror clips')).toBeVisible()
  await expect(list.getByText(/pull/i)).toHaveCount(0)
  expect(await list.evaluate(isWhole)).toBe(true)
})

test('a mirror starts with what is usual, in inches, and its extras are told as everywhere', async ({
  page,
}) => {
  await page.goto('/get-quote?serviceType=mirrors_tabletops_quote')
  const main = page.getByRole('main')
  await expect(page.getByRole('radio', { name: 'Silver mirror' })).toBeChecked()
  await expect(page.getByRole('radio', { name: '1/4 inch' })).toBeChecked()
  await expect(main).toContainText('Each figure is what your total rises by')
  await expect(main).toContainText('$3.27 per sq ft')
  await expect(main).not.toContainText(/millimet|\d mm|Choose…|\(USD\)|Complexity/)
  await page.getByText('3/16″').click()
  await page.getByRole('textbox', { name: /^Width/ }).fill('4')
  await page.getByRole('textbox', { name: /^Height/ }).fill('5')
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  await expect(page.getByRole('article')).toContainText('Silver mirror 3/16″')
})

test('an address that names a flow shows no picker and no jump on the way there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 1000 })
  let letScriptsCome = () => {}
  const held = new Promise<void>((resolve) => (letScriptsCome = resolve))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await held
    await route.continue()
  })
  const picker = page.getByRole('heading', { name: 'What needs glass?', includeHidden: true })

  await page.goto('/get-quote', { waitUntil: 'commit' })
  await expect(picker).toBeVisible()
  await page.goto('/get-quote?serviceType=shower_glass_quote', { waitUntil: 'commit' })
  await expect(picker).toBeAttached()
  await expect(picker).toBeHidden()
  letScriptsCome()
  await expect(page.getByRole('heading', { name: 'How thick is the glass?' })).toBeVisible()
  await expect(picker).toBeHidden()
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  const flow = await page.getByRole('main').boundingBox()
  const screen = page.viewportSize()
  expect(flow?.height, 'no empty screen below the flow').toBeLessThan(screen?.height ?? 0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('the kinds of a service come into view with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/get-quote')
  await page.getByRole('button', { name: /^Replacement/ }).click()
  await expect(page.getByText('What is the glass in?')).toBeFocused()
  await expect(page.getByRole('link', { name: /^Something else/ })).toBeInViewport({ ratio: 1 })
})

test('the builder reads all it needs at once, and says so when that does not come', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED.*\/api\/quotes\/tables/)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  await page.goto('/get-quote?serviceType=shower_glass_quote')
  await expect(page.getByRole('button', { name: /^3\/8 inch/ })).toBeVisible()
  await settle(page)
  expect(asked.filter((path) => path !== '/api/session')).toEqual(['/api/quotes/tables'])

  await page.route('**/api/quotes/tables?**', (route) => route.abort())
  await page.goto('/es/get-quote?serviceType=shower_glass_quote')
  await expect(page.getByText('Error al obtener pricing_tables')).toBeVisible()
  await expect(page.getByText('No llegaron los precios.')).toBeVisible()
  // by night nobody reads texts, and that way is not offered
  const ways = page.getByRole('main').getByRole('status').getByRole('link')
  expect(await ways.count()).toBeGreaterThanOrEqual(3)
})
