export const quoteStatuses = [
  { label: 'Waiting for payment', value: 'pending_payment' },
  { label: 'Paid', value: 'payment_succeeded' },
  { label: 'Payment cancelled', value: 'payment_cancelled' },
  { label: 'Expired', value: 'expired' },
]

export const quotePaymentStatuses = [
  { label: 'Unpaid', value: 'unpaid' },
  { label: 'Fully paid', value: 'fully_paid' },
  { label: 'Partially refunded', value: 'partially_refunded' },
  { label: 'Refunded', value: 'refunded' },
  { label: 'Disputed', value: 'disputed' },
]

export const paymentStatuses = [
  { label: 'Checkout open', value: 'pending_checkout' },
  { label: 'Processing', value: 'processing' },
  { label: 'Succeeded', value: 'succeeded' },
  { label: 'Cancelled by the customer', value: 'cancelled_by_user' },
  { label: 'Checkout failed', value: 'checkout_failed' },
  { label: 'Expired', value: 'expired' },
  { label: 'Failed', value: 'failed' },
  { label: 'Error', value: 'error' },
  { label: 'Partially refunded', value: 'partially_refunded' },
  { label: 'Refunded', value: 'refunded' },
  { label: 'Disputed', value: 'disputed' },
]

export const disputeOutcomes = [
  { label: 'Open', value: 'open' },
  { label: 'Won', value: 'won' },
  { label: 'Lost', value: 'lost' },
]
