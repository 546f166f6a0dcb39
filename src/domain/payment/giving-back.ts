import { owedOn } from './quote-payment-state'
import type { BookedQuote } from './quote-payment-state'

/** How a quote stands before money of it goes back; minor units. */
export type StandingQuote = BookedQuote & { paidMinor: number }

type Step = { before: number; after: number }

export type GivingBack = {
  paid: Step
  owed: Step
  /** Its price stays, so that what went back is owed again, or a part of it. */
  isOwedAgain: boolean
}

/** What giving money back does to a quote whose price stays; minor units. */
export function givingBack(quote: StandingQuote, amountMinor: number): GivingBack {
  const paid = { before: quote.paidMinor, after: Math.max(0, quote.paidMinor - amountMinor) }
  const owed = {
    before: owedOn({ paidMinor: paid.before, isAllBack: false }, quote),
    after: owedOn({ paidMinor: paid.after, isAllBack: paid.after === 0 }, quote),
  }
  return { paid, owed, isOwedAgain: owed.after > owed.before }
}
