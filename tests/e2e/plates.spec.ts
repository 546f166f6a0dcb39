import type { APIRequestContext } from '@playwright/test'
import { pricingTablesShape } from '@/domain/pricing/tables-shape'
import { violations } from './support/accessibility'
import { settle } from './support/site'
import { expect, test } from './support/test'

const showerPage = '/products/shower-glass'

/** What the server charges for a shower of 3/8 in clear glass. */
async function chargedFor(request: APIRequestContext, widthIn: number, heightIn: number) {
  const tables = pricingTablesShape.parse(
    await (await request.get('/api/quotes/tables?locale=en')).json(),
  )
  const glass = tables.glassTypes.find(
    ({ category, thicknessMm }) => category === 'shower' && thicknessMm === 9.525,
  )
  const answer = await request.post('/api/quotes/calculate', {
    data: {
      serviceType: 'shower_glass_quote',
      regionId: tables.regions[0]?.id,
      glassTypeId: glass?.id,
      finishId: tables.finishes.find(({ key }) => key === 'standard_clear')?.id,
      thicknessMm: 9.525,
      panels: [{ widthIn, heightIn }],
      hardware: [],
      complexityFactorId: null,
      locationFactorId: null,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { totalCost } = (await answer.json()) as { totalCost: number }
  return totalCost.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

test('the price of a product page is the server’s, as it comes and as it is typed', async ({
  page,
  request,
}) => {
  await page.goto(showerPage)
  const rail = page.getByRole('form', { name: 'Price this opening' })
  const usual = await chargedFor(request, 36.625, 76)
  await expect(rail.getByText(usual)).toBeVisible()
  // the paper further down comes to the same
  await expect(page.getByRole('main').getByText(usual)).toHaveCount(2)

  await rail.getByLabel('Width').focus()
  await page.waitForLoadState('networkidle')
  await rail.getByLabel('Width').fill('60 1/2')
  const typed = await chargedFor(request, 60.5, 76)
  await expect(rail.getByText(typed)).toBeVisible()
  await expect(page.getByRole('main').getByText(typed)).toHaveCount(2)
  await expect(page.getByRole('img', { name: /60 1\/2 inches wide/ })).toBeVisible()

  // what cannot be made has no price
  await rail.getByLabel('Height').fill('96')
  await expect(rail.getByText(/^\$/)).toHaveCount(0)
  await expect(rail.getByText(/up to 84 inches/)).toBeVisible()

  // and the size goes along
  await rail.getByLabel('Height').fill('76')
  await page.goto('/products/mirrors')
  await expect(rail.getByLabel('Width')).toHaveValue('60 1/2"')
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
