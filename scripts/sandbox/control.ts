import type Stripe from 'stripe'
import type { Sandbox, Trouble } from './context'
import { badRequest, noSuch } from './fault'
import {
  closeDispute,
  completeSession,
  expireSession,
  finishLatePayment,
  finishRefund,
  openDispute,
  refundCharge,
  storedCharge,
  storedSession,
} from './movements'
import type { Store } from './store'
import type { Webhooks } from './webhooks'

/** What tests and the demo can make happen; Stripe has no such calls. */
export type Control = ReturnType<typeof createControl>

export function createControl(sandbox: Sandbox, store: Store, webhooks: Webhooks) {
  /** Saves what a movement changed. */
  function kept<T>(value: T): T {
    store.save()
    return value
  }

  function chargeOf(sessionId: string): Stripe.Charge {
    const { session } = storedSession(sandbox, sessionId)
    const intent = store.state.paymentIntents[String(session.payment_intent)]
    return storedCharge(sandbox, String(intent?.latest_charge))
  }

  function storedEvent(id: string) {
    const found = store.state.events.find(({ event }) => event.id === id)
    if (found === undefined) throw noSuch('event', id)
    return found
  }

  return {
    sessions: () =>
      Object.keys(store.state.sessions).map((id) => storedSession(sandbox, id).session),
    session: (id: string) => storedSession(sandbox, id).session,
    requests: () => [...sandbox.requests],
    events: () => store.state.events.map(({ event, delivery }) => ({ ...event, delivery })),
    refunds: () => Object.values(store.state.refunds),
    trouble: (trouble: Partial<Trouble>): Trouble => {
      const whole: Trouble = { on: '*', times: 1, kind: 'status', ...trouble }
      sandbox.troubles.push(whole)
      return whole
    },
    endTroubles: () => {
      sandbox.troubles.length = 0
    },
    dropWebhooks: (on: boolean) => webhooks.drop(on),
    /** Makes the session say other money than was asked for. */
    tamper: (id: string, changes: { amount_total?: number; currency?: string }) =>
      kept(Object.assign(storedSession(sandbox, id).session, changes)),
    pay: (id: string, money: 'now' | 'later' = 'now') => kept(completeSession(sandbox, id, money)),
    /** The next completion, on the page too, leaves the session unpaid until `finish`. */
    payLater: (id: string) => {
      storedSession(sandbox, id).moneyComesLater = true
      store.save()
    },
    finish: (id: string, outcome: 'succeeded' | 'failed') =>
      kept(finishLatePayment(sandbox, id, outcome)),
    /** Ends an open session as time would. */
    expire: (id: string) => kept(expireSession(sandbox, id)),
    /** A refund from Stripe's dashboard. */
    refund: (sessionId: string, amount?: number) =>
      kept(refundCharge(sandbox, { charge: chargeOf(sessionId), amount })),
    /** Refunds stay pending from now on, until `finishRefund`. */
    holdRefunds: (on: boolean) => {
      sandbox.refundsWait = on
    },
    finishRefund: (id: string, outcome: 'succeeded' | 'failed') =>
      kept(finishRefund(sandbox, id, outcome)),
    dispute: (sessionId: string) => kept(openDispute(sandbox, chargeOf(sessionId).id)),
    closeDispute: (id: string, status: 'won' | 'lost') => kept(closeDispute(sandbox, id, status)),
    /** Sends an event that some other software on the account caused. */
    emit: (type: string, object: unknown) => kept(sandbox.emit(type, object)),
    redeliver: (eventId: string, times = 1) =>
      webhooks.redeliver(storedEvent(eventId), Math.min(Math.max(times, 1), 200)),
    delivered: (withinMs?: number) => webhooks.settled(withinMs),
    reset: () => {
      sandbox.troubles.length = 0
      sandbox.requests.length = 0
      sandbox.refundsWait = false
      webhooks.drop(false)
      store.reset()
    },
  }
}

type Body = Record<string, unknown>

function text(body: Body, name: string): string | undefined {
  return typeof body[name] === 'string' ? body[name] : undefined
}

function number(body: Body, name: string): number | undefined {
  return typeof body[name] === 'number' ? body[name] : undefined
}

function choice<const T extends string>(
  body: Body,
  name: string,
  allowed: readonly T[],
  otherwise: T,
): T {
  const value = body[name] ?? otherwise
  const found = allowed.find((option) => option === value)
  if (found === undefined) {
    throw badRequest(`Invalid ${name}: must be one of ${allowed.join(', ')}`, { param: name })
  }
  return found
}

/** The control API over HTTP: `/_sandbox/<what>[/<id>]`, JSON in and out. */
export async function handleControl(
  control: Control,
  method: string,
  path: string,
  body: Body,
): Promise<unknown> {
  const [what = '', id = '', verb = ''] = path.split('/').slice(2)
  const call = `${method} ${[what, id === '' ? '' : ':id', verb].filter(Boolean).join('/')}`
  switch (call) {
    case 'GET sessions': {
      const sessions = control.sessions()
      const open = sessions.filter(({ status }) => status === 'open').length
      return { count: sessions.length, open, sessions }
    }
    case 'GET sessions/:id':
      return control.session(id)
    case 'GET requests':
      return { requests: control.requests() }
    case 'GET events':
      return { events: control.events() }
    case 'GET refunds':
      return { refunds: control.refunds() }
    case 'POST troubles':
      return control.trouble({
        ...(body as Partial<Trouble>),
        kind: choice(body, 'kind', troubleKinds, 'status'),
      })
    case 'DELETE troubles':
      control.endTroubles()
      return { ok: true }
    case 'POST webhooks':
      control.dropWebhooks(body.drop === true)
      return { ok: true }
    case 'POST sessions/:id/tamper': {
      const amount = number(body, 'amount_total')
      const currency = text(body, 'currency')
      return control.tamper(id, {
        ...(amount === undefined ? {} : { amount_total: amount }),
        ...(currency === undefined ? {} : { currency }),
      })
    }
    case 'POST sessions/:id/pay':
      return control.pay(id, choice(body, 'money', ['now', 'later'], 'now'))
    case 'POST sessions/:id/pay_later':
      control.payLater(id)
      return { ok: true }
    case 'POST sessions/:id/finish':
      return control.finish(id, choice(body, 'outcome', ['succeeded', 'failed'], 'succeeded'))
    case 'POST sessions/:id/expire':
      return control.expire(id)
    case 'POST sessions/:id/refund':
      return control.refund(id, number(body, 'amount'))
    case 'POST refunds':
      control.holdRefunds(body.wait === true)
      return { ok: true }
    case 'POST refunds/:id/finish':
      return control.finishRefund(id, choice(body, 'outcome', ['succeeded', 'failed'], 'succeeded'))
    case 'POST sessions/:id/dispute':
      return control.dispute(id)
    case 'POST disputes/:id/close':
      return control.closeDispute(id, choice(body, 'status', ['won', 'lost'], 'won'))
    case 'POST events':
      return control.emit(
        text(body, 'type') ?? 'customer.created',
        body.object ?? { object: 'customer' },
      )
    case 'POST events/:id/redeliver':
      return { statuses: await control.redeliver(id, number(body, 'times') ?? 1) }
    case 'POST reset':
      control.reset()
      return { ok: true }
    default:
      throw badRequest(`The control API knows no ${method} ${path}.`)
  }
}

const troubleKinds = ['status', 'no_answer', 'cut_off', 'answer_lost', 'no_url', 'slow'] as const
