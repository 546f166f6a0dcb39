import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { sqlOfSite } from './support/database'
import { mailTo } from './support/inbox'
import { admin, fillInLogin, newAddress, signInByRequest } from './support/people'
import { expect, test } from './support/test'

const password = 'twelve glass panes here'
const halfMinuteMs = 30_000

/** Somebody who works here, whom no other test signs in as. */
async function newColleague(page: Page, origin: string) {
  await signInByRequest(page.request, origin, admin)
  const email = newAddress('colleague')
  const made = await page.request.post('/api/users', {
    headers: { origin },
    data: { email, password, fullName: 'Jamie Sample', role: 'staff', _verified: true },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { doc } = (await made.json()) as { doc: { id: number } }
  await page.context().clearCookies()
  return { id: doc.id, email, password }
}

const shown = (secret: string, later = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + later * halfMinuteMs })

/** Waits for the next half-minute where this one is almost over: a code of the one before holds until then. */
async function earlyInHalfMinute(page: Page): Promise<void> {
  const leftMs = halfMinuteMs - (Date.now() % halfMinuteMs)
  if (leftMs < 10_000) await page.waitForTimeout(leftMs)
}

test('somebody sets up a second step, signs in with it, and an administrator takes it away', async ({
  page,
  baseURL,
  allowErrors,
}) => {
  test.setTimeout(240_000)
  allowErrors(/(401|422) .*\/api\/(users\/login|accounts\/second-step)/)
  const origin = baseURL ?? ''
  const who = await newColleague(page, origin)
  await page.goto('/login?from=/profile/security')
  await fillInLogin(page, who)
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
  const main = page.getByRole('main')

  await main.getByRole('button', { name: 'Set up' }).click()
  await main.getByLabel('Your password first').fill('not the password')
  await main.getByRole('button', { name: 'Next' }).click()
  await expect(main.getByText('The password is not right.')).toBeVisible()
  await main.getByLabel('Your password first').fill(password)
  await main.getByRole('button', { name: 'Next' }).click()
  await expect(main.getByRole('img', { name: /scan/ })).toBeVisible()
  const secret = ((await main.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '').replace(
    / /g,
    '',
  )
  await earlyInHalfMinute(page)
  await main.getByLabel('The six digits').fill(shown(secret, -1))
  await main.getByRole('button', { name: 'Switch on' }).click()
  await expect(main.getByText('Your recovery codes')).toBeVisible()
  const codes = await main
    .getByRole('listitem')
    .filter({ hasText: /^[0-9A-Z]{4}-/ })
    .allTextContents()
  expect(codes).toHaveLength(10)
  await main.getByRole('button', { name: 'I have kept them' }).click()
  await expect(main.getByText('10 recovery codes are left.')).toBeVisible()
  await mailTo(who.email, /second step/)

  await page.context().clearCookies()
  await page.goto('/login')
  await fillInLogin(page, who)
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('This code is not right')).toBeVisible()
  await page.getByLabel('Code').fill(codes[0] ?? '')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/profile$/)

  await page.context().clearCookies()
  await page.goto('/admin/login')
  await page.locator('#field-email').fill(who.email)
  await page.locator('#field-password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.locator('#field-code')).toBeFocused()
  await expect(page.locator('.field-type.text.error')).toHaveCount(0)
  await page.keyboard.type(shown(secret))
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin$/)

  await page.goto('about:blank')
  await page.context().clearCookies()
  await signInByRequest(page.request, origin, admin)
  await page.goto(`/admin/collections/users/${who.id}`)
  const step = page.getByRole('region', { name: 'Second step at sign-in' })
  await step.getByLabel('Your own password').fill(admin.password)
  await page.getByRole('button', { name: 'Take away the second step' }).click()
  await expect(page.getByText('Off: the password alone gets in.')).toBeVisible()
  await mailTo(who.email, /took away/)
  expect(await sqlOfSite('select 1 from second_steps where account = $1', [who.id])).toEqual([])

  await page.goto('/admin/collections/audit-trail')
  for (const event of ['Second step switched on', 'Recovery code used', 'Sign-in refused']) {
    await expect(page.getByRole('cell', { name: event }).first()).toBeVisible()
  }
})

test('an administrator signs somebody out everywhere', async ({ page, stranger, baseURL }) => {
  const who = await newColleague(page, baseURL ?? '')
  await stranger.goto('/login')
  await fillInLogin(stranger, who)
  await expect(stranger).toHaveURL(/\/profile$/)
  await signInByRequest(page.request, baseURL ?? '', admin)
  await page.goto(`/admin/collections/users/${who.id}`)
  const sessions = page.getByRole('region', { name: 'Signed in' })
  await expect(sessions.getByText('In one browser.')).toBeVisible()
  await sessions.getByLabel('Your own password').fill(admin.password)
  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(sessions.getByText('Nowhere.')).toBeVisible()
  await stranger.goto('/profile')
  await expect(stranger).toHaveURL(/\/login/)
})

test('a session is seen and ended from another browser', async ({ page, stranger, baseURL }) => {
  const who = await newColleague(page, baseURL ?? '')
  for (const browser of [stranger, page]) {
    await browser.goto('/login?from=/profile/security')
    await fillInLogin(browser, who)
    await expect(browser.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
  }
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByText(/^This browser · Chrome/)).toBeVisible()
  await main.getByRole('button', { name: /^Sign out Chrome/ }).click()
  await main.getByLabel('Your password first').fill(password)
  await main.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(main.getByText('You are signed in nowhere else.')).toBeVisible()
  await stranger.goto('/profile')
  await expect(stranger).toHaveURL(/\/login/)
})
