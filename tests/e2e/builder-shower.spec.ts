import { isWhole, openShowerSizes, saveQuote, sizePanel } from './support/builder'
import { customer, signIn } from './support/people'
import { expect, test } from './support/test'

test('a finish shows on the drawing while it is pointed at, and once it is chosen', async ({
  page,
}) => {
  await page.goto(
    '/get-quote?serviceType=shower_glass_quote&width=30&height=76&thickness=3/8&step=2',
  )
  const drawing = page.getByRole('img', { name: /^One panel/ })
  await expect(drawing).toBeVisible()
  const runs = drawing.locator('feDisplacementMap')
  await expect(runs).toHaveCount(0)
  await page.getByRole('button', { name: /^Rain/ }).hover()
  await expect(runs).toHaveCount(1)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(runs).toHaveCount(0)
  await page.getByRole('button', { name: /^Rain/ }).focus()
  await expect(runs).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Panel 1 width, inches')).toBeVisible()
  await expect(runs).toHaveCount(1)
})

for (const width of [768, 1440]) {
  test(`the sizes lead to how to measure, and the lists of hardware stand whole on the page, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1000 })
    await openShowerSizes(page)
    await page.getByText('How to measure', { exact: true }).click()
    await expect(page.getByRole('link', { name: /^Read more: How to measure/ })).toHaveAttribute(
      'href',
      /^\/posts\/how-to-measure-for-a-shower-door$/,
    )
    await sizePanel(page, '36', '76')
    await page
      .getByRole('button', { name: /^(Next|Hardware and options)$/ })
      .filter({ visible: true })
      .first()
      .click()
    const list = page.getByRole('list', { name: 'More for your shower' })
    await expect(list.getByText('Anti-Spot Coating')).toBeVisible()
    expect(await list.evaluate(isWhole)).toBe(true)
    // fixed glass has neither handle nor hinges
    await expect(page.getByText('Ladder pull')).toHaveCount(0)
  })
}

test('until a price can be shown, the sheet and the bar of a phone say the same', async ({
  page,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/get-quote?serviceType=shower_glass_quote')
    const shown = page.getByText('Waiting for your sizes').filter({ visible: true })
    await expect(shown.first()).toBeVisible()
    await expect(page.getByText('Preview paused')).toHaveCount(0)
  }
})

test('a size that its glass is not made in is told so, and gets no estimate', async ({ page }) => {
  await openShowerSizes(page, '&width=30&height=100')
  const said = page.getByText('Shower panels of 3/8 in glass are made up to 84 inches tall.')
  await expect(said).toBeVisible()
  await expect(page.getByText('Cannot be made like this').first()).toBeVisible()
  await page.getByRole('button', { name: 'Hardware and options' }).click()
  await expect(page.getByRole('listitem').filter({ has: said })).toBeFocused()
  await expect(page).not.toHaveURL(/step=4/)
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('an opening is shared out, its glass is said, and it comes back with the saved quote', async ({
  page,
}) => {
  await signIn(page, customer)
  await openShowerSizes(page, '&width=60&height=76')
  await expect(page.getByRole('radio', { name: 'Door and panel' })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Panel 1' })).toContainText(
    'glass 33 7/8 × 75 13/16',
  )
  const figure = page.getByText(/^\$\d,\d{3}\.\d\d$/).first()
  const byOpening = await figure.textContent()
  const haveGlass = page.getByLabel('I have the glass sizes')
  await haveGlass.check()
  await expect(page.getByRole('region', { name: 'Panel 1' })).not.toContainText('glass 33')
  await expect(figure).toHaveText(byOpening ?? '')
  await haveGlass.uncheck()

  await page.getByLabel('Opening width, inches').fill('58')
  await page.getByLabel('Opening width, inches').press('Enter')
  await expect(page.getByRole('region', { name: 'Panel 1' })).toContainText(
    'glass 31 7/8 × 75 13/16',
  )
  await expect(page.getByRole('region', { name: 'Panel 2' })).toContainText('glass 25 5/8 × 75 5/8')
  await expect(page.getByText('We measure before we cut.')).toBeVisible()
  await page.getByRole('button', { name: 'Hardware and options' }).click()
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  const paper = page.getByRole('article')
  await expect(paper).toContainText(
    /Opening: Panel\s1: 32\s×\s76\sin, Panel\s2: 26\s×\s76\sin; glass to make: 31/,
  )
  await expect(paper).toContainText('We measure before we cut')
  const number = await saveQuote(page)
  const id = Number(number.slice(2))
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`/get-quote?quote_id=${id}`)
  await expect(page.getByRole('article')).toContainText(/Opening: Panel\s1: 32\s×\s76\sin/)
})
