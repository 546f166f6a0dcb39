import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentStates } from './payment-states'
import type { PaymentState } from './payment-states'
import { bookedOn } from './quote-payment-state'
import type { BookedPayment } from './quote-payment-state'

const payment = (changes: Partial<BookedPayment>): BookedPayment => ({
  status: 'succeeded',
  amountMinor: 10_000,
  refundedMinor: 0,
  isDuplicate: false,
  ...changes,
})

const back = (status: PaymentState) => (status === 'partially_refunded' ? 1 : 0)

const whole = { isFullyPaid: true, totalMinor: 10_000 }
const partly = { isFullyPaid: false, totalMinor: 10_000 }

describe('what is booked on a quote', () => {
  it('follows the payment that paid it', () => {
    const followed = paymentStates.map(
      (status) =>
        [
          status,
          bookedOn([payment({ status, refundedMinor: back(status) })], whole).paymentStatus,
        ] as const,
    )
    expect(Object.fromEntries(followed.filter(([, state]) => state !== 'unpaid'))).toEqual({
      succeeded: 'fully_paid',
      partially_refunded: 'partially_refunded',
      refunded: 'refunded',
      disputed: 'disputed',
    })
  })

  it('is a deposit until nothing is owed any more', () => {
    const deposit = payment({ amountMinor: 4000 })
    const balance = payment({ amountMinor: 6000 })
    expect(bookedOn([deposit], partly)).toEqual({ paidMinor: 4000, paymentStatus: 'deposit_paid' })
    expect(bookedOn([deposit, balance], whole)).toEqual({
      paidMinor: 10_000,
      paymentStatus: 'fully_paid',
    })
  })

  it('is refunded when all of it went back, and partially when one of two did', () => {
    const back = payment({ status: 'refunded', refundedMinor: 10_000 })
    expect(bookedOn([back, back], whole)).toEqual({ paidMinor: 0, paymentStatus: 'refunded' })
    expect(bookedOn([back, payment({ amountMinor: 5000 })], whole)).toEqual({
      paidMinor: 5000,
      paymentStatus: 'partially_refunded',
    })
  })

  it('is fully paid where what went back of the deposit was paid again', () => {
    const deposit = payment({
      status: 'partially_refunded',
      amountMinor: 4000,
      refundedMinor: 1000,
    })
    const balance = (amountMinor: number) => payment({ amountMinor })
    expect(bookedOn([deposit, balance(7000)], whole).paymentStatus).toBe('fully_paid')
    expect(bookedOn([deposit, balance(6999)], whole).paymentStatus).toBe('partially_refunded')
  })

  it('does not count a second charge, nor what never arrived', () => {
    const twice = payment({ isDuplicate: true })
    const failed = payment({ status: 'failed' })
    expect(bookedOn([twice, failed], partly)).toEqual({ paidMinor: 0, paymentStatus: 'unpaid' })
  })

  it('is what was paid less what went back, in any order', () => {
    const one = fc.record({
      status: fc.constantFrom(...paymentStates),
      amountMinor: fc.integer({ min: 1, max: 1_000_000 }),
      refundedMinor: fc.nat(1_000_000),
      isDuplicate: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 6 }), fc.boolean(), (payments, isFullyPaid) => {
        const sum = payments
          .filter(({ isDuplicate }) => !isDuplicate)
          .filter(({ status }) =>
            ['succeeded', 'partially_refunded', 'refunded', 'disputed'].includes(status),
          )
          .map(({ amountMinor, refundedMinor }) => Math.max(0, amountMinor - refundedMinor))
          .reduce((all, kept) => all + kept, 0)
        const quote = { isFullyPaid, totalMinor: 500_000 }
        const booked = bookedOn(payments, quote)
        expect(booked.paidMinor).toBe(sum)
        expect(bookedOn(payments.toReversed(), quote)).toEqual(booked)
      }),
    )
  })
})
