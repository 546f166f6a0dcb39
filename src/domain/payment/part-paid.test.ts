import { describe, expect, it } from 'vitest'
import { isPartPaid, saidState } from './part-paid'

describe('money that came first', () => {
  it('is a deposit where one was asked for, else a part', () => {
    expect(saidState('deposit_paid', { depositDue: 500 })).toBe('deposit_paid')
    expect(saidState('deposit_paid', { depositDue: 0 })).toBe('part_paid')
    expect(isPartPaid('deposit_paid', { depositDue: 0 })).toBe(true)
  })

  it('changes the name of no other state', () => {
    for (const status of ['pending_payment', 'payment_succeeded', 'expired'] as const) {
      expect(saidState(status, { depositDue: 0 })).toBe(status)
      expect(isPartPaid(status, { depositDue: 0 })).toBe(false)
    }
  })
})
