import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sampleShower } from '../../../bench/sample-shower'
import { atSandbox, eventsOfSession, sessionsOfQuote } from '../../support/sandbox'
import { ask, newCaller } from './ask'
import type { Answer, Question } from './ask'
import { webhookSecret } from './world'
import type { World } from './world'

/** What the site said is done; each has to be in the database, whatever happened since. */
export type Promised = {
  /** Keys of the asks, with the quotes that the answers named. */
  saved: Map<string, number>
  checkouts: Map<number, string>
  settled: number[]
}

export type Visitors = {
  promised: Promised
  pages: () => number
  calls: () => number
  /** What was answered with a refusal or not at all, and how: what, and how often. */
  failed: Record<string, number>
  /** No new visit begins; answers when the last is through. */
  leave: () => Promise<void>
}

const pages = ['/', '/about', '/gallery', '/products/shower-glass', '/es', '/api/session']

/**
 * So many people at once read a page, save a quote, go to pay it and pay; the payment provider tells of it. Who
 * gets no answer, or one that the site could not, asks again as browsers, people and the provider do.
 */
export async function letVisitorsIn(world: World, people: number): Promise<Visitors> {
  const { url } = world
  const signedIn = await world.signIn('customer')
  const shower = await sampleShower(url)
  const price = await ask(`${url}/api/quotes/calculate`, { body: shower, from: newCaller() })
  const { totalCost } = JSON.parse(price.text) as { totalCost: number }
  await atSandbox('webhooks', { drop: true })

  const promised: Promised = { saved: new Map(), checkouts: new Map(), settled: [] }
  const failed: Record<string, number> = {}
  let calls = 0
  let read = 0
  let closed = false

  const blame = (what: string) => (failed[what] = (failed[what] ?? 0) + 1)

  /** Until it is answered well, and null where that never comes. */
  async function insist(
    what: string,
    path: string,
    question: () => Question,
  ): Promise<Answer | null> {
    for (let attempt = 0; attempt < 40; attempt += 1) {
      calls += 1
      const answer = await ask(url + path, question()).catch((error: unknown) => String(error))
      if (typeof answer !== 'string' && answer.status < 300) return answer
      blame(`${what}: ${typeof answer === 'string' ? answer : answer.status}`)
      await pause(250)
    }
    return null
  }

  async function visit(): Promise<void> {
    const from = newCaller()
    for (const page of [pages[calls % pages.length], pages[(calls + 1) % pages.length]]) {
      if ((await insist('page', page ?? '/', () => ({ from }))) !== null) read += 1
    }
    const requestKey = randomUUID()
    const person = { customerName: 'Jordan Sample', customerPhone: '', projectAddress: '' }
    const body = { ...shower, ...person, expectedTotal: totalCost, requestKey }
    const saved = await insist('save', '/api/quotes/save', () => ({
      body,
      headers: signedIn,
      from,
    }))
    if (saved === null) return
    const { id } = JSON.parse(saved.text) as { id: number }
    promised.saved.set(requestKey, id)
    const checkout = await insist('checkout', '/api/payments/checkout', () => ({
      body: { quoteId: id },
      headers: signedIn,
      from,
    }))
    if (checkout === null) return
    const sessions = await sessionsOfQuote(String(id))
    const session = sessions.find(({ status }) => status === 'open')
    if (session === undefined) return void blame('checkout: no open session')
    promised.checkouts.set(id, session.id)
    await atSandbox(`sessions/${session.id}/pay`)
    const [event] = await eventsOfSession(session.id, 'checkout.session.completed')
    const told = await insist('webhook', '/api/stripe/webhook', () => signed(event, from))
    if (told !== null) promised.settled.push(id)
  }

  const everybody = Array.from({ length: people }, async () => {
    while (!closed) await visit()
  })
  return {
    promised,
    failed,
    pages: () => read,
    calls: () => calls,
    leave: async () => {
      closed = true
      await Promise.all(everybody)
      await atSandbox('webhooks', { drop: false })
    },
  }
}

/** An event as the payment provider signs and sends it. */
function signed(event: unknown, from: string): Question {
  const body = JSON.stringify(event)
  const at = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')
  return { body, from, headers: { 'stripe-signature': `t=${at},v1=${signature}` } }
}
