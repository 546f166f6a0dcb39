import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { openingRequest } from '@/domain/pricing/opening-request'
import { priceOpening } from '@/domain/glass-rules/price-opening'
import type { PricingTables } from '@/domain/pricing/types'
import { calculated, openingWorks, servedTables } from '../fixtures/served-prices'

let served: PricingTables

beforeAll(async () => {
  served = await servedTables()
})

const side = fc.oneof(
  fc.integer({ min: 2, max: 9600 }).map((sixteenths) => sixteenths / 16),
  fc.integer({ min: 1, max: 6000 }).map((tenths) => tenths / 10),
)

it('what a page prices by itself is what the server answers, or neither has a price', async () => {
  const kinds = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...openingWorks),
      side,
      side,
      async (work, widthIn, heightIn) => {
        const size = { widthIn, heightIn }
        const here = priceOpening(work, size, served)
        const asked = openingRequest(work, size, served)
        expect(asked.ok).toBe(true)
        const there = await calculated(asked.ok && asked.request)
        kinds.add(here.kind)
        expect(there.totalCost ?? null).toBe(here.kind === 'figure' ? here.total : null)
        expect(there.status).toBe(here.kind === 'figure' ? 200 : 422)
      },
    ),
    { numRuns: 200 },
  )
  expect([...kinds]).toEqual(expect.arrayContaining(['blocked', 'figure']))
})
