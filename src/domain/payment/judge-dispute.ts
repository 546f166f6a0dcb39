import type { PaymentState } from './payment-states'

/** What a dispute's status at Stripe means; warnings are inquiries that took no money. */
export type DisputeReport = 'open' | 'won' | 'lost' | 'warning'

export function disputeReport(stripeStatus: string): DisputeReport {
  if (stripeStatus === 'won' || stripeStatus === 'prevented') return 'won'
  if (stripeStatus === 'lost') return 'lost'
  return stripeStatus.startsWith('warning') ? 'warning' : 'open'
}

/** Until when a dispute waits for the shop's answer; null once that was given, or it is closed. */
export function answerDueBy(stripeStatus: string, dueBySeconds: number | null): Date | null {
  if (stripeStatus !== 'needs_response' || dueBySeconds === null) return null
  return new Date(dueBySeconds * 1000)
}

/**
 * The state of a payment under a dispute, or null when nothing changes. It follows the dispute's
 * present status, so that a late message of its opening can't open it again.
 */
export function stateAfterDispute(
  status: PaymentState,
  dispute: DisputeReport,
  refundedMinor: number,
): PaymentState | null {
  switch (dispute) {
    case 'open':
      return status === 'succeeded' || status === 'partially_refunded' ? 'disputed' : null
    case 'won':
      if (status !== 'disputed') return null
      return refundedMinor > 0 ? 'partially_refunded' : 'succeeded'
    case 'lost':
      return ['succeeded', 'partially_refunded', 'disputed'].includes(status) ? 'refunded' : null
    case 'warning':
      return null
  }
}
