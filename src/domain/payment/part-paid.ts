import type { QuoteState } from './quote-states'

type Standing = { depositDue: number }

/**
 * Whether the money that came first was no deposit: none was asked for, and a part was brought by hand.
 * Both are one state of a quote; people are told which it is.
 */
export function isPartPaid(state: string, { depositDue }: Standing): boolean {
  return state === 'deposit_paid' && depositDue <= 0
}

/** What a quote's state is called. */
export type SaidState = QuoteState | 'part_paid'

export function saidState(status: QuoteState, standing: Standing): SaidState {
  return isPartPaid(status, standing) ? 'part_paid' : status
}
