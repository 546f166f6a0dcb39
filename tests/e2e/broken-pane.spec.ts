import { settle } from './support/site'
import { expect, test } from './support/test'

test('who cannot measure gets a range and a visit, never a price', async ({ page }) => {
  await page.goto('/get-quote?serviceType=window_replacement')
  await settle(page)
  const main = page.getByRole('main')
  await page.getByRole('button', { name: 'I don’t know', exact: true }).click()
  const guess = page.getByRole('region', { name: 'We look at it for you' })
  const figure = guess.getByText(/^\$[\d,]+0 to \$[\d,]+0$/).first()
  await expect(figure).toBeVisible()
  const usual = await figure.textContent()
  await guess.getByText('Up to 4 × 7 ft').click()
  await expect(figure).not.toHaveText(usual ?? '')
  await expect(guess.getByRole('link', { name: 'Book a measuring visit' })).toHaveAttribute(
    'href',
    '/book-visit',
  )

  await page.getByRole('button', { name: /^One pane/ }).click()
  await expect(page.getByRole('button', { name: /^1\/8.*Double strength/ })).toBeVisible()
  await expect(main).not.toContainText(/\d mm\b/)
  await page.getByRole('button', { name: /^1\/4/ }).click()
  await page.getByRole('button', { name: 'I can’t measure it' }).focus()
  await page.keyboard.press('Enter')
  const unmeasured = page.getByRole('region', { name: 'We measure it for you' })
  await expect(unmeasured.getByText(/^\$[\d,]+0 to \$[\d,]+0$/).first()).toBeVisible()
  await expect(page.locator('.drawn').getByText(/^\$[\d,]+0 to \$[\d,]+0$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Calculate Quote' })).toBeDisabled()
})

test('what is open to the street is boarded up: the number of the emergencies', async ({
  page,
}) => {
  await page.goto('/get-quote?serviceType=window_replacement')
  await settle(page)
  const question = page.getByRole('group', { name: 'Is it open to the street right now?' })
  await expect(page.getByText('We board it up first')).toHaveCount(0)
  await question.getByText('Yes', { exact: true }).click()
  const offer = page.getByRole('status').filter({ hasText: 'We board it up first' })
  await expect(offer.getByRole('link', { name: /Call \(214\) 555-0199/ })).toHaveAttribute(
    'href',
    'tel:2145550199',
  )
  await question.getByText('No', { exact: true }).click()
  await expect(offer).toHaveCount(0)
})

test('a frosted pane with a coating has its price, and keeps both on the way back', async ({
  page,
}) => {
  await page.goto('/get-quote?serviceType=window_replacement&width=34&height=58')
  await settle(page)
  await page.getByRole('button', { name: /^Two panes/ }).click()
  await page.getByRole('button', { name: /^3\/4/ }).click()
  const figure = page.locator('.drawn').getByText(/^\$[\d,.]+$/)
  await expect(figure).toBeVisible()
  const plain = await figure.textContent()
  const surface = page.getByLabel('Surface')
  const option = surface.locator('option', { hasText: /^Acid etch, \+\$[\d,.]+$/ })
  const promised = (await option.textContent()) ?? ''
  await surface.selectOption((await option.getAttribute('value')) ?? '')
  await expect(figure).not.toHaveText(plain ?? '')
  const etched = await figure.textContent()
  const cents = (text: string | null) =>
    Math.round(Number((text ?? '').replace(/[^\d.]/g, '')) * 100)
  expect(cents(etched) - cents(plain)).toBe(cents(promised))
  await page.getByRole('button', { name: 'Add Low-E coating' }).click()
  await expect(figure).not.toHaveText(etched ?? '')
  const both = (await figure.textContent()) ?? 'no price'
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  const paper = page.getByRole('article')
  await expect(paper.getByRole('row', { name: /Low-E coating/ })).toBeVisible()
  await expect(paper.getByText(/Acid etch/).first()).toBeVisible()
  await expect(paper).toContainText(both)
  await page.reload()
  await page.goBack()
  await expect(surface.locator('option:checked')).toHaveText(/^Acid etch/)
})
