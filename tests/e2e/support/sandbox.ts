import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { sandboxUrl } from './environment'

/** Stripe's published test cards. */
export const cards = { pays: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' }

type SandboxSession = {
  id: string
  status: string
  payment_status: string
  amount_total: number
  metadata: Record<string, string>
}

/** The checkout sessions that the sandbox holds for one quote. */
export async function sessionsOfQuote(quoteId: string): Promise<SandboxSession[]> {
  const response = await fetch(`${sandboxUrl()}/_sandbox/sessions`)
  const { sessions } = (await response.json()) as { sessions: SandboxSession[] }
  return sessions.filter(({ metadata }) => metadata.quote_id === quoteId)
}

type SandboxEvent = { type: string; data: { object: { id: string } } }

/** What the sandbox has said, or would have, of one checkout session. */
export async function eventsOfSession(id: string, type: string): Promise<SandboxEvent[]> {
  const response = await fetch(`${sandboxUrl()}/_sandbox/events`)
  const { events } = (await response.json()) as { events: SandboxEvent[] }
  return events.filter((event) => event.type === type && event.data.object.id === id)
}

/** Fills in the hosted page and presses Pay. */
export async function payOnHostedPage(page: Page, card: string): Promise<void> {
  await expect(page).toHaveURL(/\/c\/pay\/cs_/)
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel('Expiry').fill('12/34')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Name on card').fill('Avery Sample')
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** Makes something happen at the sandbox that Stripe has no call for. */
export async function atSandbox(path: string, body: object = {}): Promise<unknown> {
  const answer = await fetch(`${sandboxUrl()}/_sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return answer.json()
}

/** What the sandbox knows: its events, refunds or sessions. */
async function fromSandbox<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`${sandboxUrl()}/_sandbox/${path}`)
  return (await answer.json()) as Answer
}

/** From here on the sandbox answers as it should. */
export async function endTroubles(): Promise<void> {
  await fetch(`${sandboxUrl()}/_sandbox/troubles`, { method: 'DELETE' })
}

/** How many events the site has not taken yet. */
export async function undelivered(): Promise<number> {
  type Event = { delivery?: { state?: string } }
  const { events } = await fromSandbox<{ events: Event[] }>('events')
  return events.filter(({ delivery }) => delivery?.state === 'pending').length
}

/** What went back of the payment of one checkout session, in minor units. */
export async function refundedAtStripe({ sessionId }: { sessionId: string }): Promise<number> {
  type Refund = { amount: number; status: string; payment_intent: string }
  const { refunds } = await fromSandbox<{ refunds: Refund[] }>('refunds')
  const session = await fromSandbox<{ payment_intent: string }>(`sessions/${sessionId}`)
  return refunds
    .filter((one) => one.payment_intent === session.payment_intent && one.status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0)
}
