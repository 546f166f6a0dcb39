import type { Page } from '@playwright/test'
import { violations } from './support/accessibility'
import { actAnew } from './support/act-anew'
import { newAddress, officePerson, signInByRequest } from './support/people'
import { expect, test } from './support/test'

async function openNewCustomer(page: Page, stranger: Page, origin: string): Promise<string> {
  const email = newAddress('story')
  const asked = await stranger.request.post('/api/inquiries/contact', {
    headers: { origin },
    data: { name: 'Robin Story', email, phone: '', message: 'Is the wall too far out of plumb?' },
  })
  expect(asked.ok(), await asked.text()).toBe(true)
  await signInByRequest(page.request, origin, officePerson)
  const found = await page.request.get(`/api/customers?where[email][equals]=${email}`, {
    headers: { origin },
  })
  const [customer] = ((await found.json()) as { docs: { id: number }[] }).docs
  await page.goto(`/admin/collections/customers/${customer?.id}`)
  return email
}

test('what happened with a customer stands on one page, and a call is noted there', async ({
  page,
  stranger,
  baseURL,
}) => {
  const email = await openNewCustomer(page, stranger, baseURL ?? '')
  const story = page.getByRole('region', { name: 'What happened' })
  await expect(story.getByText('Is the wall too far out of plumb?')).toBeVisible()
  await expect(page.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  expect(await violations(page, { within: '.story' })).toEqual([])
  await story.getByLabel('Call, note or task').fill('Half an inch; a channel takes it up.')
  await actAnew(page, story.getByRole('button', { name: 'Note a call' }))
  const call = story.getByRole('listitem').filter({ hasText: 'Half an inch' })
  await expect(story.getByText('The call is noted')).toBeInViewport()
  await expect(call).toContainText('by Morgan Sample')
  await story.getByRole('link', { name: 'Wrote from the contact page' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/inquiries\/\d+/)
})

test('what is planned for a customer is next, is ticked, and the tick is taken back', async ({
  page,
  stranger,
  baseURL,
}) => {
  await openNewCustomer(page, stranger, baseURL ?? '')
  const next = page.getByRole('region', { name: /^Next|Nothing is planned/ })
  await expect(next.getByRole('heading')).toHaveText('Nothing is planned')
  const composer = page.getByRole('group', { name: /plan a task/ })
  await composer.getByLabel('Call, note or task').fill('Send the channel’s price')
  await composer.getByLabel('Due').fill('2026-01-05')
  await actAnew(page, composer.getByRole('button', { name: 'Plan as a task' }))
  await expect(next.getByRole('heading')).toHaveText('Next for you')
  await expect(next).toContainText('Send the channel’s price')
  await expect(next).toContainText('Late: was due Mon, Jan 5')
  expect(await violations(page, { within: '.story-head' })).toEqual([])

  await actAnew(page, page.getByRole('checkbox', { name: 'Done: Send the channel’s price' }))
  await expect(next.getByRole('heading')).toHaveText('Nothing is planned')
  await expect(page.getByRole('listitem').filter({ hasText: 'Task done' })).toBeVisible()
  await actAnew(page, next.getByRole('button', { name: 'Undo' }))
  await expect(next.getByRole('heading')).toHaveText('Next for you')

  const customerPage = page.url()
  await page.goto('/admin?who=me')
  const tasks = page.locator('.today-group').filter({ hasText: 'for customers, due by today' })
  await expect(tasks).toBeVisible()
  await page.goto(customerPage)
  await actAnew(page, next.getByRole('button', { name: 'Done' }))
  await expect(next.getByRole('heading')).toHaveText('Nothing is planned')
})

test('two customers that are one are made one, and are taken apart again', async ({
  page,
  stranger,
  baseURL,
}) => {
  const other = await openNewCustomer(page, stranger, baseURL ?? '')
  const own = await openNewCustomer(page, stranger, baseURL ?? '')
  const story = page.getByRole('region', { name: 'What happened' })
  const merge = page.locator('.story-merge')
  // others of the same name are offered too: this one is looked for
  await merge.getByLabel('Look for somebody else').fill(other)
  await merge.getByRole('button', { name: 'Look', exact: true }).click()
  await merge
    .getByRole('button', { name: `Compare with Robin Story, ${other}` })
    .last()
    .click()
  const compare = page.getByRole('group', { name: 'Which facts hold' })
  await compare.getByRole('radio', { name: 'Email: The other' }).check()
  expect(await violations(page, { within: '.story-merge' })).toEqual([])
  await actAnew(page, compare.getByRole('button', { name: 'Make them one' }))
  await expect(page.locator('.story-head').getByRole('link', { name: other })).toBeVisible()
  const asked = story.getByRole('listitem').filter({ hasText: 'out of plumb' })
  await expect(asked).toHaveCount(2)

  await actAnew(page, story.getByRole('button', { name: /^Take apart again/ }))
  await expect(page.locator('.story-head').getByRole('link', { name: own })).toBeVisible()
  await expect(asked).toHaveCount(1)
  await expect(story.getByText('and taken apart again')).toBeVisible()
})
