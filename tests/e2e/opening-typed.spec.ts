import { expect, test } from './support/test'

const handed =
  '/get-quote?serviceType=shower_glass_quote&width=36&height=80&thickness=1/2&finish=standard_clear&step=3'

test('an opening in heavy glass begins with a door that can be made, and an unreadable one stops the price', async ({
  page,
}) => {
  await page.goto(handed)
  const total = page.getByText(/^\$[\d,]+\.\d\d$/).filter({ visible: true })
  await expect(total.first()).toBeVisible()
  await expect(page.getByText('Preview paused')).toHaveCount(0)

  await expect(
    page.getByText(/Added: third standard hinge, \+\$[\d.]+ in your total/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Take it out' }).click()
  await expect(page.getByText('Preview paused').first()).toBeVisible()
  await page.getByRole('button', { name: /^Use three hinges/ }).click()
  await expect(page.getByRole('button', { name: 'Take it out' })).toBeVisible()

  const width = page.getByLabel('Opening width, inches')
  await width.fill('3x')
  await width.blur()
  await expect(page.getByText('Waiting for the opening').first()).toBeVisible()
  await expect(total).toHaveCount(0)
  await page.getByRole('button', { name: 'Hardware and options' }).click()
  await expect(page).toHaveURL(/step=3/)
  await expect(page.getByRole('link', { name: 'Go to Opening, width' })).toBeVisible()
  await expect(width).toBeFocused()
  await page.reload()
  await expect(width).toHaveValue('3x')
  await width.fill('48')
  await width.blur()
  await expect(total.first()).toBeVisible()
})

test('the focus stays with the panels when one is added or removed by keyboard', async ({
  page,
}) => {
  await page.goto(handed)
  await page.getByRole('button', { name: 'Add panel 3' }).press('Enter')
  await expect(page.locator('#panel-3')).toBeFocused()
  await page.getByRole('button', { name: 'Remove Panel 3' }).press('Enter')
  await expect(page.locator('#panel-2')).toBeFocused()
})

test('a size that nobody can read is read again in one tap, and the opening holds, or says what it was', async ({
  page,
}) => {
  await page.goto(handed)
  const opening = page.getByLabel('Opening width, inches')
  const width = page.getByLabel('Panel 2 width, inches')
  await width.fill('26 q/9')
  await width.blur()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One size to read again.')
  await expect(page.getByText(/Type it like 28, 28\s5\/8 or 28\.625\./)).toBeVisible()
  await expect(opening).toHaveValue('36')
  await page.getByRole('button', { name: '26', exact: true }).click()
  await expect(width).toHaveValue('26')
  await expect(width).toBeFocused()

  await width.fill('40')
  await width.blur()
  await expect(page.getByText('Follows the panels: it was 36 in.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep 36' }).click()
  await expect(opening).toHaveValue('36')
  await expect(page.getByText('Follows the panels')).toHaveCount(0)
})
