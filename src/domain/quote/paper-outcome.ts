import { linkStateOf } from './link-state'
import type { LinkState, QuoteStanding } from './link-state'
import type { PaperStanding } from './paper-standing'

/**
 * What came of an offer, when, and under which name it was accepted; papers say it in place of the day until which it
 * is good.
 */
export type PaperOutcome = { kind: 'accepted' | 'declined' | 'ranOut'; on: string; by?: string }

type Answer = {
  acceptedAt?: string | null | undefined
  acceptedName?: string | null | undefined
  declinedAt?: string | null | undefined
  validUntil?: string | null | undefined
}

/** Null while there is a yes to say, and where nobody knows the day. */
export function outcomeOfState(
  state: LinkState,
  { acceptedAt, acceptedName, declinedAt, validUntil }: Answer,
): PaperOutcome | null {
  switch (state) {
    case 'accepted':
    case 'to_pay':
    case 'paid':
      return acceptedAt
        ? { kind: 'accepted', on: acceptedAt, ...(acceptedName ? { by: acceptedName } : {}) }
        : null
    case 'declined':
      return declinedAt ? { kind: 'declined', on: declinedAt } : null
    case 'expired':
      return validUntil ? { kind: 'ranOut', on: validUntil } : null
    default:
      return null
  }
}

/** The same of one revision: an old one has only the yes that still holds. */
export function outcomeOfRevision(
  quote: QuoteStanding & Answer,
  { number, standing, now }: { number: number; standing: PaperStanding; now: Date },
): PaperOutcome | null {
  if (standing === 'offered') return null
  if (standing === 'accepted') {
    return number === quote.acceptedRevision ? outcomeOfState('accepted', quote) : null
  }
  return number === quote.currentRevision
    ? outcomeOfState(linkStateOf(quote, { now }), quote)
    : null
}
