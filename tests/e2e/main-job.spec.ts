import { expectTotal, priceShower, saveQuote } from './support/builder'
import { linkIn, mailTo } from './support/inbox'
import {
  admin,
  customer,
  fillInLogin,
  fillInRegistration,
  newAddress,
  newCustomer,
  signIn,
} from './support/people'
import { cards, payOnHostedPage, sessionsOfQuote } from './support/sandbox'
import { expect, test } from './support/test'

test('a visitor prices a shower, registers, saves the quote, pays it and finds it paid', async ({
  page,
}) => {
  const who = { email: newAddress('shower'), password: 'eleven glass panes' }

  await priceShower(page)
  await expectTotal(page, '$1,266.96')
  await expect(
    page.getByText('Please Login or Register to save your quote and proceed to payment.'),
  ).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await fillInRegistration(page, who)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Please check your email to confirm your account.')).toBeVisible()

  const mail = await mailTo(who.email, /confirm/i)
  await page.goto(linkIn(mail, /verify-email/))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Go to Login' }).click()
  await fillInLogin(page, who)

  await expect(page).toHaveURL(/\/get-quote/)
  await expectTotal(page, '$1,266.96')
  const number = await saveQuote(page)
  await page.getByRole('button', { name: 'Proceed to Payment' }).first().click()

  await payOnHostedPage(page, cards.pays)
  await expect(page).toHaveURL(/\/payment\/success/)
  await expect(page.getByText('Payment Successful!').first()).toBeVisible()
  await expect(page.getByRole('status')).toContainText(number)
  await expect(page.getByRole('status')).toContainText('$1,266.96')
  await expect(page.getByText(`Otherwise we write to you at ${who.email}`)).toBeVisible()

  await expect(
    page.getByRole('main').getByRole('link', { name: 'Book the visit' }),
  ).toHaveAttribute('href', '/book-visit')
  await page
    .getByRole('main')
    .getByRole('link', { name: /profile/i })
    .click()
  const quote = page.getByRole('main').getByRole('listitem').filter({ hasText: number })
  await expect(quote).toContainText('$1,266.96')
  await expect(quote).toContainText('Paid')
  await quote.getByRole('link', { name: 'View' }).click()
  await expect(page.getByRole('heading', { name: `${number} is paid` })).toBeVisible()
  const paper = page.getByRole('article', { name: 'Quote' })
  await expect(paper).not.toContainText('This is an estimate.')
  await expect(paper.getByText('paid in full')).toBeVisible()
  await expect(paper.getByRole('img', { name: /panels?, .* inches/ })).toBeVisible()
  await expect(page.getByRole('table')).toContainText('Installation')
  await expect(paper.getByRole('link', { name: 'Book the measuring visit' })).toBeVisible()
  await expect(paper.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  // what comes next follows the drawing, and its lines that
  const boxOf = async (area: string) =>
    paper.locator(`[class*="[grid-area:${area}]"]`).boundingBox()
  const [drawn, steps, lines] = [
    await boxOf('drawing'),
    await boxOf('steps'),
    await boxOf('schedule'),
  ]
  expect((steps?.y ?? 99) - (drawn?.y ?? 0) - (drawn?.height ?? 0)).toBeLessThan(2)
  expect((lines?.y ?? 99) - (steps?.y ?? 0) - (steps?.height ?? 0)).toBeLessThan(2)
  await expect(page.getByRole('article')).toContainText('$1,266.96')
  await expect(page.getByRole('button', { name: /Proceed to Payment|Save Quote/ })).toHaveCount(0)

  const receipt = await mailTo(who.email, /^Receipt/)
  expect(receipt.text).toContain('Total: $1,266.96')
  const order = await mailTo('sales@trinityedgeglass.example', new RegExp(`${number} is paid`))
  expect(order.text).toContain(who.email)

  await page.context().clearCookies()
  await signIn(page, admin)
  await page.goto('/crm-dashboard')
  await page.getByRole('searchbox').fill(who.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: new RegExp(who.email) })).toContainText(/active/i)
  await page.goto('/admin/collections/quotes')
  await expect(page.getByText(number)).toBeVisible()
  await page.goto('/admin/collections/payments')
  await expect(page.getByText('succeeded').first()).toBeVisible()
})

test('a declined card leaves the quote to be paid, a cancelled payment can be repeated', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/402.*\/c\/pay\/cs_/)
  await signIn(page, customer)
  await priceShower(page, { width: '30' })
  const number = await saveQuote(page)
  const quoteId = String(Number(number.slice(2)))

  await page.getByRole('button', { name: 'Proceed to Payment' }).first().click()
  await payOnHostedPage(page, cards.declined)
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(page).toHaveURL(/\/payment\/cancel/)
  await expect(page.getByText('Payment Cancelled').first()).toBeVisible()

  // a reload brings the page again, and not the news
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toBeVisible()
  await page.reload()
  await expect(page.getByText(/You can pay it at this price until/)).toBeVisible()
  await expect(toast).toHaveCount(0)
  await page.getByRole('button', { name: 'Pay Again' }).click()
  await expect(page).not.toHaveURL(/\/payment\/cancel/)
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(page).toHaveURL(/\/payment\/cancel/)
  await expect(page.getByText('Payment Cancelled').first()).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: /quote/i }).first().click()
  await expect(page).toHaveURL(new RegExp(`quote_id=${quoteId}`))
  await page.getByRole('button', { name: 'Proceed to Payment' }).first().click()
  await payOnHostedPage(page, cards.pays)
  await expect(page.getByText('Payment Successful!').first()).toBeVisible()

  const sessions = await sessionsOfQuote(quoteId)
  expect(sessions.map(({ status }) => status).sort()).toEqual(['complete', 'expired', 'expired'])
})

test('a saved quote opens again by its id, for its owner alone', async ({
  page,
  stranger,
  request,
  allowErrors,
}) => {
  allowErrors(/404.*\/api\/quotes\/resume/)
  await signIn(page, customer)
  await priceShower(page, { width: '34' })
  const number = await saveQuote(page)
  const address = `/get-quote?quote_id=${Number(number.slice(2))}`

  await page.goto('/')
  await page.goto(address)
  await expect(page.getByText(number).first()).toBeVisible()

  await signIn(stranger, await newCustomer(request, 'stranger'))
  const refused = stranger.waitForResponse(/\/api\/quotes\/resume/)
  await stranger.goto(address)
  expect((await refused).status()).toBe(404)
  await expect(stranger.getByText(number)).toHaveCount(0)
})
