import { priceShower } from './support/builder'
import { customer, signIn, signInByRequest, staff } from './support/people'
import { expect, test } from './support/test'

test('a price that staff change between calculate and save is asked about', async ({
  page,
  playwright,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/409.*\/api\/quotes\/save/)
  const origin = baseURL ?? ''
  const office = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { origin } })
  expect((await office.post('/api/users/login', { data: staff })).ok()).toBe(true)
  const found = await office.get('/api/hardware?where[name][equals]=Anti-Spot%20Coating')
  const [coating] = ((await found.json()) as { docs: { id: number; cost: number }[] }).docs
  if (coating === undefined) throw new Error('the sample data has no Anti-Spot Coating')
  const costs = (cost: number) => office.patch(`/api/hardware/${coating.id}`, { data: { cost } })

  await signIn(page, customer)
  await priceShower(page)
  try {
    expect((await costs(coating.cost + 0.5)).ok()).toBe(true)
    await page.getByRole('button', { name: 'Save Quote' }).first().click()
    // 19 sq ft at half a dollar more, with 10 % margin and 8.25 % tax
    await expect(page.getByText('$1,278.27').first()).toBeVisible()
    await expect(page.getByText('$1,266.96').first()).toBeVisible()
    await expect(page.getByText(/Q-\d{6}/)).toHaveCount(0)
  } finally {
    await costs(coating.cost)
    await office.dispose()
  }
})

test('what the price list does not hold is not offered, and nobody waits for its price', async ({
  page,
  request,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const headers = { origin }
  await signInByRequest(request, origin, staff)
  const found = await request.get('/api/glass-types?where[category][equals]=shower&limit=20', {
    headers,
  })
  const { docs } = (await found.json()) as { docs: { id: number; thicknessMm: number }[] }
  const offer = async (rows: typeof docs, active: boolean) => {
    for (const { id } of rows) {
      const answer = await request.patch(`/api/glass-types/${id}`, { headers, data: { active } })
      expect(answer.status()).toBe(200)
    }
  }
  try {
    await offer(
      docs.filter(({ thicknessMm }) => thicknessMm === 12.7),
      false,
    )
    await page.goto('/get-quote?serviceType=shower_glass_quote')
    await expect(page.getByRole('button', { name: /^3\/8 inch/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^1\/2 inch/ })).toHaveCount(0)
    await offer(docs, false)
    await page.reload()
    const notice = page.getByRole('main').getByRole('status')
    await expect(notice.getByText('This glass is not in our price list.')).toBeVisible()
    await expect(notice.getByRole('link', { name: 'Send us your question' })).toHaveAttribute(
      'href',
      '/contact',
    )
  } finally {
    await offer(docs, true)
  }
})
