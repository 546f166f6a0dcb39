export const paymentStates = [
  'pending_checkout',
  'processing',
  'succeeded',
  'cancelled_by_user',
  'checkout_failed',
  'expired',
  'failed',
  'error',
  'partially_refunded',
  'refunded',
  'disputed',
  'voided',
] as const

export type PaymentState = (typeof paymentStates)[number]

/** Where each state may go. What is not here never happens. */
const moves: Record<PaymentState, readonly PaymentState[]> = {
  pending_checkout: [
    'succeeded',
    'processing',
    'cancelled_by_user',
    'checkout_failed',
    'expired',
    'error',
  ],
  // A held amount can show itself only when the money arrives.
  processing: ['succeeded', 'failed', 'error'],
  checkout_failed: ['cancelled_by_user', 'succeeded', 'error'],
  // A cancel ends the session at Stripe, whose own message of the end may arrive before ours.
  expired: ['succeeded', 'cancelled_by_user', 'error'],
  cancelled_by_user: ['succeeded', 'error'],
  failed: ['succeeded', 'error'],
  error: ['succeeded'],
  // What was recorded by hand is taken back by hand.
  succeeded: ['partially_refunded', 'refunded', 'disputed', 'voided'],
  // A refund can fail after it was booked, when the card is closed.
  partially_refunded: ['succeeded', 'refunded', 'disputed'],
  disputed: ['succeeded', 'partially_refunded', 'refunded'],
  refunded: ['succeeded', 'partially_refunded'],
  voided: [],
}

export function mayMovePayment(from: PaymentState, to: PaymentState): boolean {
  return moves[from].includes(to)
}

/** Whether the customer's money has been here; nothing makes such a payment unpaid again. */
export function isSettled(state: PaymentState): boolean {
  return ['succeeded', 'partially_refunded', 'refunded', 'disputed'].includes(state)
}
