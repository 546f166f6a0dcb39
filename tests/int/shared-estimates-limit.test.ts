import { beforeAll, expect, it } from 'vitest'
import { takeFrom } from '@/integrations/rate-limit/limit'
import { mailsTo } from '../fixtures/people'
import { showerInputs, storePricing } from '../fixtures/stored-pricing'
import type { StoredPricing } from '../fixtures/stored-pricing'
import { testPayload } from '../setup/database'

let stored: StoredPricing

beforeAll(async () => {
  process.env.RATE_LIMITS = 'on'
  stored = await storePricing(await testPayload())
})

async function share(email?: string): Promise<number> {
  const { POST } = await import('@/app/api/quotes/share/route')
  const inputs = showerInputs(stored)
  const answer = await POST(
    new Request('http://localhost:3100/api/quotes/share', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:3100' },
      body: JSON.stringify({ inputs, email }),
    }),
  )
  return answer.status
}

it('sends one address six letters, and gives one caller ten links, in ten minutes', async () => {
  const letters: number[] = []
  for (let count = 0; count < 7; count += 1) letters.push(await share('much@example.com'))
  expect(letters).toEqual([201, 201, 201, 201, 201, 201, 429])
  expect(await mailsTo('much@example.com')).toHaveLength(6)
  const links: number[] = []
  for (let count = 0; count < 4; count += 1) links.push(await share())
  expect(links).toEqual([201, 201, 201, 429])
  expect((await takeFrom('share', 'another caller')).ok).toBe(true)
})
