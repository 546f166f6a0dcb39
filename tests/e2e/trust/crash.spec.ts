import { createHmac, randomUUID } from 'node:crypto'
import { sqlOfSite } from '../support/database'
import { startOwnSite, wayToDatabase, webhookSecret } from '../support/own-site'
import { admin, newAddress } from '../support/people'
import { atSandbox, eventsOfSession, sessionsOfQuote } from '../support/sandbox'
import { expect, test } from '../support/test'

/** So often each step is cut short, each time a little further on. */
const wanted = 20
/** What goes on beside a step talks to the database too: a run may find the step done. */
const most = 60

type Body = Record<string, unknown>
type Quote = { id: number; basedOn: string | null; link: string | null; total: number; draft: Body }
/** What is asked for: sent again after the crash, it must come to the same. */
type Step = {
  quoteId: () => Promise<number>
  ask: () => Promise<Response>
  holds?: () => Promise<void>
}

let way: Awaited<ReturnType<typeof wayToDatabase>>
let site: Awaited<ReturnType<typeof startOwnSite>>
let cookie = ''

const start = () => startOwnSite({ DATABASE_URL: way.url, RATE_LIMITS: 'off' })

test.beforeAll(async () => {
  way = await wayToDatabase()
  site = await start()
  const signedIn = await call('/api/users/login', admin)
  cookie = (signedIn.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
  expect(signedIn.status).toBe(200)
})

test.afterAll(async () => {
  await site.kill()
  way.close()
})

function call(path: string, body: object): Promise<Response> {
  return fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url, cookie },
    body: JSON.stringify(body),
  })
}

/** An event as the payment provider signs and sends it. */
function tell(body: string): Promise<Response> {
  const at = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')
  return fetch(`${site.url}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
    body,
  })
}

async function done<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await call(path, body)
  const said = (await answer.json()) as Answer & { quote?: Answer }
  expect(answer.status, `${path} ${JSON.stringify(said)}`).toBe(200)
  return said.quote ?? said
}

const line = {
  kind: 'free',
  key: 'free1',
  text: 'Seal a joint',
  quantity: 1,
  unit: '',
  option: false,
}

function wish(requestKey: string, price = 100): Body {
  return {
    quoteId: null,
    requestKey,
    basedOn: null,
    caller: { customerId: null, name: 'Jordan Sample', phone: '', email: newAddress('crash') },
    jobSite: '',
    internalNote: '',
    draft: {
      lines: [{ ...line, unitPrice: price, taxed: true }],
      discount: null,
      taxTreatment: { use: null, job: null, contract: null },
      deposit: { kind: 'none' },
      measurements: 'final',
      validUntil: null,
      note: '',
      reason: '',
      language: 'en',
    },
  }
}

const saved = () => done<Quote>('/api/office/quotes', wish(randomUUID()))
const sent = async () => send(await saved())
const send = ({ id, basedOn }: Quote) =>
  done<Quote>('/api/office/quotes/send', { quoteId: id, basedOn, byMail: false })
const tokenOf = ({ link }: Quote) => link?.split('/q/')[1] ?? ''
const yes = (quote: Quote) => ({
  token: tokenOf(quote),
  name: 'Jordan Sample',
  revision: 1,
  expectedTotal: quote.total,
})

async function accepted(): Promise<Quote> {
  const quote = await sent()
  await done('/api/q/accept', yes(quote))
  return quote
}

function cashOf({ id, total }: Quote, requestKey = randomUUID()) {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date())
  return { quoteId: id, method: 'cash', amount: total, date, note: '', requestKey }
}

async function paidByCard(): Promise<{ quote: Quote; paymentId: number }> {
  const quote = await accepted()
  await done('/api/q/checkout', { token: tokenOf(quote) })
  const [session] = await sessionsOfQuote(String(quote.id))
  await atSandbox(`sessions/${session?.id}/pay`)
  await expect.poll(() => statusOf(quote.id), { timeout: 60_000 }).toBe('payment_succeeded')
  const [payment] = await sqlOfSite<{ id: number }>('select id from payments where quote_id = $1', [
    quote.id,
  ])
  return { quote, paymentId: payment?.id ?? 0 }
}

async function statusOf(id: number): Promise<string | undefined> {
  const [row] = await sqlOfSite<{ status: string }>('select status from quotes where id = $1', [id])
  return row?.status
}

const of = (quote: Quote) => () => Promise.resolve(quote.id)

const steps: Record<string, () => Promise<Step>> = {
  'a first save': () => {
    const requestKey = randomUUID()
    const body = wish(requestKey)
    const rows = () =>
      sqlOfSite<{ id: number }>('select id from quotes where request_key = $1', [requestKey])
    return Promise.resolve({
      ask: () => call('/api/office/quotes', body),
      quoteId: async () => (await rows())[0]?.id ?? 0,
      holds: async () => expect(await rows()).toHaveLength(1),
    })
  },
  'a change': async () => {
    const quote = await saved()
    return {
      ask: () =>
        call('/api/office/quotes', {
          ...wish(randomUUID(), 150),
          quoteId: quote.id,
          basedOn: quote.basedOn,
        }),
      quoteId: of(quote),
    }
  },
  'a sending': async () => {
    const quote = await saved()
    return {
      ask: () =>
        call('/api/office/quotes/send', {
          quoteId: quote.id,
          basedOn: quote.basedOn,
          byMail: true,
        }),
      quoteId: of(quote),
      holds: async () => expect(await statusOf(quote.id)).toBe('pending_payment'),
    }
  },
  'a yes': async () => {
    const quote = await sent()
    return { ask: () => call('/api/q/accept', yes(quote)), quoteId: of(quote) }
  },
  'a no': async () => {
    const quote = await sent()
    const body = { token: tokenOf(quote), revision: 1, reason: 'Not now' }
    return {
      ask: () => call('/api/q/decline', body),
      quoteId: of(quote),
      holds: async () => expect(await statusOf(quote.id)).toBe('declined'),
    }
  },
  'a checkout': async () => {
    const quote = await accepted()
    return {
      ask: () => call('/api/q/checkout', { token: tokenOf(quote) }),
      quoteId: of(quote),
      holds: async () => {
        const sessions = await sessionsOfQuote(String(quote.id))
        expect(sessions.filter(({ status }) => status === 'open')).toHaveLength(1)
      },
    }
  },
  'a withdrawal': async () => {
    const quote = await sent()
    return {
      ask: () => call('/api/office/quotes/standing', { quoteId: quote.id, act: 'withdraw' }),
      quoteId: of(quote),
      holds: async () => expect(await statusOf(quote.id)).toBe('withdrawn'),
    }
  },
  cash: async () => {
    const quote = await accepted()
    const body = cashOf(quote)
    return {
      ask: () => call('/api/payments/record', body),
      quoteId: of(quote),
      holds: async () => expect(await statusOf(quote.id)).toBe('payment_succeeded'),
    }
  },
  'a voiding': async () => {
    const quote = await accepted()
    const { paymentId } = await done<{ paymentId: number }>('/api/payments/record', cashOf(quote))
    return {
      ask: () => call('/api/payments/void', { paymentId, reason: 'The check bounced.' }),
      quoteId: of(quote),
      holds: async () => expect(await statusOf(quote.id)).toBe('pending_payment'),
    }
  },
  'a settling': async () => {
    const quote = await accepted()
    await done('/api/q/checkout', { token: tokenOf(quote) })
    const [session] = await sessionsOfQuote(String(quote.id))
    const id = session?.id ?? ''
    // the news goes to the site that will crash, and not to the one beside it
    await atSandbox('webhooks', { drop: true })
    await atSandbox(`sessions/${id}/pay`)
    await atSandbox('webhooks', { drop: false })
    const [event] = await eventsOfSession(id, 'checkout.session.completed')
    return {
      ask: () => tell(JSON.stringify(event)),
      quoteId: of(quote),
      holds: async () => expect(await statusOf(quote.id)).toBe('payment_succeeded'),
    }
  },
  'a refund': async () => {
    const { quote, paymentId } = await paidByCard()
    const body = { paymentId, amount: 10, reason: 'A pane less.', requestKey: randomUUID() }
    return {
      ask: () => call('/api/payments/refund', body),
      quoteId: of(quote),
      holds: async () => {
        const refunded = () =>
          sqlOfSite('select refunded_amount::float as amount from payments where id = $1', [
            paymentId,
          ])
        await expect.poll(refunded, { timeout: 60_000 }).toEqual([{ amount: 10 }])
      },
    }
  },
}

/** What the books say of one quote, whatever became of it. */
async function booksAgree(id: number): Promise<void> {
  const [money] = await sqlOfSite<{ said: number; paid: number; open: number }>(
    `select q.amount_paid::float as said,
       coalesce(sum(p.amount - coalesce(p.refunded_amount, 0))
         filter (where p.status in ('succeeded', 'partially_refunded', 'refunded')), 0)::float as paid,
       count(*) filter (where p.status in ('pending_checkout', 'processing'))::int as open
     from quotes q left join payments p on p.quote_id = q.id where q.id = $1 group by q.id`,
    [id],
  )
  expect(money?.said).toBe(money?.paid)
  expect(money?.open ?? 0).toBeLessThanOrEqual(1)
  const revisions = await sqlOfSite<{ number: number }>(
    'select number::int from quote_revisions where quote_id = $1 order by number',
    [id],
  )
  expect(revisions.map(({ number }) => number)).toEqual(revisions.map((_, index) => index + 1))
}

/** Of a step that nothing cuts short. */
async function messagesOf(begin: () => Promise<Step>): Promise<number> {
  const { ask, quoteId, holds } = await begin()
  const before = way.sent()
  const answer = await ask()
  const messages = way.sent() - before
  expect(answer.status, await answer.clone().text()).toBe(200)
  await holds?.()
  await booksAgree(await quoteId())
  return messages
}

for (const [name, begin] of Object.entries(steps)) {
  test(`${name} that a crash cuts short comes to one, asked for again`, async () => {
    test.setTimeout(900_000)
    const messages = await messagesOf(begin)
    let crashes = 0
    let run = 0
    for (; run < most && crashes < wanted; run += 1) {
      const { ask, quoteId, holds } = await begin()
      let dying: Promise<void> | null = null
      way.after(1 + Math.floor(((run % wanted) * messages) / wanted), () => {
        dying = site.kill()
      })
      const answer = await ask().catch(() => null)
      way.after(null)
      if (dying === null) {
        expect(answer?.status, `run ${run}`).toBe(200)
      } else {
        crashes += 1
        await dying
        site = await start()
        const again = await ask()
        // done before the crash, or done now
        expect(again.status, await again.clone().text()).toBeLessThan(500)
      }
      await holds?.()
      await booksAgree(await quoteId())
    }
    test
      .info()
      .annotations.push(
        { type: 'repetitions', description: String(crashes) },
        { type: 'measured', description: `${messages} messages to the database, ${run} runs` },
      )
    expect(crashes).toBe(wanted)
  })
}
