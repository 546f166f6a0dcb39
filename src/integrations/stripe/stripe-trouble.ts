import Stripe from 'stripe'

export type StripeTrouble =
  /** Stripe understood and said no: nothing was done. */
  | 'refused'
  /** There is no such object. */
  | 'missing'
  /** The same request is under way elsewhere, or Stripe asks for patience: nothing was done. */
  | 'busy'
  /** Stripe answered with a fault of its own: it may or may not have been done. */
  | 'fault'
  /** No answer came: it may or may not have been done. */
  | 'unreachable'
  /** Not an error of Stripe's client at all. */
  | 'unknown'

/** Names what a call of the payments port threw, by what is known of its effect. */
export function stripeTrouble(error: unknown): StripeTrouble {
  if (!(error instanceof Stripe.errors.StripeError)) return 'unknown'
  if (error.code === 'idempotency_key_in_use' || error.code === 'lock_timeout') return 'busy'
  if (error.code === 'resource_missing' && error.statusCode === 404) return 'missing'
  if (error instanceof Stripe.errors.StripeConnectionError) return 'unreachable'
  const status = error.statusCode ?? 0
  if (status === 429) return 'busy'
  if (status >= 400 && status < 500) return 'refused'
  return 'fault'
}

/** The parameter that Stripe refused, or null. */
export function refusedParam(error: unknown): string | null {
  return error instanceof Stripe.errors.StripeError ? (error.param ?? null) : null
}

/** Whether a refund was refused because nothing of the charge is left to give back. */
export function isRefundedAlready(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'
}

/** Whether Stripe's own signature was refused because it is old: the event's, or this machine's clock. */
export function isOldSignature(error: unknown): boolean {
  return isBadSignature(error) && error instanceof Error && /tolerance/i.test(error.message)
}

/** Whether a webhook's body and signature don't belong together. */
export function isBadSignature(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeSignatureVerificationError
}
