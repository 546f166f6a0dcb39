import { isPaidQuote } from '@/domain/payment/quote-states'
import { isClosedState, linkStateOf } from './link-state'
import type { LinkState, QuoteStanding } from './link-state'

/** What the paper of a revision may ask for. */
export type PaperStanding =
  | 'offered'
  /** Somebody said yes to it, by a name or with money. */
  | 'accepted'
  /** Nobody can say yes to it, at least not now: it was declined, taken back, ran out, waits or is an old one. */
  | 'closed'

export function standingOfState(state: LinkState): PaperStanding {
  if (isClosedState(state)) return 'closed'
  return state === 'to_accept' ? 'offered' : 'accepted'
}

type Standing = QuoteStanding & { sentAt?: string | null | undefined }

/** The revision that stands in the place of this one; null where this one still counts. */
export function replacementOf(
  { currentRevision }: Pick<QuoteStanding, 'currentRevision'>,
  { number, standing }: { number: number; standing: PaperStanding },
): number | null {
  return standing === 'closed' && number < currentRevision ? currentRevision : null
}

export function standingOfRevision(quote: Standing, number: number, now: Date): PaperStanding {
  // what a customer saved on the site is paid for without a name
  if (isPaidQuote(quote) && !quote.sentAt) return 'accepted'
  if (number === quote.currentRevision) return standingOfState(linkStateOf(quote, { now }))
  // what was paid for holds until there is a yes to what was sent since
  return number === quote.acceptedRevision && isPaidQuote(quote) ? 'accepted' : 'closed'
}
