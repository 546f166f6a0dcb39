import { isSettled } from './payment-states'
import { bookedOn } from './quote-payment-state'
import type { BookedPayment } from './quote-payment-state'

type StateByMoney = 'pending_payment' | 'deposit_paid' | 'payment_succeeded'

/**
 * Where a quote stands once a payment of it was voided, by the payments that are left: what a card paid
 * keeps it from being unpaid, though it went back.
 */
export function stateAfterVoid(left: BookedPayment[], totalMinor: number): StateByMoney {
  if (!left.some(({ status, isDuplicate }) => isSettled(status) && !isDuplicate)) {
    return 'pending_payment'
  }
  const { paidMinor } = bookedOn(left, { isFullyPaid: false, totalMinor })
  return paidMinor >= totalMinor ? 'payment_succeeded' : 'deposit_paid'
}
