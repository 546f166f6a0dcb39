import { createHmac, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import pg from 'pg'
import { inProject } from '../../scripts/lib/paths.mjs'
import { customer } from '../e2e/support/people'
import { sampleShower } from './sample-shower'

export type Addresses = {
  TEST_SITE_URL: string
  TEST_DATABASE_URL: string
  TEST_SANDBOX_URL: string
}
type Session = { id: string; metadata: Record<string, string> }
type SandboxEvent = { id: string; type: string; data: { object: { id: string } } }

/** Somebody who saves quotes and pays for them, by the calls that the screens make. */
export async function customerAtWork({ TEST_SITE_URL, ...beside }: Addresses) {
  const site = TEST_SITE_URL
  const sandbox = `${beside.TEST_SANDBOX_URL}/_sandbox`
  const database = new pg.Client({ connectionString: beside.TEST_DATABASE_URL })
  await database.connect()
  let cookie = ''

  const ask = (path: string, body?: object) =>
    fetch(site + path, {
      headers: {
        cookie,
        origin: site,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
  const told = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const answer = await ask(path, body)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`)
    return JSON.parse(text) as Answer
  }
  const atSandbox = async (path: string, body: object) => {
    const answer = await fetch(`${sandbox}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  }
  const fromSandbox = async <Answer>(path: string) =>
    (await (await fetch(`${sandbox}/${path}`)).json()) as Answer

  const signedIn = await ask('/api/users/login', customer)
  if (!signedIn.ok) throw new Error(`Nobody could sign in: ${signedIn.status}`)
  cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const shower = await sampleShower(site)
  const { totalCost } = await told<{ totalCost: number }>('/api/quotes/calculate', shower)
  await atSandbox('webhooks', { drop: true })

  return {
    /** Asks for a page to its last byte; answers its length. */
    async open(path: string): Promise<number> {
      const answer = await ask(path)
      const { length } = await answer.text()
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
      return length
    },

    save: () =>
      told<{ id: number }>('/api/quotes/save', {
        ...shower,
        customerName: 'Jordan Sample',
        customerPhone: '',
        projectAddress: '',
        expectedTotal: totalCost,
        requestKey: randomUUID(),
      }).then(({ id }) => id),

    checkOut: (quoteId: number) => told('/api/payments/checkout', { quoteId }),

    /** Pays for what was checked out, of which the site hears nothing yet; answers the events it will get. */
    async payUnheard(quoteIds: number[]): Promise<SandboxEvent[]> {
      const wanted = new Set(quoteIds.map(String))
      const { sessions } = await fromSandbox<{ sessions: Session[] }>('sessions')
      const own = sessions.filter(({ metadata }) => wanted.has(metadata.quote_id ?? ''))
      for (const { id } of own) await atSandbox(`sessions/${id}/pay`, { money: 'now' })
      const paid = new Set(own.map(({ id }) => id))
      const { events } = await fromSandbox<{ events: SandboxEvent[] }>('events')
      return events.filter(
        ({ type, data }) => type === 'checkout.session.completed' && paid.has(data.object.id),
      )
    },

    /** Tells the site, or another one on its data, of an event as the payment provider signs and sends it. */
    async tell(event: SandboxEvent, to = site): Promise<void> {
      const body = JSON.stringify(event)
      const at = Math.floor(Date.now() / 1000)
      const secret = `whsec_${fs.readFileSync(inProject('.data/webhook-secret'), 'utf8').trim()}`
      const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
      const answer = await fetch(`${to}/api/stripe/webhook`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': `t=${at},v1=${signature}`,
        },
        body,
      })
      if (answer.status !== 200) throw new Error(`webhook: ${answer.status} ${await answer.text()}`)
    },

    /** How many of these quotes are paid. */
    async paid(quoteIds: number[]): Promise<number> {
      const { rows } = await database.query<{ count: number }>(
        `select count(*)::int as count from quotes where id = any($1) and status = 'payment_succeeded'`,
        [quoteIds],
      )
      return rows[0]?.count ?? 0
    },

    end: () => database.end(),
  }
}

export type AtWork = Awaited<ReturnType<typeof customerAtWork>>
