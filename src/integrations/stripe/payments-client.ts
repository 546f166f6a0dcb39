import Stripe from 'stripe'
import type { PaymentsPort } from './payments-port'

export type PaymentsSettings = {
  secretKey: string
  webhookSecret: string
  /** Another address than Stripe's own: the sandbox. */
  apiUrl?: string | undefined
  timeoutMs?: number
  retries?: number
}

/** Whoever presses Pay is told within seventeen seconds that Stripe is silent; pressed again, the same key goes. */
const timeoutMs = 8_000
const retries = 1
const mostSessions = 300
const mostEvents = 300
const mostRefunds = 1_000

function addressOf(apiUrl: string) {
  const { hostname, port, protocol } = new URL(apiUrl)
  const isHttp = protocol === 'http:'
  return {
    host: hostname,
    port: port === '' ? (isHttp ? 80 : 443) : Number(port),
    protocol: isHttp ? ('http' as const) : ('https' as const),
  }
}

/** The payments port over Stripe's official client. */
export function paymentsClient(settings: PaymentsSettings): PaymentsPort {
  const stripe = new Stripe(settings.secretKey, {
    ...(settings.apiUrl === undefined ? {} : addressOf(settings.apiUrl)),
    timeout: settings.timeoutMs ?? timeoutMs,
    maxNetworkRetries: settings.retries ?? retries,
    telemetry: false,
  })
  const { sessions } = stripe.checkout
  return {
    createSession: (params, idempotencyKey) => sessions.create(params, { idempotencyKey }),
    retrieveSession: (id) => sessions.retrieve(id),
    expireSession: (id) => sessions.expire(id),
    sessionsSince: (since) =>
      sessions
        .list({ created: { gte: secondsOf(since) }, limit: 100 })
        .autoPagingToArray({ limit: mostSessions }),
    sessionOfIntent: async (intentId) => {
      const { data } = await sessions.list({ payment_intent: intentId, limit: 1 })
      return data[0] ?? null
    },
    retrieveIntent: (id) => stripe.paymentIntents.retrieve(id),
    retrieveCharge: (id) => stripe.charges.retrieve(id),
    retrieveRefund: (id) => stripe.refunds.retrieve(id),
    refundsOfCharge: (charge) =>
      stripe.refunds.list({ charge, limit: 100 }).autoPagingToArray({ limit: mostRefunds }),
    retrieveDispute: (id) => stripe.disputes.retrieve(id),
    retrievePrice: (id) => stripe.prices.retrieve(id),
    refund: (params, idempotencyKey) => stripe.refunds.create(params, { idempotencyKey }),
    undeliveredEvents: (types, since) =>
      stripe.events
        .list({ delivery_success: false, types, created: { gte: secondsOf(since) }, limit: 100 })
        .autoPagingToArray({ limit: mostEvents }),
    readEvent: (rawBody, signature) =>
      stripe.webhooks.constructEvent(rawBody, signature, settings.webhookSecret),
  }
}

function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
