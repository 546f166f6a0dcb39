import type { APIRequestContext } from '@playwright/test'
import { admin, newCustomer, signInByRequest } from '../support/people'
import { openCheckout, payCheckout, savedQuote } from '../support/quotes'
import { sentenceOf } from '../support/refusals'
import { expect, test } from '../support/test'

test.describe('what may not be deleted says why', () => {
  test.beforeEach(async ({ request, baseURL }) => {
    await signInByRequest(request, baseURL ?? '', admin)
  })

  test('the last administrator', async ({ request, baseURL }) => {
    const headers = { origin: baseURL ?? '' }
    const found = await request.get(`/api/users?where[email][equals]=${admin.email}`, { headers })
    const [{ id } = { id: 0 }] = ((await found.json()) as { docs: { id: number }[] }).docs
    const answer = await request.delete(`/api/users/${id}`, { headers })
    expect(answer.status()).toBe(409)
    expect(await sentenceOf(answer)).toContain('administrator')
    // nobody changes the role of his own account: there the admin shows it read-only
    const demoted = await request.patch(`/api/users/${id}`, { headers, data: { role: 'staff' } })
    const { doc } = (await demoted.json()) as { doc: { role: string } }
    expect(doc.role).toBe('admin')
  })

  for (const [called, collection] of [
    ['a region', 'regions'],
    ['a gallery category', 'gallery-categories'],
  ] as const) {
    test(`${called} that is in use`, async ({ request, baseURL }) => {
      const headers = { origin: baseURL ?? '' }
      const found = await request.get(`/api/${collection}?limit=1`, { headers })
      const [{ id } = { id: 0 }] = ((await found.json()) as { docs: { id: number }[] }).docs
      const answer = await request.delete(`/api/${collection}/${id}`, { headers })
      expect(answer.status()).toBe(409)
      expect(await sentenceOf(answer)).toMatch(/^It is still (?:used|shown) by /)
    })
  }
})

test.describe('a quote', () => {
  let quoteId = 0
  let address = ''
  let origin = ''
  let office: APIRequestContext

  test.beforeAll(async ({ playwright, baseURL }) => {
    origin = baseURL ?? ''
    office = await playwright.request.newContext({ baseURL: origin })
    await signInByRequest(office, origin, admin)
    const buyer = await playwright.request.newContext({ baseURL: origin })
    await signInByRequest(buyer, origin, await newCustomer(buyer, 'kept'))
    quoteId = await savedQuote(buyer, origin)
    address = await openCheckout(buyer, origin, quoteId)
    await buyer.dispose()
  })

  test.afterAll(() => office.dispose())

  const change = (data: object) =>
    office.patch(`/api/quotes/${quoteId}`, { headers: { origin }, data })
  const remove = () => office.delete(`/api/quotes/${quoteId}`, { headers: { origin } })

  test('with payments stays, and so does the glass it was made of', async () => {
    const kept = await remove()
    expect(kept.status()).toBe(409)
    expect(await sentenceOf(kept)).toMatch(/still used by 1 payment records.*what was charged/)
    const read = await office.get(`/api/quotes/${quoteId}?depth=0`, { headers: { origin } })
    const { glassType } = (await read.json()) as { glassType: number }
    const glass = await office.delete(`/api/glass-types/${glassType}`, { headers: { origin } })
    expect(glass.status()).toBe(409)
    expect(await sentenceOf(glass)).toMatch(/still used by \d+ saved quotes.*Switch it off/)
  })

  test('gets no status by hand', async () => {
    for (const data of [{ status: 'payment_succeeded' }, { paymentStatus: 'paid' }]) {
      const refused = await change(data)
      expect(refused.status()).toBe(403)
      expect(await sentenceOf(refused)).toMatch(/follows the payment/)
    }
  })

  test('that is paid is final, but for its notes and its work', async ({ playwright }) => {
    const hosted = await playwright.request.newContext()
    await payCheckout(hosted, address, quoteId)
    await hosted.dispose()
    await expect
      .poll(async () => {
        const read = await office.get(`/api/quotes/${quoteId}?depth=0`, { headers: { origin } })
        return ((await read.json()) as { status: string }).status
      })
      .toBe('payment_succeeded')
    for (const refused of [
      await remove(),
      await change({ totalCost: 1 }),
      await change({ customerName: 'Somebody Else' }),
      await change({ status: 'pending_payment' }),
    ]) {
      expect(refused.status()).toBe(409)
      expect(await sentenceOf(refused)).toContain('A paid quote can’t be changed or deleted')
    }
    expect((await change({ notes: 'Measured.', workDone: true })).status()).toBe(200)
  })
})
