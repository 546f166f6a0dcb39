export const quoteStatuses = [
  { label: 'Draft', value: 'draft' },
  { label: 'Waiting for approval', value: 'awaiting_approval' },
  { label: 'Waiting for payment', value: 'pending_payment' },
  { label: 'Deposit or part paid', value: 'deposit_paid' },
  { label: 'Paid', value: 'payment_succeeded' },
  { label: 'Payment cancelled', value: 'payment_cancelled' },
  { label: 'Expired', value: 'expired' },
  { label: 'Declined', value: 'declined' },
  { label: 'Withdrawn', value: 'withdrawn' },
]

export const measurements = [
  { label: 'Estimated: as the customer gave them', value: 'estimated' },
  { label: 'Final: as measured', value: 'final' },
]

export const paymentPurposes = [
  { label: 'All at once', value: 'full' },
  { label: 'Deposit, or first part', value: 'deposit' },
  { label: 'Balance, or a later part', value: 'balance' },
]

export const quotePaymentStatuses = [
  { label: 'Unpaid', value: 'unpaid' },
  { label: 'Deposit or part paid', value: 'deposit_paid' },
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
  { label: 'Voided', value: 'voided' },
]

export const quoteOrigins = [
  { label: 'Saved on the site', value: 'website' },
  { label: 'Made by the office', value: 'staff' },
]

/** Who lets out what waits. */
export const quoteDeciders = [
  { label: 'A look by the office', value: 'office' },
  { label: 'An administrator', value: 'administrator' },
]

export const paymentMethods = [
  { label: 'Card', value: 'stripe' },
  { label: 'Cash', value: 'cash' },
  { label: 'Check', value: 'check' },
  { label: 'Bank transfer', value: 'bank_transfer' },
]

export const disputeOutcomes = [
  { label: 'Open', value: 'open' },
  { label: 'Won', value: 'won' },
  { label: 'Lost', value: 'lost' },
]
