import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { openingRequest } from '@/domain/pricing/opening-request'
import type { OpeningWork } from '@/domain/pricing/opening-request'
import { priceOpening } from '@/domain/glass-rules/price-opening'
import { pricingTablesShape } from '@/domain/pricing/tables-shape'
import type { PricingTables } from '@/domain/pricing/types'
import { storePricing } from '../fixtures/stored-pricing'
import { testPayload } from '../setup/database'

let served: PricingTables

beforeAll(async () => {
  await storePricing(await testPayload())
  const { GET } = await import('@/app/api/quotes/tables/route')
  const answer = await GET(new Request('http://localhost:3100/api/quotes/tables?locale=en'))
  served = pricingTablesShape.parse(await answer.json())
})

async function calculated(request: unknown): Promise<{ status: number; totalCost?: number }> {
  const { POST } = await import('@/app/api/quotes/calculate/route')
  const answer = await POST(
    new Request('http://localhost:3100/api/quotes/calculate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    }),
  )
  return { status: answer.status, ...((await answer.json()) as { totalCost?: number }) }
}

const works: OpeningWork[] = [
  { service: 'shower_glass_quote' },
  { service: 'shower_glass_quote', finish: 'low_iron' },
  { service: 'window_replacement', category: 'flat' },
  { service: 'new_window_installation' },
]
const side = fc.oneof(
  fc.integer({ min: 2, max: 9600 }).map((sixteenths) => sixteenths / 16),
  fc.integer({ min: 1, max: 6000 }).map((tenths) => tenths / 10),
)

it('what a page prices by itself is what the server answers, or neither has a price', async () => {
  const kinds = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...works), side, side, async (work, widthIn, heightIn) => {
      const size = { widthIn, heightIn }
      const here = priceOpening(work, size, served)
      const asked = openingRequest(work, size, served)
      expect(asked.ok).toBe(true)
      const there = await calculated(asked.ok && asked.request)
      kinds.add(here.kind)
      expect(there.totalCost ?? null).toBe(here.kind === 'figure' ? here.total : null)
      expect(there.status).toBe(here.kind === 'figure' ? 200 : 422)
    }),
    { numRuns: 200 },
  )
  expect([...kinds]).toEqual(expect.arrayContaining(['blocked', 'figure']))
})
