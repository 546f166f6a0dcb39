import type { Page } from '@playwright/test'
import { newCustomer, signIn, signInByRequest, staff } from './support/people'
import { layoutShift, settle } from './support/site'
import { expect, test } from './support/test'

test('the contact form keeps what was typed when sending fails, and thanks when it does not', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED.*\/api\/inquiries\/contact/)
  await page.goto('/contact?service=emergency')
  await settle(page)
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Emergency Services')
  await page.getByLabel('Full Name').fill('Avery Example')
  await page.getByLabel('Email Address').fill('avery.example@example.com')
  await page.getByLabel('Message', { exact: true }).fill('A broken pane, ground floor.')
  await page.route('**/api/inquiries/contact', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Error Sending Message').filter({ visible: true })).toBeVisible()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    'A broken pane, ground floor.',
  )
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message Sent Successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
})

test('the contact form knows who is signed in, and leaves alone what was typed', async ({
  page,
  request,
}) => {
  const who = await newCustomer(request, 'known')
  await signIn(page, who)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Phone number').fill('(469) 555-0117')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Profile Updated')).toBeVisible()
  await page.goto('/contact')
  await expect(page.getByLabel('Email Address')).toHaveValue(who.email)
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('(469) 555-0117')
  await expect(page.getByLabel('Full Name')).not.toHaveValue('')

  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/session', async (route) => {
    await asked
    await route.continue()
  })
  await page.reload()
  await page.getByLabel('Full Name').fill('Somebody Else')
  answer()
  await expect(page.getByLabel('Email Address')).toHaveValue(who.email)
  await expect(page.getByLabel('Full Name')).toHaveValue('Somebody Else')
})

test('who asks for the emergency service sees its number first, without a jump', async ({
  page,
}) => {
  const numbers = page
    .getByRole('main')
    .locator('section')
    .first()
    .getByRole('link', { name: /^\(214\)/ })
  // while the shop answers, whenever this runs
  await page.clock.setFixedTime(new Date('2027-01-12T16:00:00Z'))
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/contact')
  await settle(page)
  await expect(numbers).toHaveText(['(214) 555-0148'])
  await page.goto('/contact?service=emergency')
  await settle(page)
  await expect(numbers).toHaveText(['(214) 555-0199', '(214) 555-0148'])
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Emergency Services/ })
    .click()
  await expect(numbers).toHaveText(['(214) 555-0199', '(214) 555-0148'])
})

test('the design form names what is missing and thanks for the idea', async ({ page }) => {
  await page.goto('/products/glass-furniture')
  await comeToDesignForm(page)
  await page.getByRole('button', { name: 'Send Your Idea' }).click()
  await expect(page.getByText('This field is required.')).toHaveCount(2)
  await expect(page.getByText('Name is required.')).toBeVisible()
  await expect(page.getByText('A valid email is required.')).toBeVisible()
  await expect(page.getByLabel('Where will it stand?')).toBeFocused()
  await page.getByLabel('What do you envision?').selectOption('Other (please specify)')
  await page.getByLabel('Please specify').fill('A lamp')
  await page.getByLabel('Where will it stand?').fill('Hall')
  await page.getByLabel('Describe it').fill('Three rings of glass.')
  await page.getByLabel('Name', { exact: true }).fill('Avery Example')
  await page.getByLabel('Email', { exact: true }).fill('avery.example@example.com')
  await page.getByRole('button', { name: 'Send Your Idea' }).click()
  await expect(page.getByText('Idea Sent!').filter({ visible: true }).first()).toBeVisible()
})

test('the contact form says at each field what is wrong with it, and keeps the rest', async ({
  page,
}) => {
  await page.goto('/es/contact')
  await settle(page)
  const name = page.getByLabel('Nombre completo')
  await name.fill('Avery Example')
  await page.getByLabel('Correo electrónico').fill('avery@nowhere')
  await page.getByLabel('Teléfono', { exact: true }).fill('call me')
  await page.getByRole('main').getByRole('button', { name: 'Enviar' }).click()
  const alerts = page.getByRole('main').locator('form').getByRole('alert')
  await expect(alerts).toHaveCount(3)
  await expect(page.getByLabel('Correo electrónico')).toBeFocused()
  await expect(name).toHaveValue('Avery Example')
  await page.getByLabel('Teléfono', { exact: true }).fill('(469) 555-0117')
  await expect(alerts).toHaveCount(2)
})

test('the design form is sent in Spanish, and staff read it in English', async ({
  page,
  request,
}) => {
  await page.goto('/es/products/glass-furniture')
  await comeToDesignForm(page)
  const name = `Ana ${Date.now()}`
  await page.getByLabel('¿Qué se imagina?').selectOption('Mesa de centro')
  await page.getByLabel('¿Dónde irá?').fill('Sala')
  await page.getByLabel('Descríbalo').fill('Redonda, con tres patas.')
  await page.getByLabel('Nombre', { exact: true }).fill(name)
  await page.getByLabel('Correo electrónico').fill('ana@example.com')
  await page.getByRole('button', { name: 'Enviar su idea' }).click()
  await expect(page.getByText('¡Idea enviada!').filter({ visible: true }).first()).toBeVisible()
  const { origin } = new URL(page.url())
  await signInByRequest(request, origin, staff)
  const list = `/api/inquiries?where[name][equals]=${encodeURIComponent(name)}`
  const kept = await request.get(list, { headers: { origin } })
  const { docs } = (await kept.json()) as { docs: { message: string }[] }
  expect(docs.map(({ message }) => message)).toEqual([
    expect.stringContaining('Item: Coffee Table\nLocation: Sala'),
  ])
})

test('the live map takes the place of the drawn one when it can be reached', async ({ page }) => {
  await page.route('**/api/open-map', (route) => route.fulfill({ json: { reachable: true } }))
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
  )
  await page.goto('/contact')
  await page.getByRole('heading', { name: 'Find Us Online' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 600)
  await expect(page.locator('iframe[src^="https://www.openstreetmap.org/"]')).toBeAttached()
})

test('the design form fetches what it needs to answer once it is near, and stands still meanwhile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/products/glass-furniture', { waitUntil: 'networkidle' })
  const form = page.locator('#design form')
  await expect(form).not.toHaveAttribute('novalidate')
  const tall = (await form.boundingBox())?.height
  await comeToDesignForm(page)
  expect((await form.boundingBox())?.height).toBe(tall)
})

/** What makes the form answer comes once it is near. */
async function comeToDesignForm(page: Page): Promise<void> {
  const form = page.locator('#design form')
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('novalidate')
}
