import type { Page } from '@playwright/test'
import { expectTotal, openShowerSizes, priceShower, saveQuote, sizePanel } from './support/builder'
import { linkIn, mailTo } from './support/inbox'
import { fillInLogin, fillInRegistration, newAddress, newCustomer, signIn } from './support/people'
import { expect, test } from './support/test'

/** Chooses, types and opens the builder from the home page. */
type Sizes = { width?: string; height?: string }

async function openFromHome(page: Page, what: string, sizes: Sizes = {}) {
  await page.goto('/')
  const entry = page.getByRole('form', { name: 'Start a price' })
  if (sizes.width) await entry.getByLabel('Width').fill(sizes.width)
  if (sizes.height) await entry.getByLabel('Height').fill(sizes.height)
  await entry.getByLabel('What').selectOption(what)
  await entry.getByRole('button', { name: 'Open the builder' }).click()
}

/** A shower of one panel of 30 by 72 inches, at its sizes. */
async function openSizedShower(page: Page): Promise<void> {
  await openShowerSizes(page)
  await sizePanel(page, '30', '72')
}

test('the estimate is found again in the new tab that the confirmation mail opens', async ({
  page,
  context,
}) => {
  const who = { email: newAddress('tabs'), password: 'eleven glass panes' }
  await priceShower(page)
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await fillInRegistration(page, who)
  await expect(page).toHaveURL(/\/login/)

  const tab = await context.newPage()
  await tab.goto(linkIn(await mailTo(who.email, /confirm/i), /verify-email/))
  await tab.getByRole('button', { name: 'Confirm my email' }).click()
  await tab.getByRole('main').getByRole('link', { name: 'Go to Login' }).click()
  await fillInLogin(tab, who)

  await expect(tab.getByRole('heading', { name: 'Estimate' })).toBeVisible()
  await expectTotal(tab, '$1,266.96')
  await saveQuote(tab)

  // saved, so a third tab finds nothing left over
  const third = await context.newPage()
  await third.goto('/get-quote?serviceType=shower_glass_quote&step=quote')
  await expect(third.getByRole('heading', { name: 'How thick is the glass?' })).toBeVisible()
})

test('an estimate from before signing in is offered on the own page, until it is saved', async ({
  page,
  request,
}) => {
  await priceShower(page)
  await signIn(page, await newCustomer(request, 'offered'))
  const quotes = page.getByRole('region', { name: 'Your quotes' })
  await expect(quotes.getByText('Shower glass 36 × 76 in: $1,266.96')).toBeVisible()
  await expect(quotes.getByText('No quotes yet')).toBeHidden()
  await quotes.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Estimate' })).toBeVisible()
  await expectTotal(page, '$1,266.96')
  await saveQuote(page)
  await page.goto('/profile')
  await expect(quotes.getByRole('link', { name: 'Price something else' })).toBeVisible()
  await page.goto('/get-quote?serviceType=shower_glass_quote&step=3')
  await sizePanel(page, '30', '76')
  await page.getByRole('button', { name: 'Hardware and options' }).click()
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  await expect(page.getByRole('heading', { name: 'Estimate' })).toBeVisible()
  await page.goto('/profile')
  await expect(
    quotes.getByText(/You have an unsaved estimate: Shower glass 30\s×\s76/),
  ).toBeVisible()
})

test('whoever comes back to an estimate is told what it was and is, before anything is saved', async ({
  page,
}) => {
  const calculated = page.waitForResponse((answer) => answer.url().endsWith('/quotes/calculate'))
  await priceShower(page)
  await expectTotal(page, '$1,266.96')
  const quote = (await (await calculated).json()) as Record<string, unknown>
  await page.route('**/api/quotes/calculate', (route) =>
    route.fulfill({ json: { ...quote, totalCost: 1312.5 } }),
  )
  await page.clock.setSystemTime(Date.now() + 180_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(
    page.getByText('It was $1,266.96; by today’s price list it is $1,312.50.'),
  ).toBeVisible()
  await expectTotal(page, '$1,266.96')
  await page.getByRole('button', { name: 'Take today’s price' }).click()
  await expectTotal(page, '$1,312.50')
  await expect(page.getByText('It was $1,266.96')).toHaveCount(0)
})

test('whoever comes back to a running figure is told what it was and is, once', async ({
  page,
}) => {
  await openSizedShower(page)
  const figure = page.getByRole('main').locator('.money').first()
  await expect(figure).toHaveText(/^\$\d/)
  const before = await figure.innerText()
  await page.route('**/api/quotes/tables*', async (route) => {
    const answer = await route.fetch({ headers: { 'cache-control': 'no-cache' } })
    const tables = (await answer.json()) as { glassTypes: { basePricePerSqFt: number }[] }
    for (const glass of tables.glassTypes) glass.basePricePerSqFt *= 2
    await route.fulfill({ json: tables })
  })
  await page.clock.setSystemTime(Date.now() + 180_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const told = page.getByText(`It was ${before}; by today’s price list it is`)
  await expect(told).toBeVisible()
  await expect(figure).not.toHaveText(before)
  // who closes the page is told again
  await page.reload()
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Take today’s price' }).click()
  await expect(told).toHaveCount(0)
  await page.reload()
  await expect(figure).toHaveText(/^\$\d/)
  await expect(told).toHaveCount(0)
})

test('signing out leaves no draft behind', async ({ page, context, request }) => {
  await signIn(page, await newCustomer(request, 'leaving'))
  await page.goto('/get-quote?serviceType=new_window_installation')
  await page.getByLabel('Width, feet').fill('7.25')
  await page.goto('/profile')
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/(login)?$/)
  for (const tab of [page, await context.newPage()]) {
    await tab.goto('/get-quote?serviceType=new_window_installation')
    await expect(tab.getByLabel('Width, feet')).toHaveValue('')
  }
})

test('the home page hands over inches, which the form in feet shows as feet', async ({ page }) => {
  await openFromHome(page, 'New window')
  await expect(page.getByLabel('Width, feet')).toHaveValue('6')
  await expect(page.getByLabel('Height, feet')).toHaveValue('5')
  await expect(page.getByText('Read as 72 in, 6 ft 0 in').first()).toBeVisible()

  // the opening of the window would go along
  await openFromHome(page, 'Mirror or tabletop', { width: '36 5/8', height: '42' })
  await expect(page.getByLabel('Width, feet')).toHaveValue(`3' 0 5/8"`)
  await expect(page.getByLabel('Height, feet')).toHaveValue('3.5')
})

test('sizes of a link win over an older draft, and a change wins over the link', async ({
  page,
}) => {
  await openSizedShower(page)

  await page.goto('/get-quote?serviceType=shower_glass_quote&step=3&width=60&height=80')
  const width = page.getByLabel('Opening width, inches')
  await expect(width).toHaveValue('60')
  await expect(page.getByLabel('Opening height, inches')).toHaveValue('80')

  await width.fill('58 1/2')
  await width.press('Enter')
  await expect(page).not.toHaveURL(/width=/)
  await page.reload()
  await expect(width).toHaveValue('58 1/2')
})
