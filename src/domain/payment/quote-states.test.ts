import { describe, expect, it } from 'vitest'
import {
  isPaidQuote,
  mayMoveQuote,
  mayVoidBack,
  quotePaymentStates,
  quoteStates,
} from './quote-states'
import type { QuoteState } from './quote-states'

/** Every move there is, written out a second time: from each state, to which ones. */
const allowed: Record<QuoteState, string> = {
  draft: 'awaiting_approval pending_payment withdrawn',
  awaiting_approval: 'deposit_paid draft payment_succeeded pending_payment withdrawn',
  pending_payment:
    'awaiting_approval deposit_paid declined draft expired payment_cancelled payment_succeeded withdrawn',
  payment_cancelled:
    'awaiting_approval deposit_paid declined draft expired payment_succeeded pending_payment withdrawn',
  expired: 'awaiting_approval deposit_paid draft payment_succeeded pending_payment withdrawn',
  declined: 'deposit_paid draft payment_succeeded withdrawn',
  withdrawn: 'deposit_paid draft payment_succeeded',
  deposit_paid: 'payment_succeeded',
  payment_succeeded: '',
}

describe('a quote', () => {
  it.each(quoteStates)('in %s goes where the table says and nowhere else', (from) => {
    const reached = quoteStates.filter((to) => mayMoveQuote(from, to))
    expect(reached.toSorted()).toEqual(allowed[from].split(' ').filter(Boolean).toSorted())
  })

  it('goes back from paid for voiding alone', () => {
    const back = quoteStates.flatMap((from) =>
      quoteStates.filter((to) => mayVoidBack(from, to)).map((to) => `${from} → ${to}`),
    )
    expect(back.toSorted()).toEqual([
      'deposit_paid → pending_payment',
      'payment_succeeded → deposit_paid',
      'payment_succeeded → pending_payment',
    ])
  })

  it('counts as paid by either of its two states, with its deposit too', () => {
    const unpaid = quoteStates.filter((status) => !isPaidQuote({ status, paymentStatus: 'unpaid' }))
    expect(unpaid).toEqual(
      quoteStates.filter((status) => !['deposit_paid', 'payment_succeeded'].includes(status)),
    )
    for (const paymentStatus of quotePaymentStates.filter((state) => state !== 'unpaid')) {
      expect(isPaidQuote({ status: 'pending_payment', paymentStatus })).toBe(true)
    }
  })
})
