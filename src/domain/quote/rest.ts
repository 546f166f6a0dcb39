import { isPaidQuote } from '@/domain/payment/quote-states'
import type { QuotePaymentState } from '@/domain/payment/quote-states'
import { due } from './due'
import type { QuoteAccount } from './due'

/** When what is left of a quote has to be paid. */
export const restTimes = ['now', 'after_yes', 'after_measuring'] as const
type RestTime = (typeof restTimes)[number]

export type Rest = {
  /** Null where nothing says when. */
  when: RestTime | null
}

type PartlyPaid = QuoteAccount & {
  paymentStatus: QuotePaymentState
  /** What is left to pay, as it was booked; minor units. */
  owedMinor: number
}

/**
 * What is left of a quote of which a part is paid, whatever became of its payments since; null where
 * nothing is left, or nothing of it was kept.
 */
export function restOf(quote: PartlyPaid): Rest | null {
  if (!isPaidQuote(quote) || quote.paidMinor <= 0 || quote.owedMinor <= 0) return null
  const now = due(quote)
  if (now.kind === 'due') return { when: 'now' }
  if (now.why === 'not_accepted') return { when: 'after_yes' }
  return { when: now.why === 'not_measured' ? 'after_measuring' : null }
}
