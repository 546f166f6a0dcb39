import type Stripe from 'stripe'

/** What the services need of Stripe; the official client implements it. */
export type PaymentsPort = {
  createSession: (
    params: Stripe.Checkout.SessionCreateParams,
    idempotencyKey: string,
  ) => Promise<Stripe.Checkout.Session>
  retrieveSession: (sessionId: string) => Promise<Stripe.Checkout.Session>
  expireSession: (sessionId: string) => Promise<Stripe.Checkout.Session>
  refund: (params: Stripe.RefundCreateParams, idempotencyKey: string) => Promise<Stripe.Refund>
  /** Throws when the signature does not fit the raw body. */
  readEvent: (rawBody: string, signature: string) => Stripe.Event
}
