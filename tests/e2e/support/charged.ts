import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { openingRequest } from '@/domain/pricing/opening-request'
import type { OpeningSize, OpeningWork } from '@/domain/pricing/opening-request'
import { pricingTablesShape } from '@/domain/pricing/tables-shape'

/** What the server charges for a shower of 3/8 in clear glass. */
export async function chargedFor(request: APIRequestContext, widthIn: number, heightIn: number) {
  const tables = pricingTablesShape.parse(
    await (await request.get('/api/quotes/tables?locale=en')).json(),
  )
  const glass = tables.glassTypes.find(
    ({ category, thicknessMm }) => category === 'shower' && thicknessMm === 9.525,
  )
  const answer = await request.post('/api/quotes/calculate', {
    data: {
      serviceType: 'shower_glass_quote',
      regionId: tables.regions[0]?.id,
      glassTypeId: glass?.id,
      finishId: tables.finishes.find(({ key }) => key === 'standard_clear')?.id,
      thicknessMm: 9.525,
      panels: [{ widthIn, heightIn }],
      hardware: [],
      complexityFactorId: null,
      locationFactorId: null,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { totalCost } = (await answer.json()) as { totalCost: number }
  return totalCost.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

/** What the server charges for a piece of work of which nothing but its size is known. */
export async function chargedAt(request: APIRequestContext, work: OpeningWork, size: OpeningSize) {
  const tables = pricingTablesShape.parse(
    await (await request.get('/api/quotes/tables?locale=en')).json(),
  )
  const built = openingRequest(work, size, tables)
  if (!built.ok) throw new Error(`The list lacks a ${built.lack} for ${work.service}.`)
  const answer = await request.post('/api/quotes/calculate', { data: built.request })
  expect(answer.status(), await answer.text()).toBe(200)
  const { totalCost } = (await answer.json()) as { totalCost: number }
  return totalCost.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}
