import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { violations } from './support/accessibility'
import { linkIn, mailTo, mailsTo } from './support/inbox'
import { fillInLogin, newAddress, newCustomer, signIn } from './support/people'
import { expect, test } from './support/test'

const toastOf = (page: Page) =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')

/** Somebody new, on his profile. */
async function onProfile(page: Page, stranger: Page, name: string) {
  const who = await newCustomer(stranger.request, name)
  await signIn(page, who)
  return who
}

async function askForAddress(page: Page, password: string, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email').fill(email)
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Send both letters' }).click()
}

const letterAt = async (email: string, subject: RegExp) =>
  linkIn(await mailTo(email, subject), /email-change/)

test('a customer takes along what is kept about him', async ({ page, stranger }) => {
  const who = await onProfile(page, stranger, 'takes')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(fs.readFileSync(await file.path(), 'utf8')) as Record<string, unknown>
  expect(data).toMatchObject({
    account: { email: who.email, fullName: 'Jordan Sample', role: 'customer' },
    quotes: [],
    payments: [],
  })
  expect(JSON.stringify(data)).not.toMatch(/"(hash|salt|token|password)/)
})

test('an address changes once both mailboxes have said yes by a button', async ({
  page,
  stranger,
}) => {
  const who = await onProfile(page, stranger, 'moves')
  const next = newAddress('moved')
  await page.getByRole('button', { name: 'Change email' }).click()
  expect(await violations(page, { within: '#details' })).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await askForAddress(page, who.password, next)
  await expect(page.getByRole('status').filter({ hasText: 'Open both mailboxes' })).toContainText(
    next,
  )

  const atOld = await letterAt(who.email, /is to change/)
  await stranger.goto(atOld)
  await stranger.reload() // as a scanner looks: nothing is used up
  await expect(stranger.getByText(next)).toBeVisible()
  expect(await violations(stranger)).toEqual([])
  await stranger.getByRole('button', { name: 'Yes, change my email' }).click()
  await expect(stranger.getByRole('heading', { name: 'One yes is here' })).toBeVisible()
  await expect(stranger.getByText(`the letter to the new address, ${next}`)).toBeVisible()
  await expect(stranger.getByRole('link', { name: 'Go to my profile' })).toBeVisible()

  await stranger.goto(await letterAt(next, /Confirm your new email/))
  await expect(stranger.getByRole('button', { name: 'This was not me' })).toHaveCount(0)
  await stranger.getByRole('button', { name: 'Yes, change my email' }).click()
  await expect(stranger.getByRole('heading', { name: 'Your email is changed' })).toBeVisible()

  // said elsewhere, so this browser is signed out
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await fillInLogin(page, { email: next, password: who.password })
  await expect(page).toHaveURL(/\/profile/)
  await expect(page.getByText(`Signed in as ${next}`)).toBeVisible()
  for (const address of [who.email, next]) await mailTo(address, /Your email was changed/)

  await stranger.goto(atOld)
  await expect(stranger.getByText('This link does not work any more')).toBeVisible()
})

test('whoever did not ask for another address calls it off', async ({ page, stranger }) => {
  const who = await onProfile(page, stranger, 'stays')
  const next = newAddress('never')
  await askForAddress(page, who.password, next)
  await stranger.goto(await letterAt(who.email, /is to change/))
  await stranger.getByRole('button', { name: 'This was not me' }).click()
  await expect(stranger.getByRole('heading', { name: 'The change is called off' })).toBeVisible()
  await expect(stranger.getByRole('link', { name: 'Choose a new password' })).toBeVisible()
  await stranger.goto(await letterAt(next, /Confirm your new email/))
  await expect(stranger.getByText('This link does not work any more')).toBeVisible()
  await page.reload()
  await expect(page.getByText(`Signed in as ${who.email}`)).toBeVisible()
})

test('an account is deleted by whoever knows its password, and its address is free again', async ({
  page,
  stranger,
  allowErrors,
}) => {
  allowErrors(/status of (401|422)/)
  const who = await onProfile(page, stranger, 'leaves')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText(/Nothing of it can be brought back/)).toBeVisible()
  expect(await violations(page, { within: '#details' })).toEqual([])
  const remove = page.getByRole('button', { name: 'Delete for good' })
  await remove.click()
  await expect(page.getByText('Password is required.')).toBeVisible()
  await page.getByLabel('Current password').fill('not this one')
  await remove.click()
  await expect(page.getByText('The current password is not right.').first()).toBeVisible()
  await page.getByLabel('Current password').fill(who.password)
  await remove.click()
  await expect(toastOf(page).filter({ hasText: 'Account Deleted' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await mailTo(who.email, /Your account is deleted/)

  await page.goto('/login')
  await fillInLogin(page, who)
  await expect(page.getByText('The email or password provided is incorrect.').first()).toBeVisible()

  const again = await stranger.request.post('/api/accounts/register', {
    data: { fullName: 'Jordan Sample', email: who.email, password: who.password },
  })
  expect(again.status()).toBe(201)
  await expect
    .poll(async () => (await mailsTo(who.email)).filter(({ subject }) => /Confirm/.test(subject)))
    .toHaveLength(2)
})

test('a leaked password is refused, by a list that no browser is sent', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 422/)
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await page.goto('/register')
  await page.getByLabel('Full name').fill('Robin Sample')
  await page.getByLabel('Email').fill(newAddress('leaked'))
  await page.getByLabel('Password', { exact: true }).fill('PlayStation3')
  await page.getByLabel('Confirm password').fill('PlayStation3')
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText(/among the first that others would guess/).first()).toBeVisible()
  const sent = (await Promise.all(scripts)).join('\n')
  expect(sent.length).toBeGreaterThan(100_000)
  for (const leaked of ['xpcrew', 'dimazarya', 'h0h2oof6xbqjeh']) expect(sent).not.toContain(leaked)
})
