import { describe, expect, it } from 'vitest'
import { restOf } from './rest'

type Quote = Parameters<typeof restOf>[0]

const quote = (over: Partial<Quote> = {}): Quote => ({
  status: 'deposit_paid',
  paymentStatus: 'deposit_paid',
  measurements: 'estimated',
  totalMinor: 126_696,
  depositMinor: 63_348,
  paidMinor: 63_348,
  owedMinor: 63_348,
  awaitsAcceptance: false,
  ...over,
})

describe('what is left of a quote', () => {
  it('is due after measuring, after a yes, or now', () => {
    expect(restOf(quote())).toEqual({ when: 'after_measuring' })
    expect(restOf(quote({ awaitsAcceptance: true }))).toEqual({ when: 'after_yes' })
    expect(restOf(quote({ measurements: 'final' }))).toEqual({ when: 'now' })
    expect(restOf(quote({ depositMinor: 0 }))).toEqual({ when: 'now' })
  })

  it('is told whatever became of the payments', () => {
    for (const paymentStatus of ['partially_refunded', 'disputed', 'fully_paid'] as const) {
      expect(restOf(quote({ paymentStatus }))).toEqual({ when: 'after_measuring' })
    }
  })

  it('has no time where the quote was called paid and costs more since', () => {
    const paid = quote({ status: 'payment_succeeded', paymentStatus: 'fully_paid' })
    expect(restOf(paid)).toEqual({ when: null })
  })

  it('is nothing where all is paid, or nothing was', () => {
    expect(restOf(quote({ status: 'payment_succeeded', owedMinor: 0 }))).toBeNull()
    const back = { paymentStatus: 'refunded', paidMinor: 0, owedMinor: 126_696 } as const
    expect(restOf(quote(back))).toBeNull()
    const unpaid = { status: 'pending_payment', paymentStatus: 'unpaid', paidMinor: 0 } as const
    expect(restOf(quote(unpaid))).toBeNull()
  })
})
