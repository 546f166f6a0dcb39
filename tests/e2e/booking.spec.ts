import { violations } from './support/accessibility'
import { linkIn, mailTo } from './support/inbox'
import { expect, test } from './support/test'

const email = `visit.${Date.now()}@example.com`

test('a visitor without scripts books a visit, is corrected, moves it and calls it off', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/book-visit')
  await page.getByRole('button', { name: 'Show free times' }).click()
  await expect(page.getByRole('alert')).toContainText('Please write a ZIP code of five digits.')
  await expect(page.getByLabel('ZIP code of the place')).toBeFocused()
  await page.getByLabel('ZIP code of the place').fill('10001')
  await page.getByRole('button', { name: 'Show free times' }).click()
  await expect(page.getByRole('alert')).toContainText('No visits can be booked on the site')
  await page.getByLabel('ZIP code of the place').fill('75034')
  await page.getByRole('button', { name: 'Show free times' }).click()
  await page
    .getByRole('link', { name: /times? free$/ })
    .last()
    .click()
  const times = page.getByRole('button', { name: /places|last place/ })
  const first = await times.first().locator('span').first().innerText()
  await times.first().click()

  await expect(page.getByText(/^Held for you until/)).toBeVisible()
  await page.getByLabel('Full name').fill('Visit Sample')
  await page.getByLabel('Phone').fill('(469) 555-0117')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Address of the place').fill('12 Sample Street, Dallas, TX 75201')
  await page.getByLabel('What is it about?').selectOption('shower')
  await page.getByRole('button', { name: 'Book the visit' }).click()
  await expect(page.getByText('This address has another ZIP code')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Visit Sample')
  await expect(page.getByLabel('What is it about?')).toHaveValue('shower')
  await page.getByLabel('Address of the place').fill('12 Sample Street, Frisco, TX 75034')
  await page.getByRole('button', { name: 'Book the visit' }).click()
  await expect(page.getByText('It is booked')).toBeVisible()
  await expect(page.getByText(first)).toBeVisible()

  const letter = await mailTo(email, /Your visit is booked/)
  await page.goto(linkIn(letter, /\/visit\//))
  await page.getByRole('link', { name: 'Move it' }).click()
  await expect(page.getByText(/Your visit now: /)).toBeVisible()
  await expect(page.getByRole('link', { name: /your visit now/ })).toHaveCount(1)
  await page
    .getByRole('button', { name: /places|last place/ })
    .last()
    .click()
  await expect(page.getByText('It is moved')).toBeVisible()
  await page.getByText('Call it off', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, call it off' }).click()
  await expect(page.getByRole('heading', { name: 'This visit was called off' })).toBeVisible()
  await mailTo(email, /is called off/)
  await context.close()
})

test('days and times are reached by keys, and their pages pass axe', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404.*\/visit\/hold\/nothing/)
  await page.goto('/book-visit/times?zip=75201')
  const days = page.getByRole('link', { name: /times? free$/ })
  await days.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(days.nth(1)).toHaveAttribute('aria-current', 'date')
  expect(await violations(page)).toEqual([])
  await page
    .getByRole('button', { name: /places|last place/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Who and where?' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.goto('/visit/hold/nothing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
