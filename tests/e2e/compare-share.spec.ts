import { priceShower } from './support/builder'
import { linkIn, mailTo } from './support/inbox'
import { newAddress } from './support/people'
import { expect, test } from './support/test'

test('a visitor lays another glass beside the estimate, takes it, and shares it without an account', async ({
  page,
  browser,
  allowErrors,
}) => {
  // an address that is none is refused
  allowErrors(/422/)
  await priceShower(page, { width: '33' })
  const total = page.locator('#estimate-total')
  const before = await total.textContent()
  const compared = page.getByRole('region', { name: 'Side by side' })
  await compared.getByRole('radio', { name: '3/8 in glass' }).focus()
  await page.keyboard.press('Space')
  await expect(compared.getByText(/3\/8 in glass is \$[\d,.]+ less/).first()).toBeAttached()
  await expect(compared.getByText('Thinner glass is lighter, and less stiff.')).toBeVisible()
  await expect(total).toHaveText(before ?? '')
  const other = compared.getByRole('region', { name: /^The other one/ })
  const price = /\$[\d,.]+/.exec((await other.textContent()) ?? '')?.[0] ?? 'no price'
  const take = compared.getByRole('button', { name: 'Use this one' })
  await take.click()
  await expect(total).toHaveText(price)
  await expect(page.locator('p:focus')).toContainText(`Now 3/8 in glass: ${price}.`)
  await expect(page.locator('p:focus')).toBeInViewport()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(total).toHaveText(before ?? '')
  await expect(page.locator('#estimate-title')).toBeFocused()
  await compared.getByRole('radio', { name: '3/8 in glass' }).focus()
  await page.keyboard.press('Space')
  await take.click()
  await expect(total).toHaveText(price)

  await page.getByRole('button', { name: 'Copy a link' }).click()
  const link = await page.getByLabel('The link to this estimate').inputValue()
  const address = newAddress('shared')
  const field = page.getByLabel('Email address', { exact: true })
  const send = page.getByRole('button', { name: 'Email me this' })
  await send.click()
  await expect(page.getByText('Please enter an email address.')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('Please enter an email address.')
  await field.fill('nonsense')
  await send.click()
  await expect(field).toHaveAccessibleDescription('A valid email is required.')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  await field.fill(address)
  await expect(field).not.toHaveAttribute('aria-invalid')
  await send.click()
  await expect(page.getByText(`On its way to ${address}.`)).toBeVisible()
  const mailed = linkIn(await mailTo(address, /^Your glass estimate/), /\/q\//)
  expect(mailed).not.toBe(link)

  const elsewhere = await browser.newContext()
  const stranger = await elsewhere.newPage()
  const opened = await stranger.goto(link)
  expect(opened?.headers()['cache-control']).toContain('no-store')
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(stranger.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  await expect(stranger.getByRole('main')).toContainText(price)
  // what would happen, but nobody has offered anything yet
  await expect(stranger.getByText('What happens next')).toBeVisible()
  await expect(stranger.getByText('You accept')).toHaveCount(0)
  await expect(stranger.getByText(/^by\s\w{3},\s\w{3}\s\d+$/)).toBeVisible()
  await expect(stranger.getByText('Seen from outside').filter({ visible: true })).toBeVisible()
  await expect(stranger.getByText(/Not saved|preview/)).toHaveCount(0)
  await stranger.goto(mailed)
  await expect(stranger.getByRole('main')).toContainText(price)
  await stranger.getByRole('link', { name: 'Open it in the builder' }).click()
  await stranger.getByRole('button', { name: 'Calculate Quote' }).click()
  await expect(stranger.locator('#estimate-total')).toHaveText(price)
  const gone = await stranger.goto(`/q/${'A'.repeat(43)}`)
  expect(gone?.status()).toBe(404)
  await elsewhere.close()
})
