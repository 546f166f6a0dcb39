import { violations } from './support/accessibility'
import { officePerson, signInByRequest, staff } from './support/people'
import { expect, test } from './support/test'

test('the office sees what became of quotes, and opens those of a figure', async ({
  page,
  baseURL,
}) => {
  await signInByRequest(page.request, baseURL ?? '', officePerson)
  await page.goto('/admin/friday')
  await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible()
  expect(await violations(page, { within: '.friday' })).toEqual([])
  const sent = page.getByRole('row', { name: /^Sent/ }).getByRole('link').first()
  const count = Number(await sent.innerText())
  expect(count).toBeGreaterThan(0)
  await sent.click()
  await expect(page).toHaveURL(/\/admin\/collections\/quotes\?/)
  await expect(page.getByText(new RegExp(`^1-\\d+ of ${count}$`))).toBeVisible()
})

test('who answers inquiries alone sees nothing of it', async ({ page, baseURL }) => {
  await signInByRequest(page.request, baseURL ?? '', staff)
  await page.goto('/admin/friday')
  await expect(page.getByText('Those who work with customers see')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Friday' })).toHaveCount(0)
})
