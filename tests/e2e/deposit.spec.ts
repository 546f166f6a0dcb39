import type { APIRequestContext } from '@playwright/test'
import { expectTotal, priceShower, saveQuote } from './support/builder'
import { sqlOfSite } from './support/database'
import { mailTo } from './support/inbox'
import { admin, newCustomer, signIn, signInByRequest } from './support/people'
import { cards, payOnHostedPage, sessionsOfQuote } from './support/sandbox'
import { expect, test } from './support/test'

let office: APIRequestContext
let origin: string

test.beforeAll(async ({ playwright, baseURL }) => {
  origin = baseURL ?? ''
  office = await playwright.request.newContext({ baseURL: origin })
  await signInByRequest(office, origin, admin)
})

test.afterAll(async () => {
  await askDeposit(0)
  await office.dispose()
})

async function askDeposit(percent: number): Promise<void> {
  const set = await office.post('/api/globals/pricing-settings', {
    headers: { origin },
    data: { depositPercentage: percent },
  })
  expect(set.status(), await set.text()).toBe(200)
}

test('a customer pays a deposit, the shop measures, and the balance pays the quote', async ({
  page,
  request,
}) => {
  await askDeposit(50)
  const who = await newCustomer(request, 'deposit')
  await signIn(page, who)
  await priceShower(page)
  await expectTotal(page, '$1,266.96')
  const paper = page.getByRole('article')
  await expect(paper).toContainText('Deposit to begin633.48')
  await expect(paper).toContainText('Balance, once we have measured633.48')
  const number = await saveQuote(page)
  const quoteId = String(Number(number.slice(2)))
  await expect(page.getByText('$633.48 now; $633.48 once we have measured')).toBeVisible()
  await page.getByRole('button', { name: 'Pay the deposit' }).first().click()

  await payOnHostedPage(page, cards.pays)
  await expect(page).toHaveURL(/\/payment\/success/)
  await expect(page.getByRole('status')).toContainText('Thank you. Your deposit is paid.')
  await expect(page.getByRole('status')).toContainText('To pay after measuring$633.48')
  const receipt = await mailTo(who.email, /^Receipt/)
  expect(receipt.text).toContain('Left to pay: $633.48')
  await mailTo('sales@trinityedgeglass.example', new RegExp(`The deposit for quote ${number}`))

  await page.goto('/profile')
  const quote = page.getByRole('main').getByRole('listitem').filter({ hasText: number })
  await expect(quote).toContainText('Deposit paid')
  await expect(quote).toContainText('$633.48 paid, $633.48 after measuring')
  await expect(quote.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await quote.getByRole('link', { name: 'View' }).click()
  await expect(
    page.getByRole('heading', { name: `The deposit for ${number} is paid` }).first(),
  ).toBeVisible()

  const dashboard = await page.context().browser()?.newPage({ baseURL: origin })
  if (dashboard === undefined) throw new Error('The browser is gone.')
  await signIn(dashboard, admin)
  await dashboard.goto('/admin')
  const waiting = dashboard.getByRole('heading', { name: '1 deposit or part paid: measure' })
  await expect(waiting).toBeVisible()

  const measured = await office.patch(`/api/quotes/${quoteId}`, {
    headers: { origin },
    data: { measurements: 'final' },
  })
  expect(measured.status(), await measured.text()).toBe(200)
  await dashboard.reload()
  await expect(waiting).toHaveCount(0)
  await dashboard.goto(`/admin/collections/quotes/${quoteId}`)
  await expect(dashboard.getByText(`A letter goes to ${who.email} on`)).toBeVisible()
  await dashboard.close()
  // as if the time had passed in which that can be taken back
  await sqlOfSite(
    `update payload_jobs set wait_until = now() where task_slug = 'afterPayment'
       and input ->> 'work' = 'balance' and input ->> 'paymentId' in
         (select id::text from payments where quote_id = $1)`,
    [quoteId],
  )
  const letter = await mailTo(who.email, /the balance can be paid/)
  expect(letter.text).toContain('You have paid $633.48; $633.48 is left.')

  await page.goto('/profile')
  await expect(quote).toContainText('$633.48 paid, $633.48 to pay')
  await expect(quote).not.toContainText('Next we measure')
  // what is asked next stands first
  await expect(quote.locator('a, button').first()).toHaveText(/^Pay/)
  await quote.getByRole('button', { name: `Pay balance of $633.48 for ${number}` }).click()
  await payOnHostedPage(page, cards.pays)
  await expect(page.getByRole('status')).toContainText('Thank you. Your quote is paid.')
  await page.goto('/profile')
  await expect(quote).toContainText('Paid')
  const sessions = await sessionsOfQuote(quoteId)
  expect(sessions.map(({ amount_total, status }) => [amount_total, status])).toEqual([
    [63_348, 'complete'],
    [63_348, 'complete'],
  ])
})
