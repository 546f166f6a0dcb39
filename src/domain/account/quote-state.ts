/** What a saved quote is to its owner, in one word; the catalogues have the words. */
export type QuoteState =
  | 'open'
  | 'cancelled'
  | 'expired'
  | 'processing'
  | 'paid'
  | 'partially_refunded'
  | 'refunded'
  | 'disputed'

type Facts = {
  status: 'pending_payment' | 'payment_succeeded' | 'payment_cancelled' | 'expired'
  paymentStatus: 'unpaid' | 'fully_paid' | 'partially_refunded' | 'refunded' | 'disputed'
  /** Past its date, whether or not the nightly job has said so. */
  hasRunOut: boolean
  /** A payment that Stripe has taken and not settled yet. */
  isPaymentUnderway: boolean
}

export function quoteState({
  status,
  paymentStatus,
  hasRunOut,
  isPaymentUnderway,
}: Facts): QuoteState {
  switch (paymentStatus) {
    case 'fully_paid':
      return 'paid'
    case 'partially_refunded':
    case 'refunded':
    case 'disputed':
      return paymentStatus
    case 'unpaid':
      break
  }
  if (isPaymentUnderway) return 'processing'
  if (status === 'expired' || hasRunOut) return 'expired'
  return status === 'payment_cancelled' ? 'cancelled' : 'open'
}
