import { violations } from './support/accessibility'
import { admin, officePerson, signInByRequest, staff } from './support/people'
import { expect, test } from './support/test'

test('the office sees what became of quotes, and opens those of a figure', async ({
  page,
  baseURL,
}) => {
  await signInByRequest(page.request, baseURL ?? '', officePerson)
  await page.goto('/admin/friday')
  await expect(page.getByRole('heading', { name: 'Friday: how it went' })).toBeVisible()
  expect(await violations(page, { within: '.friday' })).toEqual([])
  const sent = page.getByRole('row', { name: /^Sent/ }).getByRole('link').first()
  const count = Number(await sent.innerText())
  expect(count).toBeGreaterThan(0)
  await sent.click()
  await expect(page).toHaveURL(/\/admin\/collections\/quotes\?/)
  await expect(page.getByText(new RegExp(`^1-\\d+ of ${count}$`))).toBeVisible()
})

test('an administrator reads and fetches the taxes by place, the office is told whom to ask', async ({
  page,
  baseURL,
}) => {
  await signInByRequest(page.request, baseURL ?? '', admin)
  await page.goto('/admin/friday')
  const taxes = page.getByRole('region', { name: 'Taxes by place, this month so far' })
  await expect(
    taxes
      .getByRole('columnheader', { name: 'ZIP code of the job' })
      .or(taxes.getByText('No money came in this month.')),
  ).toBeVisible()
  expect(await violations(page, { within: '.friday' })).toEqual([])
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Taxes by place, CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.csv$/)

  await page.goto('about:blank')
  await page.context().clearCookies()
  await signInByRequest(page.request, baseURL ?? '', officePerson)
  await page.goto('/admin/friday')
  await expect(page.getByRole('heading', { name: 'Friday: how it went' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Taxes by place, CSV' })).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'ZIP code of the job' })).toHaveCount(0)
  const elsewhere = page.getByRole('region', { name: 'Taxes by place' })
  await expect(elsewhere.getByRole('link', { name: /^Ask / }).first()).toHaveAttribute(
    'href',
    /^mailto:/,
  )
})

test('who answers inquiries alone sees nothing of it', async ({ page, baseURL }) => {
  await signInByRequest(page.request, baseURL ?? '', staff)
  await page.goto('/admin/friday')
  await expect(page.getByText('Those who work with customers see')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Friday' })).toHaveCount(0)
})
