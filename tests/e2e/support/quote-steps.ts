import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { sqlOfSite } from './database'
import { newAddress } from './people'
import { atSandbox, eventsOfSession, sessionsOfQuote } from './sandbox'
import type { CrashingSite } from './site-that-crashes'

type Body = Record<string, unknown>
type Quote = { id: number; basedOn: string | null; link: string | null; total: number; draft: Body }
/** What is asked for: sent again after the crash, it must come to the same. */
export type Step = {
  quoteId: () => Promise<number>
  ask: () => Promise<Response>
  holds?: () => Promise<void>
}

/** Each step in the life of a quote, asked of a site; what comes before it is done on that site, too. */
export function quoteStepsAt({
  call,
  tell,
  done,
}: CrashingSite): Record<string, () => Promise<Step>> {
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
    const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(
      new Date(),
    )
    return { quoteId: id, method: 'cash', amount: total, date, note: '', requestKey }
  }

  async function paidByCard(): Promise<{ quote: Quote; paymentId: number }> {
    const quote = await accepted()
    await done('/api/q/checkout', { token: tokenOf(quote) })
    const [session] = await sessionsOfQuote(String(quote.id))
    await atSandbox(`sessions/${session?.id}/pay`)
    await expect.poll(() => statusOf(quote.id), { timeout: 60_000 }).toBe('payment_succeeded')
    const [payment] = await sqlOfSite<{ id: number }>(
      'select id from payments where quote_id = $1',
      [quote.id],
    )
    return { quote, paymentId: payment?.id ?? 0 }
  }

  return {
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

async function statusOf(id: number): Promise<string | undefined> {
  const [row] = await sqlOfSite<{ status: string }>('select status from quotes where id = $1', [id])
  return row?.status
}

const of = (quote: Quote) => () => Promise.resolve(quote.id)
