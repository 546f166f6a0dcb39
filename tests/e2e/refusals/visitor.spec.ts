import type { APIRequestContext } from '@playwright/test'
import { priceShower, savedNumber, saveQuote } from '../support/builder'
import { fillInLogin, newAddress, newCustomer, signIn } from '../support/people'
import { quietNetwork } from '../support/network'
import { expect, test } from '../support/test'

type Errors = { errors: { field: string; message: string }[] }
type Glass = { id: number; category: string; thicknessMm: number }

async function rowsOf<Row>(request: APIRequestContext, list: string): Promise<Row[]> {
  const answer = await request.get(`/api/${list}?limit=100&depth=0&sort=id`)
  return ((await answer.json()) as { docs: Row[] }).docs
}

test('a shower of window glass has no price, and both languages say so', async ({ request }) => {
  const [region] = await rowsOf<{ id: number }>(request, 'regions')
  const [finish] = await rowsOf<{ id: number }>(request, 'glass-finishes')
  const factors = await rowsOf<{ id: number; factorType: string }>(request, 'installation-factors')
  const glass = (await rowsOf<Glass>(request, 'glass-types')).find((row) => row.category === 'flat')
  const shower = {
    serviceType: 'shower_glass_quote',
    regionId: region?.id,
    glassTypeId: glass?.id,
    finishId: finish?.id,
    thicknessMm: glass?.thicknessMm,
    panels: [{ widthIn: 30, heightIn: 40 }],
    complexityFactorId: factors.find((row) => row.factorType === 'complexity')?.id,
  }
  for (const [locale, words] of [
    ['en', 'this glass type is not made for this service'],
    ['es', 'ese tipo de vidrio no se usa para este servicio'],
  ] as const) {
    const answer = await request.post('/api/quotes/calculate', { data: { ...shower, locale } })
    expect(answer.status()).toBe(422)
    const { errors } = (await answer.json()) as Errors
    expect(errors).toMatchObject([
      { field: 'glassTypeId', message: expect.stringContaining(words) as unknown },
    ])
  }
})

for (const email of ['josé@example.com', 'user@bücher.de', 'a..b@example.com']) {
  test(`${email} is refused at its field, wherever it is sent`, async ({ request }) => {
    const contact = { name: 'Avery', email, message: 'A mirror, please.' }
    const account = { fullName: 'Avery', email, password: 'eleven glass panes' }
    for (const [path, data] of [
      ['/api/inquiries/contact', contact],
      ['/api/accounts/register', account],
    ] as const) {
      const answer = await request.post(path, { data })
      expect(answer.status()).toBe(422)
      expect(((await answer.json()) as Errors).errors[0]?.field).toBe('email')
    }
  })
}

test('a quote that was opened is saved under its number, or as a new one', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED.*\/api\/quotes\/save/)
  await signIn(page, await newCustomer(request, 'saves-again'))
  await priceShower(page)
  const number = await saveQuote(page)
  const id = Number(number.replace(/\D/g, ''))
  const change = async (width: string) => {
    await page.goto(`/get-quote?quote_id=${id}`)
    await expect(page.getByRole('heading', { name: 'Estimate' })).toBeVisible()
    await page.getByRole('button', { name: 'Change the hardware' }).click()
    await page.getByRole('button', { name: /^Change: .*panel/i }).click()
    await page.getByLabel('Panel 1 width, inches').fill(width)
    await page.getByRole('button', { name: 'Hardware and options' }).click()
    await page.getByRole('button', { name: 'Calculate Quote' }).click()
    await expect(page.getByText(`Saving replaces what was saved as ${number}.`)).toBeVisible()
  }
  await change('40')
  expect(await saveQuote(page)).toBe(number)
  await change('44')
  // what is tried again after a lost connection is what was asked for
  await page.route('**/api/quotes/save', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Save as a new quote' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  expect(await savedNumber(page)).not.toBe(number)
})

test('the general form keeps its marks until each field is mended', async ({ page }) => {
  await page.goto('/get-quote?serviceType=other_new_installation')
  const submit = page.getByRole('button', { name: 'Calculate Quote' }).first()
  await expect(submit).toBeEnabled()
  await submit.click()
  const alert = page.getByRole('main').getByRole('alert').first()
  await expect(alert).toContainText('Missing Information')
  const left = alert.getByRole('link')
  const before = await left.count()
  await page.getByRole('textbox', { name: /^Width/ }).fill('4')
  await expect(left).toHaveCount(before - 1)
})

/** The walk over the public pages looks at the others. */
const pages = [
  '/get-quote?serviceType=window_replacement',
  '/get-quote?serviceType=shower_glass_quote',
  '/get-quote?serviceType=other_new_installation',
  '/es/get-quote?serviceType=shower_glass_quote',
]

test('no form or page of one person is wider than a window of 320 px', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors(/403.*\/api\/users\/login/)
  await page.setViewportSize({ width: 320, height: 640 })
  const tooWide: string[] = []
  const look = async (path: string) => {
    await page.goto(path)
    await quietNetwork(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 320) tooWide.push(`${path}: ${width}`)
  }
  for (const path of pages) await look(path)
  await signIn(page, await newCustomer(request, 'a-very-long-name-in-an-address'))
  for (const path of ['/profile', '/es/profile']) await look(path)
  await page.context().clearCookies()
  const who = { email: newAddress('somebody-with-a-long-address'), password: 'eleven glass panes' }
  await request.post('/api/accounts/register', { data: { fullName: 'Robin', ...who } })
  await page.goto('/login')
  await fillInLogin(page, who)
  await expect(page.getByRole('button', { name: /again/i })).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (width > 320) tooWide.push(`/login, not confirmed yet: ${width}`)
  expect(tooWide).toEqual([])
})

test('a page that is not here says so in its title, in both languages', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404.*\/(not-here|no-existe) on/)
  for (const [path, title] of [
    ['/not-here', 'This page is not here · Trinity Edge Glass'],
    ['/es/no-existe', 'Esta página no está aquí · Trinity Edge Glass'],
    ['/posts/not-here', 'This page is not here · Trinity Edge Glass'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle(title)
    const description = page.locator('meta[name=description]').last()
    await expect(description).not.toHaveAttribute('content', /itemized|desglosado/)
  }
})

test('the emergency pane calls, and leads to a form that has chosen the service', async ({
  page,
}) => {
  await page.goto('/')
  await quietNetwork(page)
  const number = page.getByRole('main').locator('a[href="tel:2145550199"]').first()
  await expect(number).toBeVisible()
  await page
    .locator('main a[href="/contact?service=emergency"]')
    .first()
    .click({
      position: { x: 30, y: 30 },
    })
  await expect(page).toHaveURL(/service=emergency/)
  await expect(page.getByRole('combobox', { name: /Service/ })).toHaveValue('Emergency Services')
  await page.goto('/services')
  await expect(page.getByRole('main').getByRole('link', { name: /^Call .*0199/ })).toHaveAttribute(
    'href',
    'tel:2145550199',
  )
})

test('what is touched is large enough for a finger', async ({ page }) => {
  await page.goto('/ar-try-on')
  for (const thumb of await page.getByRole('slider').all()) {
    const box = await thumb.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(24)
    expect(box?.height).toBeGreaterThanOrEqual(24)
  }
  for (const link of await page.getByRole('banner').getByRole('link').all()) {
    if (!(await link.isVisible())) continue
    expect(
      (await link.boundingBox())?.height,
      (await link.textContent()) ?? '',
    ).toBeGreaterThanOrEqual(44)
  }
  await page.goto('/get-quote?serviceType=shower_glass_quote')
  await page.getByRole('button', { name: /^1\/2 inch/ }).click()
  const change = page.getByRole('button', { name: /^Change: / }).first()
  const box = await change.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
})

test('a page that is fetched ahead brings none of its pictures', async ({ request }) => {
  for (const path of ['/', '/about', '/products/shower-glass']) {
    const ahead = await request.get(path, { headers: { RSC: '1', 'Next-Router-Prefetch': '1' } })
    const text = await ahead.text()
    expect(text, path).toContain(':HL["/_next/static/')
    expect(text, path).not.toMatch(/:HL\["[^"]*","image"/)
  }
})
