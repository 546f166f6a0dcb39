import type { PaymentState } from './payment-states'
import { isSettled } from './payment-states'
import type { QuotePaymentState } from './quote-states'

/** One payment of a quote; minor units of the quote's currency. */
export type BookedPayment = {
  status: PaymentState
  amountMinor: number
  refundedMinor: number
  /** A second charge, which goes back as a whole and counts for nothing. */
  isDuplicate: boolean
}

export type Booked = {
  /** What was paid and did not go back. */
  paidMinor: number
  paymentStatus: QuotePaymentState
}

export type BookedQuote = {
  /** The office or the site called it paid, whatever it comes to. */
  isFullyPaid: boolean
  totalMinor: number
}

/** What a quote's payments come to, in whatever order they arrived. */
export function bookedOn(payments: BookedPayment[], quote: BookedQuote): Booked {
  const counted = payments.filter(({ status, isDuplicate }) => isSettled(status) && !isDuplicate)
  const paidMinor = counted.reduce(
    (sum, { amountMinor, refundedMinor }) => sum + Math.max(0, amountMinor - refundedMinor),
    0,
  )
  return { paidMinor, paymentStatus: stateOf(counted, paidMinor, quote) }
}

type Owing = Pick<Booked, 'paidMinor'> & {
  /** Money came, and all of it went back: that is over, and not owed from the beginning again. */
  isAllBack: boolean
}

/** What is owed on a quote of which so much was paid; nothing of one that is called paid. */
export function owedOn(
  { paidMinor, isAllBack }: Owing,
  { isFullyPaid, totalMinor }: BookedQuote,
): number {
  return isFullyPaid || isAllBack ? 0 : Math.max(0, totalMinor - paidMinor)
}

function stateOf(
  counted: BookedPayment[],
  paidMinor: number,
  { isFullyPaid, totalMinor }: BookedQuote,
): QuotePaymentState {
  const states = counted.map(({ status }) => status)
  if (states.length === 0) return 'unpaid'
  // A dispute outranks a refund until it is closed.
  if (states.includes('disputed')) return 'disputed'
  if (states.every((status) => status === 'refunded')) return 'refunded'
  // What went back of a deposit was paid again with the balance.
  if (paidMinor >= totalMinor) return 'fully_paid'
  if (states.some((status) => status !== 'succeeded')) return 'partially_refunded'
  return isFullyPaid ? 'fully_paid' : 'deposit_paid'
}
