import { isSettled } from './payment-states'
import type { PaymentState } from './payment-states'

export type ChargeReport = { amountMinor: number; refundedMinor: number }

/**
 * The state of a settled payment once its charge says how much of it is back with the customer; a
 * refund that failed takes it back. Null when it changes nothing; a dispute outranks a partial refund
 * until it is closed.
 */
export function stateAfterRefund(status: PaymentState, charge: ChargeReport): PaymentState | null {
  if (!isSettled(status)) return null
  const after = stateOf(charge)
  if (status === 'disputed' && after !== 'refunded') return null
  return after === status ? null : after
}

function stateOf({ amountMinor, refundedMinor }: ChargeReport): PaymentState {
  if (refundedMinor <= 0) return 'succeeded'
  return refundedMinor >= amountMinor ? 'refunded' : 'partially_refunded'
}
