import { describe, expect, it } from 'vitest'
import { isGivenUp, quoteState } from './quote-state'

const fresh = {
  status: 'pending_payment',
  paymentStatus: 'unpaid',
  depositDue: 0,
  hasRunOut: false,
  isPaymentUnderway: false,
} as const

describe('quoteState', () => {
  it.each([
    [fresh, 'open'],
    [{ ...fresh, hasRunOut: true }, 'expired'],
    [{ ...fresh, status: 'expired' }, 'expired'],
    [{ ...fresh, status: 'payment_cancelled' }, 'cancelled'],
    [{ ...fresh, status: 'payment_cancelled', hasRunOut: true }, 'expired'],
    [{ ...fresh, isPaymentUnderway: true, hasRunOut: true }, 'processing'],
    [{ ...fresh, status: 'payment_succeeded', paymentStatus: 'fully_paid' }, 'paid'],
    [{ ...fresh, paymentStatus: 'fully_paid', hasRunOut: true }, 'paid'],
    [{ ...fresh, paymentStatus: 'fully_paid', isPaymentUnderway: true }, 'paid'],
    [{ ...fresh, paymentStatus: 'deposit_paid', depositDue: 500 }, 'deposit_paid'],
    [{ ...fresh, paymentStatus: 'deposit_paid' }, 'part_paid'],
    [{ ...fresh, status: 'payment_succeeded', paymentStatus: 'disputed' }, 'disputed'],
    [{ ...fresh, status: 'payment_succeeded', paymentStatus: 'refunded' }, 'refunded'],
  ] as const)('calls %j %s', (quote, state) => {
    expect(quoteState(quote)).toBe(state)
  })
})

it('is given up once its money went back, unless a new yes or payment is asked for', () => {
  const quiet = { answerAddress: null, due: null }
  expect(isGivenUp('refunded', quiet)).toBe(true)
  expect(isGivenUp('refunded', { ...quiet, answerAddress: '/q/sample' })).toBe(false)
  expect(isGivenUp('refunded', { ...quiet, due: { purpose: 'full', amount: 900 } })).toBe(false)
  expect(isGivenUp('partially_refunded', quiet)).toBe(false)
  expect(isGivenUp('paid', quiet)).toBe(false)
})
