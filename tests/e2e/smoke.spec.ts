import { expect, test } from './support/test'

test('the home page opens the quote builder with what was typed', async ({ page }) => {
  await page.goto('/')
  const entry = page.getByRole('form', { name: 'Start a price' })
  await entry.getByLabel('What').selectOption('Shower enclosure')
  await entry.getByLabel('Width').fill('36 5/8')
  await entry.getByLabel('Height').fill('76')
  await entry.getByRole('button', { name: 'Open the builder' }).click()
  await expect(page).toHaveURL(
    /\/get-quote\?serviceType=shower_glass_quote&width=36\+5%2F8&height=76&step=3$/,
  )
})

test('the explanation of thicknesses opens from the keyboard, though its code comes late', async ({
  page,
}) => {
  await page.goto('/products/glass-styles')
  const button = page.getByRole('button', { name: 'What monolithic, IG and OA mean' }).first()
  await button.focus()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expect(button).toBeFocused()
})

test('a connection stays open for longer than a proxy keeps one', async ({ request }) => {
  const answer = await request.get('/api/health')
  expect(answer.headers()['keep-alive']).toBe('timeout=75')
})
