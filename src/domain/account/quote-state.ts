import { isPartPaid } from '../payment/part-paid'
import type { QuotePaymentState, QuoteState as StoredState } from '@/domain/payment/quote-states'

/** What a saved quote is to its owner, in one word; the catalogues have the words. */
export type QuoteState =
  | 'in_preparation'
  | 'open'
  | 'cancelled'
  | 'expired'
  | 'declined'
  | 'withdrawn'
  | 'processing'
  | 'deposit_paid'
  | 'part_paid'
  | 'paid'
  | 'partially_refunded'
  | 'refunded'
  | 'disputed'

type Facts = {
  status: StoredState
  paymentStatus: QuotePaymentState
  /** What its deposit comes to; 0 where all is due at once. */
  depositDue: number
  /** Past its date, whether or not the nightly job has said so. */
  hasRunOut: boolean
  /** A payment that Stripe has taken and not settled yet. */
  isPaymentUnderway: boolean
}

export function quoteState(facts: Facts): QuoteState {
  switch (facts.paymentStatus) {
    case 'fully_paid':
      return 'paid'
    case 'deposit_paid':
      if (facts.isPaymentUnderway) return 'processing'
      return isPartPaid(facts.paymentStatus, facts) ? 'part_paid' : 'deposit_paid'
    case 'partially_refunded':
    case 'refunded':
    case 'disputed':
      return facts.paymentStatus
    case 'unpaid':
      return facts.isPaymentUnderway ? 'processing' : unpaidState(facts)
  }
}

function unpaidState({ status, hasRunOut }: Facts): QuoteState {
  switch (status) {
    case 'draft':
    case 'awaiting_approval':
      return 'in_preparation'
    case 'declined':
    case 'withdrawn':
      return status
    case 'expired':
      return 'expired'
    case 'payment_cancelled':
      return hasRunOut ? 'expired' : 'cancelled'
    case 'pending_payment':
    case 'deposit_paid':
    case 'payment_succeeded':
      return hasRunOut ? 'expired' : 'open'
  }
}

/** Whether nobody works on it any more: all that was paid went back, and nothing is asked for anew. */
export function isGivenUp(
  state: QuoteState,
  { answerAddress, due }: { answerAddress: string | null; due: object | null },
): boolean {
  return state === 'refunded' && answerAddress === null && due === null
}
