import { majorToMinor, minorToMajor } from '@/domain/money/money'
import { isFullyPaid } from './quote-states'
import type { QuotePaymentState, QuoteState } from './quote-states'

/** What is left of a total of which so much was paid, never below nothing; major units. */
export function leftOfTotal(total: number, paid: number, currency: string): number {
  const minor = (major: number) => majorToMinor(major, currency) ?? 0
  return minorToMajor(Math.max(0, minor(total) - minor(paid)), currency)
}

type Standing = { status: QuoteState; paymentStatus: QuotePaymentState; amountPaid: number }

/**
 * What a quote owes at a total; major units. Nothing once it is called paid, nor where all of its money went
 * back: that is over, whatever a later revision comes to.
 */
export function owedAtTotal(total: number, quote: Standing, currency: string): number {
  const isOver = isFullyPaid(quote) || quote.paymentStatus === 'refunded'
  return isOver ? 0 : leftOfTotal(total, quote.amountPaid, currency)
}
