import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { sessionsOfQuote } from './sandbox'

type Glass = { id: number; category: string; thicknessMm: number }

async function rowsOf<Row>(request: APIRequestContext, list: string): Promise<Row[]> {
  const answer = await request.get(`/api/${list}?limit=100&depth=0&sort=id`)
  return ((await answer.json()) as { docs: Row[] }).docs
}

async function post<Answer>(
  request: APIRequestContext,
  origin: string,
  path: string,
  data: object,
): Promise<Answer> {
  const answer = await request.post(path, { data, headers: { origin } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as Answer
}

/** A shower saved by whoever is signed in. */
async function savedQuote(request: APIRequestContext, origin: string) {
  const [region] = await rowsOf<{ id: number }>(request, 'regions')
  const [finish] = await rowsOf<{ id: number }>(request, 'glass-finishes')
  const glasses = await rowsOf<Glass>(request, 'glass-types')
  const glass = glasses.find(({ category }) => category === 'shower')
  const inputs = {
    serviceType: 'shower_glass_quote',
    regionId: region?.id,
    glassTypeId: glass?.id,
    finishId: finish?.id,
    thicknessMm: glass?.thicknessMm,
    panels: [{ widthIn: 30, heightIn: 76, role: 'fixed' }],
  }
  const priced = await post<{ totalCost: number }>(request, origin, '/api/quotes/calculate', inputs)
  const { id } = await post<{ id: number }>(request, origin, '/api/quotes/save', {
    ...inputs,
    customerName: 'Jordan Sample',
    expectedTotal: priced.totalCost,
    requestKey: randomUUID(),
  })
  return { quoteId: id, totalCost: priced.totalCost }
}

/** A quote of whoever is signed in, and the open page at Stripe on which it is paid. */
export async function openCheckout(request: APIRequestContext, origin: string) {
  const { quoteId, totalCost } = await savedQuote(request, origin)
  await post(request, origin, '/api/payments/checkout', { quoteId })
  const open = (await sessionsOfQuote(String(quoteId))).find(({ status }) => status === 'open')
  if (open === undefined) throw new Error(`Quote ${quoteId} has no open checkout.`)
  return {
    quoteId,
    totalCost,
    sessionId: open.id,
    paymentId: Number(open.metadata.payment_record_id),
  }
}
