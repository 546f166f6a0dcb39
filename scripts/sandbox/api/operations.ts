import type Stripe from 'stripe'
import { badRequest, noSuch } from '../fault'
import type { ApiCall } from '../context'
import { stringMap } from '../objects/session'
import { expireSession, refundCharge, storedCharge, storedSession } from '../movements'
import { createSession } from './create-session'

export type Operation = {
  name: string
  method: 'GET' | 'POST'
  path: string
  /** The package's type of the parameters. */
  takes: string
  /** The package's type of the answer, or of what is in the list. */
  gives: string | null
  run: (call: ApiCall) => unknown
}

function listOf<T extends { id: string }>(url: string, all: T[], params: Record<string, unknown>) {
  const limit = Number(params.limit ?? 10)
  if (limit < 1 || limit > 100) {
    throw badRequest('This value must be greater than or equal to 1 and at most 100.', {
      code: 'parameter_invalid_integer',
      param: 'limit',
    })
  }
  const after = all.findIndex(({ id }) => id === params.starting_after)
  const before = all.findIndex(({ id }) => id === params.ending_before)
  const rest = after >= 0 ? all.slice(after + 1) : before >= 0 ? all.slice(0, before) : all
  // `ending_before` gives the page that touches the cursor, not the newest one.
  const data = before >= 0 ? rest.slice(-limit) : rest.slice(0, limit)
  return { object: 'list', data, has_more: rest.length > data.length, url }
}

function newestFirst<T extends { created: number }>(all: T[]): T[] {
  return all.toReversed().toSorted((a, b) => b.created - a.created)
}

type Expandable = { expand?: string[] }

function withLineItems({ sandbox, params, id }: ApiCall): Stripe.Checkout.Session {
  const { session, lineItems } = storedSession(sandbox, id)
  const { expand = [] } = params as Expandable
  const unknown = expand.find((name) => name !== 'line_items')
  if (unknown !== undefined) {
    throw badRequest(`This property cannot be expanded (${unknown}).`, { param: 'expand' })
  }
  if (expand.length === 0) return session
  const url = `/v1/checkout/sessions/${id}/line_items`
  return { ...session, line_items: { object: 'list', data: lineItems, has_more: false, url } }
}

function listSessions({ sandbox, params }: ApiCall) {
  const { payment_intent, status } = params as Stripe.Checkout.SessionListParams
  const sessions = Object.keys(sandbox.store.state.sessions)
    .map((id) => storedSession(sandbox, id).session)
    .filter((session) => payment_intent === undefined || session.payment_intent === payment_intent)
    .filter((session) => status === undefined || session.status === status)
  return listOf('/v1/checkout/sessions', newestFirst(sessions), params)
}

function listSessionLineItems({ sandbox, params, id }: ApiCall) {
  const { lineItems } = storedSession(sandbox, id)
  return listOf(`/v1/checkout/sessions/${id}/line_items`, lineItems, params)
}

function createRefund({ sandbox, params }: ApiCall): Stripe.Refund {
  const wish = params as Stripe.RefundCreateParams
  if (wish.charge === undefined && wish.payment_intent === undefined) {
    throw badRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  }
  const intent = sandbox.store.state.paymentIntents[wish.payment_intent ?? '']
  if (wish.payment_intent !== undefined && intent === undefined) {
    throw noSuch('payment_intent', wish.payment_intent, 'payment_intent')
  }
  if (intent !== undefined && intent.latest_charge === null) {
    throw badRequest(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    )
  }
  return refundCharge(sandbox, {
    charge: storedCharge(sandbox, wish.charge ?? String(intent?.latest_charge), 'charge'),
    amount: wish.amount,
    metadata: stringMap(wish.metadata),
    reason: wish.reason,
  })
}

function listRefunds({ sandbox, params }: ApiCall) {
  const { charge, payment_intent } = params as Stripe.RefundListParams
  const refunds = Object.values(sandbox.store.state.refunds)
    .filter((refund) => charge === undefined || refund.charge === charge)
    .filter((refund) => payment_intent === undefined || refund.payment_intent === payment_intent)
  return listOf('/v1/refunds', newestFirst(refunds), params)
}

function listEvents({ sandbox, params }: ApiCall) {
  const { type, types, delivery_success, created } = params as Stripe.EventListParams
  const since = typeof created === 'object' ? (created.gte ?? 0) : 0
  const events = sandbox.store.state.events
    .filter(({ event }) => type === undefined || event.type === type)
    .filter(({ event }) => types === undefined || types.includes(event.type))
    .filter(({ event }) => event.created >= since)
    .filter(
      ({ delivery }) =>
        delivery_success === undefined || (delivery.state === 'delivered') === delivery_success,
    )
    .map(({ event }) => event)
  return listOf('/v1/events', newestFirst(events), params)
}

function oneEvent({ sandbox, id }: ApiCall): Stripe.Event {
  const found = sandbox.store.state.events.find(({ event }) => event.id === id)
  if (found === undefined) throw noSuch('event', id)
  return found.event
}

function one<T>(what: string, pick: (call: ApiCall) => Record<string, T>) {
  return (call: ApiCall): T => {
    const found = pick(call)[call.id]
    if (found === undefined) throw noSuch(what, call.id)
    return found
  }
}

/** Every call that the sandbox knows; any other is refused as Stripe refuses an unknown address. */
export const operations: Operation[] = [
  {
    name: 'sessions.create',
    method: 'POST',
    path: '/v1/checkout/sessions',
    takes: 'Checkout.SessionCreateParams',
    gives: 'Session',
    run: createSession,
  },
  {
    name: 'sessions.list',
    method: 'GET',
    path: '/v1/checkout/sessions',
    takes: 'Checkout.SessionListParams',
    gives: 'Session',
    run: listSessions,
  },
  {
    name: 'sessions.retrieve',
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    takes: 'Checkout.SessionRetrieveParams',
    gives: 'Session',
    run: withLineItems,
  },
  {
    name: 'sessions.expire',
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    takes: 'Checkout.SessionExpireParams',
    gives: 'Session',
    run: ({ sandbox, id }) => expireSession(sandbox, id),
  },
  {
    name: 'sessions.line_items',
    method: 'GET',
    path: '/v1/checkout/sessions/:id/line_items',
    takes: 'Checkout.SessionListLineItemsParams',
    gives: 'LineItem',
    run: listSessionLineItems,
  },
  {
    name: 'refunds.create',
    method: 'POST',
    path: '/v1/refunds',
    takes: 'RefundCreateParams',
    gives: 'Refund',
    run: createRefund,
  },
  {
    name: 'refunds.list',
    method: 'GET',
    path: '/v1/refunds',
    takes: 'RefundListParams',
    gives: 'Refund',
    run: listRefunds,
  },
  {
    name: 'refunds.retrieve',
    method: 'GET',
    path: '/v1/refunds/:id',
    takes: 'RefundRetrieveParams',
    gives: 'Refund',
    run: one('refund', ({ sandbox }) => sandbox.store.state.refunds),
  },
  {
    name: 'prices.retrieve',
    method: 'GET',
    path: '/v1/prices/:id',
    takes: 'PriceRetrieveParams',
    gives: 'Price',
    run: one('price', ({ sandbox }) => sandbox.store.state.prices),
  },
  {
    name: 'products.retrieve',
    method: 'GET',
    path: '/v1/products/:id',
    takes: 'ProductRetrieveParams',
    gives: 'Product',
    run: one('product', ({ sandbox }) => sandbox.store.state.products),
  },
  {
    name: 'payment_intents.retrieve',
    method: 'GET',
    path: '/v1/payment_intents/:id',
    takes: 'PaymentIntentRetrieveParams',
    gives: 'PaymentIntent',
    run: one('payment_intent', ({ sandbox }) => sandbox.store.state.paymentIntents),
  },
  {
    name: 'charges.retrieve',
    method: 'GET',
    path: '/v1/charges/:id',
    takes: 'ChargeRetrieveParams',
    gives: 'Charge',
    run: ({ sandbox, id }) => storedCharge(sandbox, id),
  },
  {
    name: 'disputes.retrieve',
    method: 'GET',
    path: '/v1/disputes/:id',
    takes: 'DisputeRetrieveParams',
    gives: 'Dispute',
    run: one('dispute', ({ sandbox }) => sandbox.store.state.disputes),
  },
  {
    name: 'events.list',
    method: 'GET',
    path: '/v1/events',
    takes: 'EventListParams',
    gives: null,
    run: listEvents,
  },
  {
    name: 'events.retrieve',
    method: 'GET',
    path: '/v1/events/:id',
    takes: 'EventRetrieveParams',
    gives: null,
    run: oneEvent,
  },
]
