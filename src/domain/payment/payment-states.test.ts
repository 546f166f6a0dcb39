import { describe, expect, it } from 'vitest'
import { isSettled, mayMovePayment, paymentStates } from './payment-states'
import type { PaymentState } from './payment-states'

/** Every move there is, written out a second time: from each state, to which ones. */
const allowed: Record<PaymentState, string> = {
  pending_checkout: 'processing succeeded cancelled_by_user checkout_failed expired error',
  processing: 'succeeded failed error',
  succeeded: 'partially_refunded refunded disputed voided',
  cancelled_by_user: 'succeeded error',
  checkout_failed: 'succeeded cancelled_by_user error',
  expired: 'succeeded cancelled_by_user error',
  failed: 'succeeded error',
  error: 'succeeded',
  partially_refunded: 'succeeded refunded disputed',
  refunded: 'succeeded partially_refunded',
  disputed: 'succeeded partially_refunded refunded',
  voided: '',
}

describe('a payment', () => {
  it.each(paymentStates)('in %s goes where the table says and nowhere else', (from) => {
    const reached = paymentStates.filter((to) => mayMovePayment(from, to))
    expect(reached.toSorted()).toEqual(allowed[from].split(' ').filter(Boolean).toSorted())
  })

  it('that is settled never becomes unpaid again, unless a hand takes back what it wrote', () => {
    for (const from of paymentStates.filter(isSettled)) {
      for (const to of paymentStates.filter((state) => mayMovePayment(from, state))) {
        if (to === 'voided') continue
        expect(isSettled(to), `${from} → ${to}`).toBe(true)
      }
    }
  })

  it('that came to nothing can still be settled, should the money be there after all', () => {
    const unsettled = paymentStates.filter((state) => !isSettled(state) && state !== 'voided')
    for (const from of unsettled) {
      expect(mayMovePayment(from, 'succeeded'), from).toBe(true)
    }
  })
})
