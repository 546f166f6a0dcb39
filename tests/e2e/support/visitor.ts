import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { sampleShower } from '../../bench/sample-shower'

export type Answered = { status: number; again: number; ms: number; text: string }

/** Somebody at a site, with a cookie once signed in, who notes how long each answer took. */
export function visitorOf(site: string, from = '192.0.2.1', cookie = '') {
  async function ask(path: string, init: RequestInit = {}): Promise<Answered> {
    const begun = Date.now()
    const answer = await fetch(site + path, {
      redirect: 'manual',
      ...init,
      headers: { origin: site, cookie, 'x-forwarded-for': from, ...init.headers },
    })
    const [set] = answer.headers.getSetCookie()
    if (set !== undefined && answer.ok) cookie = set.split(';')[0] ?? ''
    const text = await answer.text()
    const again = Number(answer.headers.get('retry-after'))
    return { status: answer.status, again, ms: Date.now() - begun, text }
  }

  const send = (path: string, body: object, method = 'POST') =>
    ask(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  return {
    /** The same person at another replica. */
    at: (other: string) => visitorOf(other, from, cookie),
    get: (path: string) => ask(path),
    send,
    sendBytes: (path: string, bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg') =>
      ask(path, { method: 'POST', headers: { 'content-type': type }, body: bytes }),
    sendForm: (path: string, body: FormData) => ask(path, { method: 'POST', body }),

    async signIn(who: { email: string; password: string }): Promise<void> {
      const { status, text } = await send('/api/users/login', who)
      expect(status, text).toBe(200)
    },

    trySave,

    /** A shower, priced and saved. */
    async save(): Promise<{ quoteId: number; answer: Answered }> {
      const answer = await trySave()
      expect(answer.status, answer.text).toBe(201)
      return { quoteId: (JSON.parse(answer.text) as { id: number }).id, answer }
    },
  }

  async function trySave(): Promise<Answered> {
    const shower = await sampleShower(site)
    const priced = await send('/api/quotes/calculate', shower)
    if (priced.status !== 200) return priced
    const { totalCost } = JSON.parse(priced.text) as { totalCost: number }
    return send('/api/quotes/save', {
      ...shower,
      customerName: 'Jordan Sample',
      customerPhone: '',
      projectAddress: '',
      expectedTotal: totalCost,
      requestKey: randomUUID(),
    })
  }
}
