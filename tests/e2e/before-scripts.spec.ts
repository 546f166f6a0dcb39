import { expect, test } from './support/watched'
import type { Page } from '@playwright/test'

/** Opens a page whose scripts don’t come until they are let through. */
async function openAheadOfScripts(page: Page, address: string): Promise<() => void> {
  let letThrough = () => {}
  const asked = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  return letThrough
}

test('the contact form keeps what was typed and chosen before it is hydrated', async ({ page }) => {
  const letThrough = await openAheadOfScripts(page, '/contact?service=emergency')
  await page.getByLabel('Full Name').fill('Avery Example')
  await page.getByLabel('Message', { exact: true }).fill('A broken pane, ground floor.')
  letThrough()
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Emergency Services')
  await expect(page.getByLabel('Full Name')).toHaveValue('Avery Example')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    'A broken pane, ground floor.',
  )
})

test('a service chosen before the form is hydrated stays, whatever the address asks for', async ({
  page,
}) => {
  const letThrough = await openAheadOfScripts(page, '/contact?service=emergency')
  const service = page.getByLabel('Service', { exact: true })
  await service.selectOption('Residential Glass')
  letThrough()
  await page.waitForLoadState('networkidle')
  await expect(service).toHaveValue('Residential Glass')
})

test('sign-in keeps what was filled in before it is hydrated', async ({ page, allowErrors }) => {
  allowErrors(/401.*\/api\/users\/login/)
  const letThrough = await openAheadOfScripts(page, '/login')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not a password 1')
  letThrough()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('The email or password provided is incorrect.').first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com')
})

for (const [address, button] of [
  ['/login', 'Login'],
  ['/register', 'Register'],
] as const) {
  test(`${address} puts no password into an address, sent without its scripts`, async ({
    page,
  }) => {
    await openAheadOfScripts(page, address)
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('not a password 1')
    const asked = page.waitForRequest((request) => request.isNavigationRequest())
    await page.getByRole('main').getByRole('button', { name: button }).click()
    expect((await asked).method()).toBe('POST')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.url()).not.toMatch(/nobody|password/)
  })
}

test('the box on the home page keeps a size typed before it is hydrated', async ({ page }) => {
  const letThrough = await openAheadOfScripts(page, '/')
  const box = page.getByRole('form').first()
  await box.getByLabel('Width').fill('41')
  letThrough()
  await page.waitForLoadState('networkidle')
  await box.getByLabel('Height').fill('52')
  await expect(box.getByLabel('Width')).toHaveValue('41')
  await expect(box.locator('svg').first()).toContainText('41″')
})

test('the box on the home page opens the builder without any script', async ({ page }) => {
  await openAheadOfScripts(page, '/')
  const box = page.getByRole('form').first()
  await box.getByLabel('Width').fill('41')
  await box.getByRole('button').click()
  await expect(page).toHaveURL(/\/get-quote\?.*width=41/)
})

test('inches of the box on the home page are inches where the builder takes feet, without any script', async ({
  page,
}) => {
  const letThrough = await openAheadOfScripts(page, '/')
  const box = page.getByRole('form').first()
  await box.getByLabel('What').selectOption('new_window_installation')
  await box.getByLabel('Width').fill('41')
  await box.getByLabel('Height').fill('52')
  const opened = page.waitForURL('**/get-quote?**', { waitUntil: 'commit' })
  await box.getByRole('button').click()
  await opened
  letThrough()
  await expect(page.getByLabel('Width, feet')).toHaveValue(`3' 5"`)
  await expect(page.getByLabel('Height, feet')).toHaveValue(`4' 4"`)
})

test('the contact form is sent without any script, and its page says so', async ({ page }) => {
  await openAheadOfScripts(page, '/es/contact')
  await page.getByLabel('Nombre completo').fill('Avery Example')
  await page.getByLabel('Correo electrónico').fill('avery.example@example.com')
  await page.getByLabel('Mensaje', { exact: true }).fill('Un vidrio roto, planta baja.')
  await page.getByRole('main').getByRole('button', { name: 'Enviar' }).click()
  await expect(page).toHaveURL('/es/contact#sent')
  const thanks = page.getByRole('status').filter({ hasText: 'Gracias' })
  await expect(thanks).toBeVisible()
  await expect(thanks).toContainText('llame al (214) 555-0199')
})

test('the design form asks for the other piece that was picked before it is hydrated', async ({
  page,
}) => {
  const letThrough = await openAheadOfScripts(page, '/products/glass-furniture')
  await page.getByLabel('What do you envision?').scrollIntoViewIfNeeded()
  await page.getByLabel('What do you envision?').selectOption('Other (please specify)')
  letThrough()
  await page.getByLabel('Please specify').fill('A lamp')
  await page.getByLabel('What do you envision?').selectOption('Coffee Table')
  await expect(page.getByLabel('Please specify')).toHaveCount(0)
})

test('without any script the browser asks for what is missing, and nothing typed is lost', async ({
  page,
}) => {
  await openAheadOfScripts(page, '/contact')
  await page.getByLabel('Full Name').fill('Avery Example')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByLabel('Email Address')).toBeFocused()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByLabel('Full Name')).toHaveValue('Avery Example')
})

test('a form that the browser sends by itself and that lacks something says so on its page', async ({
  request,
  baseURL,
}) => {
  for (const [address, page] of [
    ['contact', '/contact'],
    ['design', '/products/glass-furniture'],
  ]) {
    const answer = await request.post(`/api/inquiries/${address}`, {
      form: { name: 'Avery Example', email: 'nobody' },
      headers: { Origin: String(baseURL) },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(303)
    expect(answer.headers().location).toBe(`${page}#not-sent`)
  }
})
