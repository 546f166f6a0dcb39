import { customer, signIn } from './support/people'
import { expect, test } from './support/test'

test('two panes are priced as lines of their own, saved, and there again after a reload', async ({
  page,
}) => {
  await signIn(page, customer)
  await page.goto('/get-quote?serviceType=window_replacement')
  await page.getByRole('button', { name: /^One pane/ }).click()
  await page.getByRole('button', { name: /^1\/4″/ }).click()
  await page.getByLabel('Width, inches').fill('24 1/2')
  await page.getByLabel('Height, inches').fill('30 1/4')
  await expect(page.getByRole('link', { name: /^Read more: How to measure/ })).toHaveAttribute(
    'href',
    /\/posts\/how-to-measure-a-window$/,
  )
  const question = page.getByRole('heading', { level: 1 })
  await expect(question).toHaveText('How big is the pane?')
  await page.getByRole('button', { name: 'Add another pane' }).click()
  await expect(question).toHaveText('How big are the panes?')
  const second = page.getByRole('region', { name: 'Pane B' })
  await expect(second.getByLabel('Pane B Height, inches')).toHaveValue('30 1/4')
  await second.getByLabel('Pane B Width, inches').fill('wide')
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  await expect(page.getByRole('link', { name: 'Go to Pane B, width' })).toBeVisible()

  await page.reload()
  await expect(second.getByLabel('Pane B Width, inches')).toHaveValue('wide')
  await second.getByRole('button', { name: 'I can’t measure pane B' }).click()
  const range = page.getByRole('region', { name: 'We measure all of them for you' })
  await expect(range.getByText(/^\$[\d,]+0 to \$[\d,]+0$/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Calculate Quote' })).toBeDisabled()
  await second.getByLabel('Pane B Width, inches').fill('20')
  await expect(range).toHaveCount(0)

  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  const schedule = page.getByRole('region', { name: 'Schedule' })
  await expect(schedule.getByRole('row', { name: /^Pane A: .*24 1\/2/ })).toBeVisible()
  await expect(schedule.getByRole('row', { name: /^Pane B: .*20 × 30 1\/4/ })).toBeVisible()
  await page.getByRole('button', { name: 'Save Quote' }).first().click()
  await expect(page.getByRole('region', { name: 'Quote Saved' })).toContainText(/Q-\d{6}/)
  await page.reload()
  await expect(schedule.getByRole('row', { name: /^Pane B: / })).toBeVisible()

  await page.getByRole('button', { name: 'Back to Dimensions' }).first().click()
  await page.getByRole('button', { name: 'Remove pane A' }).click()
  await expect(page.getByLabel('Width, inches', { exact: true })).toHaveValue('20')
  await expect(page.getByRole('button', { name: 'Add another pane' })).toBeFocused()
})
