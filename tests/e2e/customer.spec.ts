import { violations } from './support/accessibility'
import { newAddress, officePerson, signInByRequest } from './support/people'
import { expect, test } from './support/test'

test('what happened with a customer stands on one page, and a call is noted there', async ({
  page,
  stranger,
  baseURL,
}) => {
  const origin = baseURL ?? ''
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

  const story = page.getByRole('region', { name: 'What happened' })
  await expect(story.getByText('Is the wall too far out of plumb?')).toBeVisible()
  await expect(story.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  expect(await violations(page, { within: '.story' })).toEqual([])
  await story.getByLabel('Call or note').fill('Half an inch; a channel takes it up.')
  await story.getByRole('button', { name: 'Note a call' }).click()
  const call = story.getByRole('listitem').filter({ hasText: 'Half an inch' })
  await expect(call).toContainText(`by ${officePerson.email}`)
  await story.getByRole('link', { name: 'Wrote from the contact page' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/inquiries\/\d+/)
})
