import { isFullyPaid, isPaidQuote } from '@/domain/payment/quote-states'
import { hasRunOut } from './validity'

/** How a quote stands for whoever holds its link. */
export type LinkState =
  | 'to_accept'
  /** Accepted, and something can be paid now. */
  | 'to_pay'
  /** Accepted, and nothing is due: measuring comes first, or a payment is under way. */
  | 'accepted'
  | 'paid'
  | ClosedState

const closedStates = [
  'declined',
  'withdrawn',
  'expired',
  /** The office looks at it again. */
  'on_hold',
] as const
type ClosedState = (typeof closedStates)[number]

/** Whether nobody can say yes to it, at least not now. */
export function isClosedState(state: LinkState): state is ClosedState {
  return closedStates.some((one) => one === state)
}

export type QuoteStanding = Parameters<typeof isPaidQuote>[0] & {
  currentRevision: number
  acceptedRevision?: number | null | undefined
  declinedAt?: string | null | undefined
  validUntil?: string | null | undefined
}

/** Of its current revision; `isDue` where something of it can be paid now. */
export function linkStateOf(
  quote: QuoteStanding,
  { now, isDue = false }: { now: Date; isDue?: boolean },
): LinkState {
  if (isFullyPaid(quote)) return 'paid'
  if (quote.status === 'declined') return 'declined'
  if (quote.status === 'withdrawn') return 'withdrawn'
  if (['draft', 'awaiting_approval'].includes(quote.status)) return 'on_hold'
  const isOpen = !isPaidQuote(quote)
  if (isOpen && (quote.status === 'expired' || hasRunOut(quote.validUntil, now))) return 'expired'
  if (quote.acceptedRevision !== quote.currentRevision) {
    return quote.declinedAt ? 'declined' : 'to_accept'
  }
  return isDue ? 'to_pay' : 'accepted'
}

/** Whether the shop sent it and its price ran out: nothing of it is paid until the shop makes it valid again. */
export function isSentAndOver(
  quote: QuoteStanding & { sentAt?: string | null | undefined },
  now: Date,
): boolean {
  return Boolean(quote.sentAt) && linkStateOf(quote, { now }) === 'expired'
}
