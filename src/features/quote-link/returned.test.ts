import { describe, expect, it } from 'vitest'
import { returnedBy } from './returned'

describe('the way back from the payment page', () => {
  it('says paid of what the server settled, however the customer came back', () => {
    for (const outcome of ['success', 'already_processed', 'paid_after_all']) {
      expect(returnedBy(outcome)).toBe('paid')
    }
    expect(returnedBy('cancelled')).toBe('cancelled')
  })

  it('never says paid or not charged of what is not known', () => {
    const open = ['held', 'stripe_unreachable', 'refunded_duplicate', 'unexpected_status', null]
    for (const outcome of open) expect(returnedBy(outcome)).toBe('unclear')
  })
})
