import { expect, test } from '@playwright/test'

test('the home page leads to the quote builder', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Price it now' }).click()
  await expect(page).toHaveURL(/\/get-quote$/)
})
