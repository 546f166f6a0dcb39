import { describe, expect, it } from 'vitest'
import { leftOfTotal, owedAtTotal } from './left-of-total'

describe('what is left of a total', () => {
  it.each([
    // which a computer that subtracts calls 823.5200000000001
    [1266.96, 443.44, 823.52],
    [100, 0, 100],
    [100, 100, 0],
    [100, 250, 0],
  ])('%d less %d paid is %d', (total, paid, left) => {
    expect(leftOfTotal(total, paid, 'USD')).toBe(left)
  })
})

describe('what a quote owes at a total', () => {
  it.each([
    ['that waits for its balance', 'deposit_paid', 'deposit_paid', 40, 60],
    ['part of whose deposit went back', 'deposit_paid', 'partially_refunded', 30, 70],
    ['all of whose money went back', 'deposit_paid', 'refunded', 0, 0],
    ['that is called paid', 'payment_succeeded', 'partially_refunded', 90, 0],
    ['on which nothing came', 'pending_payment', 'unpaid', 0, 100],
  ] as const)('%s', (_, status, paymentStatus, amountPaid, owed) => {
    expect(owedAtTotal(100, { status, paymentStatus, amountPaid }, 'USD')).toBe(owed)
  })
})
