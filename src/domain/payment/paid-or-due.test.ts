import { expect, it } from 'vitest'
import { paidOrDue } from './paid-or-due'

const payment = { purpose: 'deposit', amount: 500 } as const
const due = { purpose: 'balance', amount: 700 } as const

it('is what was paid, or what is due now with what that is for', () => {
  expect(paidOrDue(payment, { isPaid: true, due, total: 1200 })).toEqual(payment)
  expect(paidOrDue(payment, { isPaid: false, due, total: 1200 })).toEqual(due)
  expect(paidOrDue(payment, { isPaid: false, due: null, total: 1200 })).toEqual({
    purpose: 'deposit',
    amount: 1200,
  })
})
