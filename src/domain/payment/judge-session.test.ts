import { describe, expect, it } from 'vitest'
import { judgeSession } from './judge-session'
import type { QuoteFacts, SessionReport, Verdict } from './judge-session'
import type { PaymentPurpose } from '@/domain/quote/due'
import { paymentStates } from './payment-states'
import type { PaymentState } from './payment-states'

const money = { minor: 126_696, currency: 'usd' }

function session(changes: Partial<SessionReport>): SessionReport {
  return { status: 'complete', isPaid: true, moneyFailed: false, money, ...changes }
}

type Situation = {
  report: Partial<SessionReport>
  cancelled?: boolean
  isHeld?: boolean
  purpose?: PaymentPurpose
  quote?: Partial<QuoteFacts>
}

function judge(status: PaymentState, situation: Situation): Verdict {
  return judgeSession({
    session: session(situation.report),
    payment: {
      status,
      purpose: situation.purpose ?? 'full',
      isHeld: situation.isHeld ?? false,
      money,
    },
    quote: { status: 'pending_payment', expected: money, ...situation.quote },
    cancelled: situation.cancelled ?? false,
  })
}

/** The verdict in one word, for every state a payment can be in. */
function verdicts(situation: Situation): Record<string, string> {
  const words = paymentStates.map((status) => {
    const verdict = judge(status, situation)
    const more = 'as' in verdict ? verdict.as : 'reason' in verdict ? verdict.reason : ''
    const late = 'late' in verdict && verdict.late ? 'late' : ''
    return [status, [verdict.kind, more, late].filter(Boolean).join(' ')] as const
  })
  return Object.fromEntries(words.filter(([, word]) => word !== 'nothing'))
}

const unsettled = [
  'pending_checkout',
  'processing',
  'cancelled_by_user',
  'checkout_failed',
  'expired',
  'failed',
  'error',
]

function forAll(word: string): Record<string, string> {
  return Object.fromEntries(unsettled.map((status) => [status, word]))
}

describe('a session', () => {
  it('that is open changes nothing', () => {
    expect(verdicts({ report: { status: 'open', isPaid: false } })).toEqual({})
  })

  it('that is paid settles whatever is not settled, late where it had been given up', () => {
    expect(verdicts({ report: {} })).toEqual({
      ...forAll('settle late'),
      pending_checkout: 'settle',
      processing: 'settle',
    })
  })

  it('that is paid after its quote ran out settles late', () => {
    expect(judge('pending_checkout', { report: {}, quote: { status: 'expired' } })).toEqual({
      kind: 'settle',
      late: true,
    })
  })

  it('that is complete without money is waited for', () => {
    expect(verdicts({ report: { isPaid: false } })).toEqual({ pending_checkout: 'await_money' })
  })

  it('whose money failed fails its payment', () => {
    expect(verdicts({ report: { isPaid: false, moneyFailed: true } })).toEqual({
      pending_checkout: 'fail',
      processing: 'fail',
    })
  })

  it('that expired ends an open payment only', () => {
    expect(verdicts({ report: { status: 'expired', isPaid: false } })).toEqual({
      pending_checkout: 'end expired',
    })
  })

  it('that expired because the customer cancelled is cancelled, though its end was told first', () => {
    expect(verdicts({ report: { status: 'expired', isPaid: false }, cancelled: true })).toEqual({
      pending_checkout: 'end cancelled_by_user',
      expired: 'end cancelled_by_user',
    })
  })

  it('that was paid before it could be cancelled settles', () => {
    expect(judge('pending_checkout', { report: {}, cancelled: true }).kind).toBe('settle')
  })

  it.each([
    ['amount', { minor: 126_695, currency: 'usd' }],
    ['currency', { minor: 126_696, currency: 'eur' }],
  ])('that was paid with another %s is held', (_, other) => {
    expect(verdicts({ report: { money: other } })).toEqual(forAll('hold amount_mismatch'))
  })

  it('that was paid for a quote which has changed since is held', () => {
    const quote = { expected: { minor: 1, currency: 'usd' } }
    expect(verdicts({ report: {}, quote })).toEqual(forAll('hold quote_changed'))
  })

  it('that was paid for a paid quote is a second charge, whatever the quote costs now', () => {
    const quote = {
      status: 'payment_succeeded',
      expected: { minor: 1, currency: 'usd' },
    } as const
    expect(verdicts({ report: {}, quote })).toEqual(forAll('settle_duplicate'))
  })

  it('that was paid for a deposit settles it, and a second one goes back', () => {
    const deposit = { report: {}, purpose: 'deposit' } as const
    expect(judge('pending_checkout', deposit)).toEqual({ kind: 'settle', late: false })
    expect(judge('pending_checkout', { ...deposit, quote: { status: 'declined' } })).toEqual({
      kind: 'settle',
      late: true,
    })
    expect(verdicts({ ...deposit, quote: { status: 'deposit_paid' } })).toEqual(
      forAll('settle_duplicate'),
    )
  })

  it('that was paid for the balance follows a deposit, and nothing else', () => {
    const balance = { report: {}, purpose: 'balance' } as const
    const after = (status: QuoteFacts['status']) =>
      judge('pending_checkout', { ...balance, quote: { status } })
    expect(after('deposit_paid')).toEqual({ kind: 'settle', late: false })
    expect(after('payment_succeeded')).toEqual({ kind: 'settle_duplicate' })
    expect(after('pending_payment')).toEqual({ kind: 'hold', reason: 'quote_changed' })
  })

  it('that was paid for all at once is looked at by a person where a deposit was paid', () => {
    expect(judge('pending_checkout', { report: {}, quote: { status: 'deposit_paid' } })).toEqual({
      kind: 'hold',
      reason: 'quote_changed',
    })
  })

  it('changes nothing of a payment that is held', () => {
    expect(verdicts({ report: {}, isHeld: true })).toEqual({})
    expect(verdicts({ report: { status: 'expired' }, isHeld: true, cancelled: true })).toEqual({})
  })
})
