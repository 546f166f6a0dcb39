import type { PaymentPurpose } from '../quote/due'
import type { Rest } from '../quote/rest'
import type { QuoteState } from './quote-state'

type Facts = {
  state: QuoteState
  answerAddress: string | null
  due: { purpose: PaymentPurpose } | null
  isPaymentUnderway: boolean
  hasRunOut: boolean
  rest: Rest | null
  /** Where what the shop sent of it is shown; null where it sent nothing. */
  page: string | null
  /** Whether the visit to measure can be booked. */
  isBookable: boolean
}

/** The one thing that a saved quote waits for, in one word; the catalogues have the sentences. */
export function nextOfQuote(quote: Facts) {
  const { state, due, page } = quote
  if (quote.answerAddress !== null) return 'to_accept'
  if (quote.isPaymentUnderway) return 'processing'
  if (due) return `due.${quote.hasRunOut ? 'expired' : due.purpose}` as const
  switch (state) {
    case 'deposit_paid':
    case 'part_paid':
      if (quote.rest?.when === 'after_measuring') return 'measure'
      return quote.isBookable ? 'visit' : 'office'
    case 'paid':
      return quote.isBookable ? 'paid' : 'paidUnderWay'
    case 'partially_refunded':
      return quote.isBookable ? 'visit' : state
    case 'open':
    case 'cancelled':
      return 'office'
    case 'expired':
      // what the shop sent has no price of today until the shop sends it again
      return page === null ? 'expired' : 'expiredSent'
    case 'refunded':
      return page === null ? 'refunded' : 'refundedSent'
    default:
      return state
  }
}
