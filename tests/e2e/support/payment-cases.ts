import type { APIRequestContext } from '@playwright/test'
import { openByRequest } from './by-request'
import { newCustomer, signInByRequest } from './people'
import { quoteAtCheckout } from './quotes'
import { atSandbox, endTroubles, eventsOfSession } from './sandbox'
import { test } from './test'

/** So many do the same at the same moment. */
export const atOnce = 50
export const patience = { timeout: 90_000 }
export const completed = 'checkout.session.completed'

export type Checkout = Awaited<ReturnType<typeof quoteAtCheckout>> & {
  email: string
  customer: APIRequestContext
}

/** Customers who come to pay, each test of the file with a provider that is out of trouble. */
export function openPaymentCases() {
  const people = openByRequest()

  test.describe.configure({ timeout: 300_000 })

  test.afterEach(async () => {
    await atSandbox('webhooks', { drop: false })
    await endTroubles()
  })

  /** Somebody new with a saved quote, at the page on which it is paid. */
  async function checkoutOfNew(): Promise<Checkout> {
    const customer = await people.stranger()
    const who = await newCustomer(customer, 'trust')
    await signInByRequest(customer, people.origin, who)
    return { ...(await quoteAtCheckout(customer, people.origin)), email: who.email, customer }
  }

  /** Asks as a page of the site does. */
  const post = (by: APIRequestContext, path: string, data: object) =>
    by.post(path, { headers: { origin: people.origin }, data })

  return { signedIn: people.signedIn, checkoutOfNew, post }
}

export function tried(times: number): void {
  test.info().annotations.push({ type: 'repetitions', description: String(times) })
}

export function all<Result>(times: number, work: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: times }, work))
}

/** Paid, and the site has heard nothing yet. */
export async function payUnheard(
  { sessionId }: Checkout,
  money: 'now' | 'later' = 'now',
): Promise<void> {
  await atSandbox('webhooks', { drop: true })
  await atSandbox(`sessions/${sessionId}/pay`, { money })
}

export async function eventOf({ sessionId }: Checkout, type: string): Promise<string> {
  const [event] = (await eventsOfSession(sessionId, type)) as unknown as { id: string }[]
  if (event === undefined) throw new Error(`The sandbox has no ${type} of ${sessionId}.`)
  return event.id
}

export async function deliver(event: string, times = 1): Promise<number[]> {
  const { statuses } = (await atSandbox(`events/${event}/redeliver`, { times })) as {
    statuses: number[]
  }
  return statuses
}
