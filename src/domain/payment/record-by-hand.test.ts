import { describe, expect, it } from 'vitest'
import type { QuoteAccount } from '@/domain/quote/due'
import { judgeRecord } from './record-by-hand'

const quote = (changes: Partial<QuoteAccount> = {}): QuoteAccount => ({
  status: 'pending_payment',
  measurements: 'estimated',
  totalMinor: 100_000,
  depositMinor: 0,
  paidMinor: 0,
  awaitsAcceptance: false,
  ...changes,
})
const withDeposit = quote({ depositMinor: 50_000 })
const depositPaid = quote({ status: 'deposit_paid', depositMinor: 50_000, paidMinor: 50_000 })

describe('money that came by hand', () => {
  it.each([
    ['the whole', quote(), 100_000, 'full', 'payment_succeeded'],
    ['a part, where no deposit is asked', quote(), 1, 'deposit', 'deposit_paid'],
    ['the deposit', withDeposit, 50_000, 'deposit', 'deposit_paid'],
    ['more than the deposit', withDeposit, 99_999, 'deposit', 'deposit_paid'],
    ['all at once instead of a deposit', withDeposit, 100_000, 'full', 'payment_succeeded'],
    ['the balance before measuring', depositPaid, 50_000, 'balance', 'payment_succeeded'],
    ['a part of the balance', depositPaid, 10_000, 'balance', 'deposit_paid'],
    ['on a quote that ran out', quote({ status: 'expired' }), 100_000, 'full', 'payment_succeeded'],
  ] as const)('%s is booked', (_name, account, minor, purpose, to) => {
    expect(judgeRecord(account, minor)).toEqual({ kind: 'book', purpose, to })
  })

  it('is never more than what is left', () => {
    expect(judgeRecord(quote(), 100_001)).toEqual({ kind: 'too_much', leftMinor: 100_000 })
    expect(judgeRecord(depositPaid, 50_001)).toEqual({ kind: 'too_much', leftMinor: 50_000 })
  })

  it('is first the whole deposit, where one is asked', () => {
    expect(judgeRecord(withDeposit, 49_999)).toEqual({
      kind: 'below_deposit',
      depositMinor: 50_000,
    })
  })

  it.each([
    ['draft', 'not_payable'],
    ['awaiting_approval', 'not_payable'],
    ['declined', 'not_payable'],
    ['withdrawn', 'not_payable'],
    ['payment_succeeded', 'already_paid'],
  ] as const)('is refused on a quote in %s', (status, why) => {
    expect(judgeRecord(quote({ status }), 1)).toEqual({ kind: 'refuse', why })
  })

  it('waits for the yes to what the shop sent, and is nothing where nothing is left', () => {
    const sent = quote({ awaitsAcceptance: true })
    expect(judgeRecord(sent, 1)).toEqual({ kind: 'refuse', why: 'not_accepted' })
    const cheaper = { ...depositPaid, totalMinor: 50_000 }
    expect(judgeRecord(cheaper, 1)).toEqual({ kind: 'refuse', why: 'already_paid' })
  })
})
