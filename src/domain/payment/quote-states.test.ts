import { describe, expect, it } from 'vitest'
import { paymentStates } from './payment-states'
import { quotePaymentStateFor } from './quote-payment-state'
import { isPaidQuote, mayMoveQuote, quotePaymentStates, quoteStates } from './quote-states'

const allowed = {
  pending_payment: ['expired', 'payment_cancelled', 'payment_succeeded'],
  payment_cancelled: ['payment_succeeded', 'pending_payment'],
  expired: ['payment_succeeded', 'pending_payment'],
  payment_succeeded: [],
}

describe('a quote', () => {
  it.each(quoteStates)('in %s goes where the table says and nowhere else', (from) => {
    const reached = quoteStates.filter((to) => mayMoveQuote(from, to))
    expect(reached.toSorted()).toEqual(allowed[from])
  })

  it('counts as paid by either of its two states', () => {
    const paid = quoteStates.flatMap((status) =>
      quotePaymentStates
        .filter((paymentStatus) => isPaidQuote({ status, paymentStatus }))
        .map((paymentStatus) => `${status}/${paymentStatus}`),
    )
    expect(paid).toHaveLength(quoteStates.length * quotePaymentStates.length - 3)
    expect(paid).not.toContain('pending_payment/unpaid')
    expect(paid).toContain('payment_succeeded/refunded')
  })

  it('follows the payment that paid it', () => {
    const followed = paymentStates.map((state) => [state, quotePaymentStateFor(state)])
    expect(Object.fromEntries(followed.filter(([, quote]) => quote !== null))).toEqual({
      succeeded: 'fully_paid',
      partially_refunded: 'partially_refunded',
      refunded: 'refunded',
      disputed: 'disputed',
    })
  })
})
