import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { alternativesTo } from '@/domain/glass-rules/alternatives'
import { amountBetween } from '@/domain/money/amount-between'
import { openingRequest } from '@/domain/pricing/opening-request'
import type { OpeningWork } from '@/domain/pricing/opening-request'
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

async function calculated(request: unknown): Promise<{ status: number; totalCost: number }> {
  const { POST } = await import('@/app/api/quotes/calculate/route')
  const answer = await POST(
    new Request('http://localhost:3100/api/quotes/calculate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    }),
  )
  const { totalCost = 0 } = (await answer.json()) as { totalCost?: number }
  return { status: answer.status, totalCost }
}

const works: OpeningWork[] = [
  { service: 'shower_glass_quote' },
  { service: 'shower_glass_quote', finish: 'low_iron' },
  { service: 'window_replacement', category: 'flat' },
  { service: 'new_window_installation' },
]
const side = fc.integer({ min: 6 * 16, max: 80 * 16 }).map((sixteenths) => sixteenths / 16)

it('what is compared is priced by the server to the cent, and refused where a rule blocks it', async () => {
  const met = { priced: 0, blocked: 0 }
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...works), side, side, async (work, widthIn, heightIn) => {
      const asked = openingRequest(work, { widthIn, heightIn }, served)
      if (!asked.ok) return
      const here = await calculated(asked.request)
      for (const { request, blocked } of alternativesTo(asked.request, served)) {
        const there = await calculated(request)
        expect(there.status).toBe(blocked ? 422 : 200)
        met[blocked ? 'blocked' : 'priced'] += 1
        if (blocked || here.status !== 200) continue
        const apart = amountBetween(here.totalCost, there.totalCost, 'USD')
        expect(Math.round(apart * 100)).toBe(
          Math.round(there.totalCost * 100) - Math.round(here.totalCost * 100),
        )
      }
    }),
    { numRuns: 120 },
  )
  expect(met.priced).toBeGreaterThan(40)
  expect(met.blocked).toBeGreaterThan(0)
})
