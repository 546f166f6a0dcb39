export const quoteStates = [
  'draft',
  'awaiting_approval',
  'pending_payment',
  'deposit_paid',
  'payment_succeeded',
  'payment_cancelled',
  'expired',
  'declined',
  'withdrawn',
] as const
export type QuoteState = (typeof quoteStates)[number]

export const quotePaymentStates = [
  'unpaid',
  'deposit_paid',
  'fully_paid',
  'partially_refunded',
  'refunded',
  'disputed',
] as const
export type QuotePaymentState = (typeof quotePaymentStates)[number]

/** Money that arrives is booked wherever the quote stands. */
const paid = ['deposit_paid', 'payment_succeeded'] as const

const moves: Record<QuoteState, readonly QuoteState[]> = {
  draft: ['awaiting_approval', 'pending_payment', 'withdrawn'],
  awaiting_approval: [...paid, 'draft', 'pending_payment', 'withdrawn'],
  pending_payment: [
    ...paid,
    'payment_cancelled',
    'expired',
    'declined',
    'withdrawn',
    'draft',
    'awaiting_approval',
  ],
  payment_cancelled: [
    ...paid,
    'pending_payment',
    'expired',
    'declined',
    'withdrawn',
    'draft',
    'awaiting_approval',
  ],
  expired: [...paid, 'pending_payment', 'withdrawn', 'draft', 'awaiting_approval'],
  declined: [...paid, 'draft', 'withdrawn'],
  withdrawn: [...paid, 'draft'],
  deposit_paid: ['payment_succeeded'],
  payment_succeeded: [],
}

export function mayMoveQuote(from: QuoteState, to: QuoteState): boolean {
  return moves[from].includes(to)
}

/** The way back, for what was recorded by hand and is voided; nothing else makes a paid quote unpaid. */
const movesOfVoiding: Partial<Record<QuoteState, readonly QuoteState[]>> = {
  payment_succeeded: ['deposit_paid', 'pending_payment'],
  deposit_paid: ['pending_payment'],
}

export function mayVoidBack(from: QuoteState, to: QuoteState): boolean {
  return movesOfVoiding[from]?.includes(to) ?? false
}

type Standing = { status: QuoteState; paymentStatus: QuotePaymentState }

/**
 * Whether money was paid for it, if only the deposit: then its customer, lines and price are final,
 * and a refund does not make it payable again.
 */
export function isPaidQuote(quote: Standing): boolean {
  return (
    ['deposit_paid', 'payment_succeeded'].includes(quote.status) || quote.paymentStatus !== 'unpaid'
  )
}

/** Of what was paid something is here, and nobody disputes it: work is promised for no other. */
export const keptStates = ['fully_paid', 'deposit_paid', 'partially_refunded'] as const

/** Whether nothing of it is owed any more. */
export function isFullyPaid(quote: Pick<Standing, 'status'>): boolean {
  return quote.status === 'payment_succeeded'
}
