import type { Page } from '@playwright/test'
import { violations } from './support/accessibility'
import { expect, test } from './support/test'

const knowledge = '**/api/knowledge-base?*'

function conversation(page: Page) {
  return page.getByRole('group', { name: 'Conversation with Sandra' }).getByRole('log')
}

async function openSandra(page: Page) {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Chat with Sandra' }).click()
  await expect(conversation(page)).toContainText('Sandra, the virtual assistant')
}

async function ask(page: Page, question: string) {
  await page.getByLabel('Your question').fill(question)
  await page.getByLabel('Your question').press('Enter')
}

test('Sandra answers from the knowledge base, with quick questions until the talk has begun', async ({
  page,
}) => {
  let fetched = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/knowledge-base')) fetched += 1
  })
  await page.goto('/about')
  expect(fetched).toBe(0)
  await page.getByRole('button', { name: 'Chat with Sandra' }).click()
  const quick = page.getByRole('group', { name: 'Quick questions' })
  await quick.getByRole('button', { name: 'What are your hours?' }).click()
  await expect(conversation(page)).toContainText('Mon-Fri 8:00 AM-6:00 PM')
  await expect(conversation(page)).toContainText('Mon-Fri 9:00 AM-5:00 PM')
  await expect(quick).toBeVisible()
  await ask(page, 'What warranty do you give?')
  await expect(quick).toBeHidden()
  await expect(conversation(page)).toContainText('From 5 to 10 years')
  await ask(page, 'tell me about mirrors')
  await expect(conversation(page)).toContainText('Cut to size or template')
  await ask(page, 'qwertz')
  await expect(conversation(page)).toContainText("I didn't quite understand that")
  await ask(page, 'My storefront was smashed tonight')
  await expect(conversation(page)).toContainText('the emergency line answers day and night')
  expect(fetched).toBe(1)
})

test('Sandra keeps the talk over closing and pages, and gives the focus back', async ({ page }) => {
  await openSandra(page)
  await expect(page.getByLabel('Your question')).toBeFocused()
  await ask(page, 'what do you make')
  await expect(conversation(page)).toContainText('Office Partitions')
  await page.keyboard.press('Escape')
  await expect(conversation(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Chat with Sandra' })).toBeFocused()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Services' })
    .click()
  await expect(page).toHaveURL(/\/services$/)
  await page.getByRole('button', { name: 'Chat with Sandra' }).click()
  await expect(conversation(page)).toContainText('Office Partitions')
})

test("on a phone the quote builder's bar opens Sandra, and nothing floats over the choices", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const path of ['/get-quote', '/get-quote?serviceType=custom_job']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Chat with Sandra' })).toBeHidden()
    const chat = page.getByRole('button', { name: 'Chat', exact: true })
    await chat.click()
    await expect(page.getByLabel('Your question')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(conversation(page)).toBeHidden()
    await expect(chat).toBeFocused()
  }
})

test('Sandra says so when her knowledge is slow, refused or out of reach, and tries again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/(503|ERR_FAILED).*\/api\/knowledge-base/)
  let answer: 'slow' | 'refused' | 'gone' | 'well' = 'slow'
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(knowledge, async (route) => {
    if (answer === 'slow') {
      await released
      await route.fulfill({ status: 503, json: {} })
    } else if (answer === 'gone') await route.abort()
    else await route.continue()
  })
  await openSandra(page)
  await ask(page, 'hours')
  await expect(conversation(page)).toContainText("I'm still loading my information")
  answer = 'gone'
  release()
  await expect(page.getByText('Error fetching knowledge_base_entries')).toBeVisible()
  await expect(conversation(page)).toContainText('I have trouble accessing my information')
  await ask(page, 'hours')
  await expect(page.getByText('an unexpected error came up').first()).toBeVisible()
  answer = 'well'
  await expect(async () => {
    await ask(page, 'hours')
    await expect(conversation(page)).toContainText('Mon-Fri 8:00 AM', { timeout: 3000 })
  }).toPass()
})

for (const width of [360, 1440]) {
  test(`Sandra's panel has no fault that axe finds at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about')
    await page
      .getByRole('button', { name: width === 360 ? 'Chat' : 'Chat with Sandra', exact: true })
      .click()
    await ask(page, 'what do you make')
    await expect(conversation(page)).toContainText('Office Partitions')
    expect(await violations(page, { within: '[role=dialog]' })).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  })
}
