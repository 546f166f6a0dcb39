import type { APIRequestContext, Page } from '@playwright/test'
import { violations } from './support/accessibility'
import { actAnew } from './support/act-anew'
import { mailTo, mailsTo } from './support/inbox'
import { admin, newAddress, signInByRequest, staff } from './support/people'
import { expect, test } from './support/test'

let office: APIRequestContext
let origin: string

test.beforeAll(async ({ playwright, baseURL }) => {
  origin = baseURL ?? ''
  office = await playwright.request.newContext({ baseURL: origin })
  await signInByRequest(office, origin, admin)
})

test.afterAll(async () => {
  await holdFor(10)
  await office.dispose()
})

/** How long what was sent can be stopped. */
async function holdFor(seconds: number): Promise<void> {
  const set = await office.post('/api/globals/pricing-settings', {
    headers: { origin },
    data: { officeHoldSeconds: seconds },
  })
  expect(set.status(), await set.text()).toBe(200)
}

/** Whoever has this name in the list that the figure of the first page opens. */
async function waitingFor(page: Page, name: string) {
  await page.goto('/admin')
  const figure = page.locator('.today-figures').getByRole('link', { name: /inquir/i })
  const list = await figure.getAttribute('href')
  await page.goto(`${list ?? ''}&limit=100&search=${encodeURIComponent(name)}`)
  return page.getByRole('table').getByRole('link', { name, exact: true })
}

test('an inquiry is answered from its page: begun with a template, stopped, put right, and sent', async ({
  page,
  stranger,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/422.*\/api\/office\/inquiries\/reply/)
  const email = newAddress('answered')
  const asked = await stranger.request.post('/api/inquiries/contact', {
    headers: { origin: baseURL ?? '' },
    data: { name: 'Riley Test', email, phone: '(469) 555-0141', message: 'Two panels, one door.' },
  })
  expect(asked.ok(), await asked.text()).toBe(true)
  await signInByRequest(page.request, baseURL ?? '', staff)
  await (await waitingFor(page, 'Riley Test')).click()

  const call = page.getByRole('link', { name: '(469) 555-0141' })
  await expect(call).toHaveAttribute('href', 'tel:4695550141')
  const message = page.locator('#field-message')
  await expect(message).toHaveValue('Two panels, one door.')
  await expect(message).toHaveCSS('border-top-width', '0px')

  const answers = page.getByRole('region', { name: 'Answers and notes' })
  const text = answers.getByLabel('Answer or note')
  await answers.getByLabel('Begin with').selectOption('We called and did not reach you')
  await expect(text).toHaveValue(/^Hello Riley Test,/)
  await expect(answers.getByLabel('Begin with').locator('option:checked')).toHaveText(
    'We called and did not reach you',
  )
  await expect(answers.getByRole('blockquote')).toContainText('Two panels, one door.')
  expect(await violations(page, { within: '.inbox' })).toEqual([])
  await holdFor(120)
  await actAnew(page, answers.getByRole('button', { name: 'Send', exact: true }))
  await actAnew(page, answers.getByRole('button', { name: 'Stop' }))
  await expect(answers.getByText('Nothing has been answered yet.')).toBeVisible()
  await expect(text).toHaveValue(/^Hello Riley Test,/)

  await text.fill('Call {phone}')
  await answers.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(answers.getByRole('group', { name: 'Answer' }).getByRole('alert')).toContainText(
    '{phone} is still to be filled in.',
  )
  await holdFor(5)
  await text.fill('Yes, we can. Tuesday?')
  await answers.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(answers.getByText('Yes, we can. Tuesday?')).toBeVisible()
  await expect(text).toHaveValue('')
  const letter = await mailTo(email, /We tried to call you/)
  expect(letter.text).toContain('Yes, we can. Tuesday?')
  expect(letter.text).toContain('Two panels, one door.')
  expect(await mailsTo(email)).toHaveLength(2)
})

test('an inquiry that rests is not waiting on the first page', async ({
  page,
  stranger,
  baseURL,
}) => {
  const asked = await stranger.request.post('/api/inquiries/contact', {
    headers: { origin: baseURL ?? '' },
    data: {
      name: 'Casey Rests',
      email: newAddress('rests'),
      phone: '',
      message: 'No hurry at all, next week will do.',
    },
  })
  expect(asked.ok(), await asked.text()).toBe(true)
  await signInByRequest(page.request, baseURL ?? '', staff)
  await (await waitingFor(page, 'Casey Rests')).click()
  const answers = page.getByRole('region', { name: 'Answers and notes' })
  await answers.getByRole('button', { name: /8:00/ }).first().click()
  await expect(page.getByText('Snoozed Until')).toBeVisible()
  const waits = await waitingFor(page, 'Casey Rests')
  await expect(page.getByText('No Results.')).toBeVisible()
  await expect(waits).toHaveCount(0)
})
