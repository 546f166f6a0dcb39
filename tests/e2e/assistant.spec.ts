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
  await expect(conversation(page)).toContainText('Mon–Fri 8:00 AM–6:00 PM')
  await expect(conversation(page)).toContainText('Mon–Fri 9:00 AM–5:00 PM')
  await expect(quick).toBeVisible()
  await ask(page, 'What warranty do you give?')
  await expect(quick).toBeHidden()
  await expect(conversation(page)).toContainText('5 to 10 years on the glass')
  await ask(page, 'tell me about mirrors')
  await expect(conversation(page)).toContainText('Cut to size or template')
  await ask(page, 'qwertz')
  await expect(conversation(page)).toContainText("I didn't quite understand that")
  await ask(page, 'do you come to Frisco')
  await expect(conversation(page)).toContainText('Visits to measure there: Tuesday and Thursday.')
  await ask(page, 'where is my order')
  await expect(conversation(page).getByRole('link', { name: 'Open my account' })).toBeVisible()
  await ask(page, 'this sucks')
  await expect(conversation(page)).toContainText("I'm sorry that I could not help")
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
  // a question has her look again, and is answered as she stood; the next one has what she found
  const found = page.waitForResponse(knowledge)
  await ask(page, 'hours')
  expect((await found).ok()).toBe(true)
  await ask(page, 'hours')
  await expect(conversation(page)).toContainText('Mon–Fri 8:00 AM')
})

test('Sandra quotes what the server does, refuses what cannot be, and opens the builder filled in', async ({
  page,
}) => {
  await openSandra(page)
  await ask(page, 'how much is a 36 by 76 shower door in half inch?')
  await expect(conversation(page)).toContainText('Heavy-duty hinges, three')
  const link = conversation(page).getByRole('link', { name: 'Open it in the quote builder' })
  const href = (await link.getAttribute('href')) ?? ''
  const inputs = JSON.parse(new URL(href, 'http://site').searchParams.get('inputs') ?? '') as object
  const priced = await page.request.post('/api/quotes/calculate', { data: inputs })
  const { totalCost } = (await priced.json()) as { totalCost: number }
  const total = totalCost.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  await expect(conversation(page)).toContainText(total)
  await ask(page, 'and in 3/8?')
  await expect(conversation(page)).toContainText('clear tempered shower 3/8"')
  await ask(page, 'can I have a 40 inch wide door in 3/8?')
  await expect(conversation(page)).toContainText('Not like this.')
  await link.first().click()
  await expect(page).toHaveURL(/get-quote/)
  await expect(page.getByText(total).first()).toBeVisible()
})

test('Sandra hands over what she does not know, as the visitor changed it', async ({ page }) => {
  await openSandra(page)
  await ask(page, 'do you repair aquariums?')
  await conversation(page).getByRole('button', { name: 'Pass it on' }).click()
  const form = page.getByRole('form', { name: 'Pass this on to our office' })
  await expect(form.getByLabel('What is sent')).toHaveValue(/do you repair aquariums\?/)
  await form.getByRole('button', { name: 'Send to the office' }).click()
  await expect(form.getByText('Name is required.')).toBeVisible()
  await form.getByLabel('Name').fill('Robin Sample')
  await form.getByLabel('Phone').fill('(469) 555-0163')
  await form.getByLabel('What is sent').fill('An aquarium of 40 gallons leaks.')
  await form.getByRole('button', { name: 'Send to the office' }).click()
  await expect(conversation(page)).toContainText('Our office gets back to you')
})

test('Sandra quotes, refuses and hands over in Spanish', async ({ page }) => {
  await page.goto('/es/about')
  await page.getByRole('button', { name: 'Chatear con Sandra' }).click()
  const log = page.getByRole('group', { name: 'Conversación con Sandra' }).getByRole('log')
  const say = async (question: string) => {
    await page.getByLabel('Su pregunta').fill(question)
    await page.getByLabel('Su pregunta').press('Enter')
  }
  await say('¿cuánto cuesta un espejo de 48 por 36?')
  await expect(log).toContainText('impuesto incluido')
  await say('¿Puedo tener una puerta de 40 pulgadas de ancho en 3/8?')
  await expect(log).toContainText('Así no.')
  await say('¿arreglan peceras?')
  await expect(log.getByRole('button', { name: 'Pasarlo a la oficina' })).toBeVisible()
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
