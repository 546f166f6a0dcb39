import type { Page } from '@playwright/test'
import { violations } from './support/accessibility'
import { mailTo } from './support/inbox'
import { newAddress } from './support/people'
import { cards, payOnHostedPage } from './support/sandbox'
import { bar, dollars, openSentQuotes } from './support/sent-quotes'
import { expect, test } from './support/test'

const { draftOf, sentQuote, measured } = openSentQuotes()

async function payHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay the/ }).click()
  await payOnHostedPage(page, cards.pays)
  await expect(page).toHaveURL(/\/q\/[\w-]{43}\?paid=1$/)
  await expect(page.getByText('Your payment has arrived.')).toBeVisible()
}

test.use({ viewport: { width: 390, height: 844 } })

test('a caller chooses an option, accepts by link and pays a deposit', async ({
  page,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/422.*\/api\/q\/accept/)
  const email = newAddress('link')
  const first = await sentQuote(email, await draftOf(36))
  const opened = await page.goto(new URL(first.link).pathname)
  expect(opened?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': expect.stringContaining('no-store') as unknown,
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Estimate' })).toBeVisible()
  await expect(page.getByText('Dog in the yard')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Sandra/ })).toHaveCount(0)
  await expect(bar(page, 'Total, with tax')).toContainText(dollars(first.total))
  expect(await violations(page)).toEqual([])

  const added = page.getByText('Your choices', { exact: true })
  await expect(added).toHaveCount(0)
  await page.getByRole('checkbox', { name: /Squeegee/ }).check()
  await expect(added).toBeVisible()
  const withOptions = page.getByRole('status').filter({ hasText: 'Total with your choices' })
  await expect(withOptions).toContainText('$')
  await expect(withOptions).not.toContainText('…')
  // the large figure is what is paid for, and not the total without the ticks
  await expect(withOptions).not.toContainText(dollars(first.total))
  // what is printed adds up with what is ticked
  await page.emulateMedia({ media: 'print' })
  await expect(withOptions).toBeVisible()
  await page.emulateMedia({ media: null })
  const deposit = (await page.getByText('deposit, when you accept').locator('..').innerText())
    .split('\n')
    .find((line) => /^[\d,.]+$/.test(line))
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(bar(page, 'Due then')).toContainText(`$${deposit}`)
  await page.getByRole('button', { name: 'Accept the quote' }).click()
  await expect(page.getByText('Please type your full name.')).toBeVisible()
  await page.getByLabel('Your full name, as your signature').fill('Jordan B. Sample')
  await page.getByRole('button', { name: 'Accept the quote' }).click()
  const thanks = page.getByText('Accepted. Thank you, Jordan B. Sample.')
  await expect(page.getByRole('group', { name: 'What comes next' })).toBeFocused()
  await expect(thanks).toBeInViewport()
  await expect(bar(page, 'Deposit, due now')).toContainText(`$${deposit}`)
  await expect(page.getByRole('button', { name: /^Pay the deposit, \$/ })).toBeInViewport()
  await payHere(page)
  await expect(page.getByRole('link', { name: 'Book the visit' })).toHaveAttribute(
    'href',
    /^\/book-visit/,
  )
  // the one next act stays at hand
  await expect(bar(page, 'What comes next')).toContainText('Book the visit')
  await mailTo(email, /^Receipt/)

  const file = page.waitForEvent('download')
  await page
    .getByRole('listitem')
    .filter({ hasText: /Revision\s1,/ })
    .getByRole('button')
    .click()
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/)

  // the visit is for this quote: nothing that it says is asked again, and its page has the day
  await page.getByRole('link', { name: 'Book the visit' }).click()
  await page.getByLabel('ZIP code of the place').fill('75034')
  await page.getByRole('button', { name: 'Show free times' }).click()
  await page
    .getByRole('button', { name: /places|last place/ })
    .first()
    .click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Address of the place')).toHaveValue('1208 Sample Lane, Plano')
  await page.getByRole('button', { name: 'Book the visit' }).click()
  await expect(page.getByText('It is booked')).toBeVisible()
  await page.goto(new URL(first.link).pathname)
  await expect(page.getByText(/^We come to measure on/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book the visit' })).toHaveCount(0)

  const final = await measured(first.id)
  expect(final.status(), await final.text()).toBe(200)
})
