import type { OpeningWork } from '@/domain/pricing/opening-request'
import { chargedAt, chargedFor } from './support/charged'
import { expect, test } from './support/test'

const showerPage = '/products/shower-glass'

test('the price of a product page is the server’s, as it comes and as it is typed', async ({
  page,
  request,
}) => {
  await page.goto(showerPage)
  const rail = page.getByRole('form', { name: 'Price this opening' })
  const usual = await chargedFor(request, 36.625, 76)
  await expect(rail.getByText(usual)).toBeVisible()
  // the finish beside its picture and the paper further down come to the same
  await expect(page.getByRole('main').getByText(usual)).toHaveCount(3)

  await rail.getByLabel('Width').focus()
  await page.waitForLoadState('networkidle')
  await rail.getByLabel('Width').fill('60 1/2')
  const typed = await chargedFor(request, 60.5, 76)
  await expect(rail.getByText(typed)).toBeVisible()
  await expect(page.getByRole('main').getByText(typed)).toHaveCount(3)
  await expect(page.getByRole('img', { name: /60 1\/2 inches wide/ })).toBeVisible()

  // what cannot be made has no price
  await rail.getByLabel('Height').fill('96')
  await expect(rail.getByText(/^\$/)).toHaveCount(0)
  await expect(rail.getByText(/up to 84 inches/)).toBeVisible()

  // and the size goes along
  await rail.getByLabel('Height').fill('76')
  await page.goto('/products/mirrors')
  await expect(rail.getByLabel('Width')).toHaveValue('60 1/2')
})

test('what is made once has the price of a plain sheet, and what is bonded has none', async ({
  page,
  request,
}) => {
  const table: OpeningWork = { service: 'mirrors_tabletops_quote', category: 'tabletop' }
  const sash: OpeningWork = { service: 'window_replacement', category: 'flat' }
  await page.goto('/products/other')
  const main = page.getByRole('main')
  const top = await chargedAt(request, table, { widthIn: 60, heightIn: 30 })
  await expect(main.getByText(`Plain, 60 × 30 in: ${top}`)).toBeVisible()
  const pane = await chargedAt(request, sash, { widthIn: 14, heightIn: 12.5 })
  await expect(main.getByText(`Plain, 14 × 12 1/2 in: ${pane}`)).toBeVisible()
  await expect(main.getByText(/Priced from its drawing/)).toHaveCount(1)
})

test('a thicker shelf is priced as the server does', async ({ page, request }) => {
  await page.goto('/products/shelves')
  const rail = page.getByRole('form', { name: 'Price this opening' })
  await rail.getByLabel('Thickness').selectOption('1/2 in')
  const work: OpeningWork = {
    service: 'mirrors_tabletops_quote',
    category: 'tabletop',
    thicknessMm: 12.7,
  }
  const charged = await chargedAt(request, work, { widthIn: 36, heightIn: 12 })
  await expect(rail.getByText(charged)).toBeVisible()
  await expect(rail.getByText('Tempered tabletop 1/2″')).toBeVisible()
})

test('a mirror of another shape is told by its rectangle, and asked for with its sizes', async ({
  page,
  request,
}) => {
  await page.goto('/products/mirrors')
  const rail = page.getByRole('form', { name: 'Price this opening' })
  const shapes = rail.getByRole('group', { name: /^Shape/ })
  await expect(shapes.getByRole('radio')).toHaveCount(5)
  // what the page begins with can be bought
  await expect(shapes.getByLabel('Rectangle')).toBeChecked()
  await shapes.getByLabel('Arch').check()
  await rail.getByLabel('Width').fill('30')
  await rail.getByLabel('Height').fill('44')
  const work: OpeningWork = { service: 'mirrors_tabletops_quote' }
  const rectangle = await chargedAt(request, work, { widthIn: 30, heightIn: 44 })
  await expect(rail.getByText(rectangle)).toBeVisible()
  await expect(rail.getByText('as a rectangle')).toBeVisible()
  await expect(rail.getByText('A person quotes the arch from this.')).toBeVisible()

  // a round one has one length, and is told by the square that it is cut from
  await shapes.getByLabel('Arch').press('ArrowLeft')
  await expect(shapes.getByLabel('Round')).toBeChecked()
  await expect(rail.getByLabel('Height')).toBeHidden()
  const square = await chargedAt(request, work, { widthIn: 30, heightIn: 30 })
  await expect(rail.getByText(square)).toBeVisible()

  await shapes.getByLabel('Oval').check()
  await rail.getByRole('button', { name: 'Ask for this shape' }).click()
  await expect(page).toHaveURL(/\/contact\?/)
  await expect(page.getByLabel('Message')).toHaveValue('An oval mirror, 30" × 44".')
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Mirrors & Tabletops')

  await page.goto('/products/mirrors')
  await expect(rail.getByText('as a rectangle')).toHaveCount(0)
  await rail.getByRole('button', { name: 'Continue this quote' }).click()
  await expect(page).toHaveURL(/\/get-quote\?/)
})

test('the list of services has the server’s prices, at the visitor’s size once there is one', async ({
  page,
  request,
}) => {
  const shower: OpeningWork = { service: 'shower_glass_quote' }
  await page.goto('/services')
  const row = page.getByRole('main').getByRole('link', { name: /^Shower enclosures/ })
  await expect(row).toContainText(await chargedAt(request, shower, { widthIn: 36, heightIn: 76 }))
  await page.goto(showerPage)
  const rail = page.getByRole('form', { name: 'Price this opening' })
  await rail.getByLabel('Width').fill('34')
  const charged = await chargedAt(request, shower, { widthIn: 34, heightIn: 76 })
  await expect(rail.getByText(charged)).toBeVisible()
  await page.goto('/services')
  await expect(row).toContainText(charged)
  await expect(row).toContainText('34 × 76 in')
})

test('a finish that is picked beside its picture is the one that is priced', async ({
  page,
  request,
}) => {
  await page.goto(showerPage)
  const size = { widthIn: 36.625, heightIn: 76 }
  const rail = page.getByRole('form', { name: 'Price this opening' })
  const finishes = page.getByRole('group', { name: 'Compare finishes' })
  await finishes.getByRole('radio', { name: /^Low iron/ }).check({ force: true })
  const work: OpeningWork = { service: 'shower_glass_quote', finish: 'low_iron' }
  await expect(rail.locator('.money')).toHaveText(await chargedAt(request, work, size))
  await expect(finishes.getByRole('button', { name: /: Low iron$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await finishes.getByRole('button', { name: /: Standard clear$/ }).click()
  await expect(rail.locator('.money')).toHaveText(await chargedFor(request, 36.625, 76))
})
