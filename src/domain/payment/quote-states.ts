export const quoteStates = [
  'pending_payment',
  'payment_succeeded',
  'payment_cancelled',
  'expired',
] as const
export type QuoteState = (typeof quoteStates)[number]

export const quotePaymentStates = [
  'unpaid',
  'fully_paid',
  'partially_refunded',
  'refunded',
  'disputed',
] as const
export type QuotePaymentState = (typeof quotePaymentStates)[number]

const moves: Record<QuoteState, readonly QuoteState[]> = {
  pending_payment: ['payment_succeeded', 'payment_cancelled', 'expired'],
  payment_cancelled: ['payment_succeeded', 'pending_payment'],
  expired: ['payment_succeeded', 'pending_payment'],
  payment_succeeded: [],
}

export function mayMoveQuote(from: QuoteState, to: QuoteState): boolean {
  return moves[from].includes(to)
}

/** Paid once, paid for good: a refund does not make it payable again. */
export function isPaidQuote(quote: { status: QuoteState; paymentStatus: QuotePaymentState }) {
  return quote.status === 'payment_succeeded' || quote.paymentStatus !== 'unpaid'
}
