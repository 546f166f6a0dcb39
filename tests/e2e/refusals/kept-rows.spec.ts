import { expect, test } from '@playwright/test'
import { admin, signInByRequest } from '../support/people'
import { sentenceOf } from '../support/refusals'

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
      expect(await sentenceOf(answer)).toMatch(/^It is still used by \d+ /)
    })
  }
})
