import type { Page } from '@playwright/test'
import { violations } from './support/accessibility'
import { customer, newAddress, officePerson, signInByRequest, staff } from './support/people'
import { quoteAtCheckout } from './support/quotes'
import { expect, test } from './support/test'
import { keepUndo } from './support/undo'

async function askedFor(page: Page, baseURL: string): Promise<void> {
  const asked = await page.request.post('/api/inquiries/contact', {
    headers: { origin: baseURL },
    data: { name: 'Riley Keys', email: newAddress('keys'), phone: '', message: 'Two panels.' },
  })
  expect(asked.ok(), await asked.text()).toBe(true)
}

function inquiriesOn(page: Page) {
  return page.locator('.today-group').filter({ hasText: 'oldest first' }).getByRole('listitem')
}

/** Whoever waits longest, by J from the top of the page. */
async function firstByKeys(page: Page): Promise<string> {
  await page.goto('/admin')
  const row = inquiriesOn(page).first().getByRole('link').first()
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(row).toBeFocused({ timeout: 5_000 })
  }).toPass()
  return (await row.textContent()) ?? ''
}

test('the morning’s rows are walked, done, put back and laid aside by keys', async ({
  page,
  baseURL,
}) => {
  await keepUndo(page)
  await askedFor(page, baseURL ?? '')
  await askedFor(page, baseURL ?? '')
  await signInByRequest(page.request, baseURL ?? '', staff)
  const who = await firstByKeys(page)
  const figure = page.locator('.today-figures').getByRole('link', { name: /inquir/i })
  const count = Number.parseInt((await figure.textContent()) ?? '', 10)
  const line = page.locator('.today-undo')

  await page.keyboard.press('k')
  await expect(inquiriesOn(page).first().getByRole('link').first()).toBeFocused()
  await page.keyboard.press('e')
  await expect(line).toContainText(`${who}: done.`)
  await expect(figure).toContainText(String(count - 1))
  await page.keyboard.press('z')
  await expect(line).toContainText(`${who}: put back.`)
  await expect(figure).toContainText(String(count))

  await firstByKeys(page)
  await page.keyboard.press('s')
  const dialog = page.getByRole('dialog', { name: `Later: ${who}` })
  // a key of the page does nothing behind a dialog
  await page.keyboard.press('e')
  expect(await violations(page, { within: 'dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(line).toContainText(`${who}: rests until`)
  await line.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toContainText('put back')
  await expect(figure).toContainText(String(count))
})

test('an inquiry is given, answered and made a quote by keys, and a figure opened by its number', async ({
  page,
  baseURL,
}) => {
  await askedFor(page, baseURL ?? '')
  await signInByRequest(page.request, baseURL ?? '', officePerson)
  const who = await firstByKeys(page)
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', { name: `Assign: ${who}` })
  await dialog.getByRole('button').first().click()
  const line = page.locator('.today-undo')
  await expect(line).toContainText(`${who}: given to`)
  await page.keyboard.press('z')
  await expect(line).toContainText(`${who}: put back.`)

  await firstByKeys(page)
  await page.keyboard.press('q')
  await expect(page).toHaveURL(/\/office\/quotes\/new\?inquiry=\d+$/)

  await firstByKeys(page)
  await page.keyboard.press('r')
  await expect(page).toHaveURL(/inquiries\/\d+#inbox-text$/)
  const answer = page.locator('#inbox-text')
  await expect(answer).toBeFocused()
  // typed letters are no keys
  await page.keyboard.type('qnar')
  await expect(answer).toHaveValue(/qnar$/)

  await firstByKeys(page)
  const third = page.locator('[data-figure="3"]')
  const list = new URL((await third.getAttribute('href')) ?? '', baseURL).pathname
  await page.keyboard.press('3')
  await expect(page).toHaveURL((url) => url.pathname === list)

  await firstByKeys(page)
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/office\/quotes\/new$/)
})

test('keys are listed, can be put off, and do nothing while somebody types or with a modifier', async ({
  page,
  baseURL,
}) => {
  await askedFor(page, baseURL ?? '')
  await signInByRequest(page.request, baseURL ?? '', customer)
  const { paymentId } = await quoteAtCheckout(page.request, baseURL ?? '')
  await signInByRequest(page.request, baseURL ?? '', officePerson)
  await firstByKeys(page)
  const acts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/office/morning')) acts.push(request.url())
  })
  await page.keyboard.press('Alt+e')
  await page.keyboard.press('Control+e')
  await page.keyboard.press('Meta+e')

  await page.keyboard.press('/')
  const field = page.getByRole('searchbox', { name: /^Phone, name/ })
  await expect(field).toBeFocused()
  await page.keyboard.type('j?e')
  await expect(field).toHaveValue('j?e')
  await field.fill(`P-${paymentId}`)
  const number = `P-${String(paymentId).padStart(6, '0')}`
  await expect(page.getByRole('link', { name: `Payment ${number}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await test.step('the hits are walked by keys, and one alone is opened', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('example.com')
    await page.keyboard.press('Enter')
    const first = page.getByRole('search').getByRole('listitem').first().getByRole('link')
    await expect(first).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue('')
  })

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keys of this page' })
  await expect(help).toContainText('Undo the last step')
  expect(await violations(page, { within: 'dialog' })).toEqual([])
  await help.getByLabel('Use single keys on this device').uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(help).toHaveCount(0)
  await page.getByRole('button', { name: /^Keys/ }).click()
  await help.getByLabel('Use single keys on this device').check()
  await help.getByRole('button', { name: 'Close' }).click()
  expect(acts).toEqual([])
})

test('staff find no customers', async ({ page, baseURL }) => {
  await signInByRequest(page.request, baseURL ?? '', staff)
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: /^Keys/ })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'New quote' })).toHaveCount(0)
})
