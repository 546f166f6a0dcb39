import type { Page } from '@playwright/test'
import { priceShower } from './support/builder'
import { customer, newAddress, newCustomer, signIn, signInByRequest } from './support/people'
import { expect, test } from './support/test'

test('an estimate whose name was emptied is nobody’s, and is not saved', async ({ page }) => {
  await signIn(page, customer)
  await priceShower(page, { width: '33' })
  const save = page.getByRole('main').getByRole('button', { name: 'Save Quote' }).first()
  const name = page.getByLabel('Name', { exact: true })
  await expect(save).toBeEnabled()
  const own = await name.inputValue()
  expect(own).not.toBe('')
  const paper = page.getByRole('article')
  await expect(paper).toContainText(own)
  await name.fill('')
  await expect(save).toBeDisabled()
  await expect(paper).not.toContainText(own)
})

/** As the browser tells a tab that somebody comes back to. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

test('an estimate follows who signs in and out in another tab', async ({
  page,
  request,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const who = await newCustomer(request, 'other-tab')
  await priceShower(page, { width: '33' })
  const asVisitor = page.getByRole('heading', { name: 'Keep this quote' })
  const asOwner = page.getByRole('heading', { name: 'Who is it for?' })
  await expect(asVisitor).toBeVisible()
  await signInByRequest(page.request, origin, who)
  await comeBack(page)
  await expect(asOwner).toBeVisible()
  await expect(asVisitor).toHaveCount(0)
  await page.request.post('/api/users/logout', { data: {}, headers: { origin } })
  await comeBack(page)
  await expect(asVisitor).toBeVisible()
})

test('what was sent to the office is confirmed where the eye and the focus are', async ({
  page,
}) => {
  await priceShower(page, { width: '33' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Send this to us' }).click()
  const form = page.getByRole('form', { name: 'Send this estimate to us' })
  await form.getByLabel('Name', { exact: true }).fill('Jordan Sample')
  await form.getByLabel('Email', { exact: true }).fill(newAddress('sent'))
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  const confirmation = page.getByRole('main').getByText('Message Sent Successfully')
  await expect(confirmation).toBeInViewport({ ratio: 1 })
  await expect(page.locator(':focus')).toContainText('Message Sent Successfully')
})
