import type { PaymentState } from './payment-states'

export type ChargeReport = { amountMinor: number; refundedMinor: number }

/**
 * The state of a settled payment once its charge says how much of it went back.
 * Null when it changes nothing; a dispute outranks a partial refund until it is closed.
 */
export function stateAfterRefund(status: PaymentState, charge: ChargeReport): PaymentState | null {
  if (!['succeeded', 'partially_refunded', 'disputed'].includes(status)) return null
  if (charge.refundedMinor <= 0) return null
  if (charge.refundedMinor >= charge.amountMinor) return 'refunded'
  return status === 'succeeded' ? 'partially_refunded' : null
}
