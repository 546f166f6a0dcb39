import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { sampleShower } from '../../bench/sample-shower'
import { sessionsOfQuote } from './sandbox'

/** Saves a shower for whoever `request` is signed in as, without the screens; answers its id. */
export async function savedQuote(request: APIRequestContext, origin: string): Promise<number> {
  return (await savedShower(request, origin)).quoteId
}

async function savedShower(request: APIRequestContext, origin: string) {
  const headers = { origin }
  const shower = await sampleShower(origin)
  const priced = await request.post('/api/quotes/calculate', { headers, data: shower })
  const { totalCost } = (await priced.json()) as { totalCost: number }
  const data = {
    ...shower,
    customerName: 'Jordan Sample',
    customerPhone: '',
    projectAddress: '',
    expectedTotal: totalCost,
    requestKey: crypto.randomUUID(),
  }
  const saved = await request.post('/api/quotes/save', { headers, data })
  expect(saved.status(), await saved.text()).toBe(201)
  return { quoteId: ((await saved.json()) as { id: number }).id, totalCost }
}

/** Opens a checkout for one's quote; answers the address of Stripe's page. */
export async function openCheckout(
  request: APIRequestContext,
  origin: string,
  quoteId: number,
): Promise<string> {
  const opened = await request.post('/api/payments/checkout', {
    headers: { origin },
    data: { quoteId },
  })
  expect(opened.status(), await opened.text()).toBe(200)
  return ((await opened.json()) as { checkoutSessionUrl: string }).checkoutSessionUrl
}

/** A new quote of whoever is signed in, and the open page at Stripe on which it is paid. */
export async function quoteAtCheckout(request: APIRequestContext, origin: string) {
  const { quoteId, totalCost } = await savedShower(request, origin)
  await openCheckout(request, origin, quoteId)
  const open = (await sessionsOfQuote(String(quoteId))).find(({ status }) => status === 'open')
  if (open === undefined) throw new Error(`Quote ${quoteId} has no open checkout.`)
  return {
    quoteId,
    totalCost,
    sessionId: open.id,
    paymentId: Number(open.metadata.payment_record_id),
  }
}

/** Pays on the page that is open, as its form is sent, and waits until the sandbox has told the site. */
export async function payCheckout(
  request: APIRequestContext,
  address: string,
  quoteId: number,
): Promise<void> {
  const form = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', name: 'Jordan Sample' }
  const paid = await request.post(address, { form, maxRedirects: 0 })
  expect(paid.status()).toBe(303)
  const [session] = await sessionsOfQuote(String(quoteId))
  expect(session?.payment_status).toBe('paid')
}
