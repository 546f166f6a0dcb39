import type { PaymentState } from './payment-states'
import type { QuotePaymentState } from './quote-states'

/** How a paid quote stands when the payment that paid it stands so; null before it was paid. */
export function quotePaymentStateFor(payment: PaymentState): QuotePaymentState | null {
  switch (payment) {
    case 'succeeded':
      return 'fully_paid'
    case 'partially_refunded':
    case 'refunded':
    case 'disputed':
      return payment
    case 'pending_checkout':
    case 'processing':
    case 'cancelled_by_user':
    case 'checkout_failed':
    case 'expired':
    case 'failed':
    case 'error':
      return null
  }
}
