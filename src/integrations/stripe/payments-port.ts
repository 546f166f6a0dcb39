import type Stripe from 'stripe'

/**
 * What the services need of Stripe; the official client implements it. Every call may throw one
 * of that client's errors, which `stripeTrouble` names.
 */
export type PaymentsPort = {
  createSession: (
    params: Stripe.Checkout.SessionCreateParams,
    idempotencyKey: string,
  ) => Promise<Stripe.Checkout.Session>
  retrieveSession: (sessionId: string) => Promise<Stripe.Checkout.Session>
  expireSession: (sessionId: string) => Promise<Stripe.Checkout.Session>
  /** The newest sessions made since then, at most some hundreds. */
  sessionsSince: (since: Date) => Promise<Stripe.Checkout.Session[]>
  /** The session that a payment intent belongs to, or null. */
  sessionOfIntent: (paymentIntentId: string) => Promise<Stripe.Checkout.Session | null>
  retrieveIntent: (paymentIntentId: string) => Promise<Stripe.PaymentIntent>
  retrieveCharge: (chargeId: string) => Promise<Stripe.Charge>
  retrieveRefund: (refundId: string) => Promise<Stripe.Refund>
  /** All refunds of a charge, failed ones too. */
  refundsOfCharge: (chargeId: string) => Promise<Stripe.Refund[]>
  retrieveDispute: (disputeId: string) => Promise<Stripe.Dispute>
  retrievePrice: (priceId: string) => Promise<Stripe.Price>
  refund: (params: Stripe.RefundCreateParams, idempotencyKey: string) => Promise<Stripe.Refund>
  /** Events of these types that the webhook endpoint has not taken. */
  undeliveredEvents: (types: string[], since: Date) => Promise<Stripe.Event[]>
  /** Throws when the signature does not fit the raw body, or is older than five minutes. */
  readEvent: (rawBody: string, signature: string) => Stripe.Event
}
