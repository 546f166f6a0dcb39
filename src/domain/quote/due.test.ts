import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteStates } from '@/domain/payment/quote-states'
import { depositOf } from './deposit-policy'
import { amountFor, due, measurementStates } from './due'
import type { QuoteAccount } from './due'

const account = (changes: Partial<QuoteAccount>): QuoteAccount => ({
  status: 'pending_payment',
  measurements: 'estimated',
  totalMinor: 101_809,
  depositMinor: 0,
  paidMinor: 0,
  awaitsAcceptance: false,
  ...changes,
})

/** What is due in each state, in a word. */
function dueIn(changes: Partial<QuoteAccount>) {
  const all = quoteStates.map((status) => {
    const now = due(account({ ...changes, status }))
    return [status, now.kind === 'due' ? `${now.purpose} ${now.minor}` : now.why] as const
  })
  return Object.fromEntries(all)
}

const never = {
  draft: 'not_payable',
  awaiting_approval: 'not_payable',
  declined: 'not_payable',
  withdrawn: 'not_payable',
  payment_succeeded: 'paid',
}

describe('what is due', () => {
  it('is all at once where no deposit is asked', () => {
    expect(dueIn({})).toEqual({
      ...never,
      pending_payment: 'full 101809',
      payment_cancelled: 'full 101809',
      expired: 'full 101809',
      deposit_paid: 'balance 101809',
    })
  })

  it('is nothing while what the shop sent is not accepted', () => {
    const sent = { awaitsAcceptance: true, measurements: 'final', depositMinor: 50_905 } as const
    expect(dueIn(sent)).toEqual({
      ...never,
      pending_payment: 'not_accepted',
      payment_cancelled: 'not_accepted',
      expired: 'not_accepted',
      deposit_paid: 'not_accepted',
    })
  })

  it('is the deposit first, and nothing else until the sizes are final', () => {
    const deposit = { depositMinor: 50_905 }
    expect(dueIn({ ...deposit, paidMinor: 50_905 })).toMatchObject({ deposit_paid: 'not_measured' })
    expect(dueIn(deposit)).toMatchObject({
      pending_payment: 'deposit 50905',
      payment_cancelled: 'deposit 50905',
      expired: 'deposit 50905',
    })
  })

  it('is the rest after measuring, with what went back of the deposit', () => {
    const measured = { depositMinor: 50_905, measurements: 'final' } as const
    expect(dueIn({ ...measured, paidMinor: 50_905 }).deposit_paid).toBe('balance 50904')
    expect(dueIn({ ...measured, paidMinor: 40_000 }).deposit_paid).toBe('balance 61809')
  })

  it('is nothing where the measured work costs no more than was paid', () => {
    const less = { depositMinor: 50_905, measurements: 'final', totalMinor: 40_000 } as const
    expect(dueIn({ ...less, paidMinor: 50_905 }).deposit_paid).toBe('paid')
  })

  it('never exceeds the total, and paid step by step it comes to the total exactly', () => {
    const policies = fc.record({
      percent: fc.integer({ min: 1, max: 99 }),
      floor: fc.nat(5000),
      wholeBelow: fc.nat(5000),
    })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), policies, (totalMinor, policy) => {
        const depositMinor = depositOf(totalMinor, policy, 'USD')
        const first = due(account({ totalMinor, depositMinor }))
        if (first.kind !== 'due') throw new Error('nothing is due')
        expect(first.minor).toBeGreaterThan(0)
        expect(first.minor).toBeLessThanOrEqual(totalMinor)
        if (first.purpose === 'full') {
          expect(first.minor).toBe(totalMinor)
          return
        }
        const second = due(
          account({
            status: 'deposit_paid',
            measurements: 'final',
            totalMinor,
            depositMinor,
            paidMinor: first.minor,
          }),
        )
        if (second.kind !== 'due') throw new Error('nothing is due')
        expect(first.minor + second.minor).toBe(totalMinor)
      }),
    )
  })

  it('is what a payment for its purpose has to come to', () => {
    for (const status of quoteStates) {
      for (const measurements of measurementStates) {
        const quote = account({ status, measurements, depositMinor: 5000, paidMinor: 5000 })
        const now = due(quote)
        if (now.kind === 'due') expect(amountFor(now.purpose, quote)).toBe(now.minor)
      }
    }
  })
})

describe('a deposit', () => {
  const half = { percent: 50, floor: 0, wholeBelow: 0 }

  it('is a percentage, rounded half up', () => {
    expect(depositOf(101_809, half, 'USD')).toBe(50_905)
    expect(depositOf(1001, half, 'JPY')).toBe(501)
  })

  it('has a floor, and leaves small totals whole', () => {
    expect(depositOf(30_000, { ...half, floor: 200 }, 'USD')).toBe(20_000)
    expect(depositOf(15_000, { ...half, floor: 200 }, 'USD')).toBe(0)
    expect(depositOf(29_999, { ...half, wholeBelow: 300 }, 'USD')).toBe(0)
    expect(depositOf(30_000, { ...half, wholeBelow: 300 }, 'USD')).toBe(15_000)
  })

  it('is not asked without a policy', () => {
    expect(depositOf(101_809, null, 'USD')).toBe(0)
    expect(depositOf(101_809, { ...half, percent: 0 }, 'USD')).toBe(0)
  })
})
