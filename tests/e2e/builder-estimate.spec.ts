import { priceShower, saveQuote } from './support/builder'
import { customer, signIn } from './support/people'
import { expect, test } from './support/test'

test('a lost connection is said beside the button, and trying again goes on', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED.*\/api\/quotes\/(calculate|save)/)
  await signIn(page, customer)
  await page.goto('/get-quote?serviceType=window_replacement')
  await page.getByRole('button', { name: /^One pane/ }).click()
  await page.getByRole('button', { name: /^1\/4/ }).click()
  await page.getByLabel('Width, inches').fill('24')
  await page.getByLabel('Height, inches').fill('30')
  const lost = page.getByRole('alert').filter({ hasText: 'There is no connection right now.' })

  await page.route('**/api/quotes/calculate', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  await expect(lost).toContainText('Calculation Error')
  await expect(lost).toBeInViewport()
  await lost.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Estimate' })).toBeVisible()

  await page.route('**/api/quotes/save', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Save Quote' }).first().click()
  await expect(lost).toContainText('Save Error')
  await lost.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Quote Saved' })).toContainText(/Q-\d{6}/)
})

test('a saved quote has the focus, and the way to pay is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, customer)
  await priceShower(page, { width: '31' })
  await saveQuote(page)
  await expect(page.locator(':focus')).toContainText('Quote Saved')
  const pay = page.getByRole('button', { name: 'Proceed to Payment' }).first()
  const header = page.getByRole('banner')
  await expect(async () => {
    const top = (await pay.boundingBox())?.y ?? 0
    const bar = await header.boundingBox()
    expect(top).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
    expect(top).toBeLessThan(900 - 60)
  }).toPass()
})

test('the estimate says until when it holds, which warranty there is, and no wrong thickness', async ({
  page,
}) => {
  await page.goto('/get-quote?serviceType=new_window_installation&width=8&height=5')
  await expect(page.getByLabel('Glass type').locator('option:checked')).toHaveText('Insulated unit')
  const thickness = page.getByRole('group', { name: 'Thickness' })
  await expect(thickness.getByRole('radio', { name: '1 inch', exact: true })).toBeChecked()
  await thickness.getByText('Other').click()
  await page.getByLabel('How thick?').fill('1 1/8')
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  const paper = page.getByRole('article')
  await expect(paper).toContainText('Valid until')
  await expect(paper.getByRole('heading', { name: 'Warranty' })).toBeVisible()
  await expect(paper).toContainText('5 to 10 years')
  await expect(paper).toContainText('1 1/8 in thick.')
})

test('a size that one unit does not reach is priced with a word about it', async ({ page }) => {
  await page.goto('/get-quote?serviceType=new_window_installation&width=12&height=4')
  await expect(page.getByText('Larger than one insulated unit')).toBeVisible()
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  await expect(page.getByRole('article')).toContainText('Larger than one insulated unit')
})
