import type { QuoteState } from '@/domain/payment/quote-states'

/** What a payment is for: all at once, what is paid before measuring, or the rest after it. */
export const paymentPurposes = ['full', 'deposit', 'balance'] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]

/** Sizes as the customer gave them, or as the shop measured them. */
export const measurementStates = ['estimated', 'final'] as const
type MeasurementState = (typeof measurementStates)[number]

/** What there is to know of a quote's money; minor units of one currency. */
export type QuoteAccount = {
  status: QuoteState
  measurements: MeasurementState
  totalMinor: number
  /** What its deposit comes to; 0 where all is due at once. */
  depositMinor: number
  /** What was paid and did not go back. */
  paidMinor: number
  /** The shop sent this revision, and the customer has not said yes to it. */
  awaitsAcceptance: boolean
}

export type Due =
  | { kind: 'due'; purpose: PaymentPurpose; minor: number }
  | { kind: 'nothing'; why: 'not_payable' | 'not_accepted' | 'paid' | 'not_measured' }

/**
 * The one answer to "what can be paid now". Whether a card can be charged with so little is the
 * payment provider's to say.
 */
export function due(quote: QuoteAccount): Due {
  switch (quote.status) {
    case 'draft':
    case 'awaiting_approval':
    case 'declined':
    case 'withdrawn':
      return { kind: 'nothing', why: 'not_payable' }
    case 'payment_succeeded':
      return { kind: 'nothing', why: 'paid' }
    case 'deposit_paid':
      if (quote.awaitsAcceptance) return { kind: 'nothing', why: 'not_accepted' }
      // Without a deposit a part was paid by hand, and nothing is waited for.
      return quote.measurements === 'final' || quote.depositMinor === 0
        ? owed(quote, 'balance')
        : { kind: 'nothing', why: 'not_measured' }
    case 'pending_payment':
    case 'payment_cancelled':
    case 'expired':
      if (quote.awaitsAcceptance) return { kind: 'nothing', why: 'not_accepted' }
      return owed(quote, quote.depositMinor > 0 ? 'deposit' : 'full')
  }
}

/** What a payment for this purpose has to come to, whether or not it can be begun now. */
export function amountFor(purpose: PaymentPurpose, quote: QuoteAccount): number {
  switch (purpose) {
    case 'full':
      return quote.totalMinor
    case 'deposit':
      return quote.depositMinor
    case 'balance':
      return Math.max(0, quote.totalMinor - quote.paidMinor)
  }
}

function owed(quote: QuoteAccount, purpose: PaymentPurpose): Due {
  const minor = amountFor(purpose, quote)
  // The measured work may cost no more than what was paid.
  if (purpose === 'balance' && minor === 0) return { kind: 'nothing', why: 'paid' }
  return { kind: 'due', purpose, minor }
}
