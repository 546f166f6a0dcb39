import { pricingTablesShape } from '@/domain/pricing/tables-shape'
import { admin } from './support/people'
import { openOffice } from './support/office'
import { violations } from './support/accessibility'
import { settle } from './support/site'
import { expect, test } from './support/test'

const showerPage = '/products/shower-glass'

test('the figure of a product page is the one that the server would charge', async ({
  page,
  request,
}) => {
  await page.goto(showerPage)
  const tables = pricingTablesShape.parse(
    await (await request.get('/api/quotes/tables?locale=en')).json(),
  )
  const glass = tables.glassTypes.find(
    ({ category, thicknessMm }) => category === 'shower' && thicknessMm === 9.525,
  )
  const finish = tables.finishes.find(({ key }) => key === 'standard_clear')
  const answer = await request.post('/api/quotes/calculate', {
    data: {
      serviceType: 'shower_glass_quote',
      regionId: tables.regions[0]?.id,
      glassTypeId: glass?.id,
      finishId: finish?.id,
      thicknessMm: 9.525,
      panels: [{ widthIn: 36.625, heightIn: 76 }],
      hardware: [],
      complexityFactorId: null,
      locationFactorId: null,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { totalCost } = (await answer.json()) as { totalCost: number }
  const figure = totalCost.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  const rail = page.getByRole('form', { name: 'Price this opening' })
  await expect(rail.getByText(figure)).toBeVisible()
  // the paper further down comes to the same
  await expect(page.getByRole('main').getByText(figure)).toHaveCount(2)
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a product page shows its price and opens the builder filled in', async ({ page }) => {
    await page.goto(showerPage)
    const rail = page.getByRole('form', { name: 'Price this opening' })
    await expect(rail.getByText(/^\$[\d,]+\.\d\d$/)).toBeVisible()
    await rail.getByLabel('Width').fill('40 1/4')
    await rail.getByRole('button', { name: 'Continue this quote' }).click()
    const asked = new URL(page.url())
    expect(asked.pathname).toBe('/get-quote')
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      serviceType: 'shower_glass_quote',
      width: '40 1/4',
      height: '76',
    })
  })
})

test('a word that staff change on a plate is on the page at once', async ({
  baseURL,
  page,
  request,
}) => {
  const office = await openOffice(request, baseURL ?? '', admin)
  const row = await office.pageAt('shower-glass')
  const { body } = row as unknown as { body: object }
  const written = JSON.stringify(body)
  const changed = JSON.parse(written.replace('"Header"', '"A bar on top"')) as object
  await page.goto(showerPage)
  await expect(page.getByRole('button', { name: 'Header' }).first()).toBeVisible()
  try {
    await office.publishAgain('pages', row.id, { body: changed })
    await page.reload()
    await expect(page.getByRole('button', { name: 'A bar on top' }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Header' })).toHaveCount(0)
  } finally {
    await office.publishAgain('pages', row.id, { body: JSON.parse(written) as object })
  }
})

for (const path of [showerPage]) {
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
