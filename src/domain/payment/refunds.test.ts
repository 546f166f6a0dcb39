import { describe, expect, it } from 'vitest'
import {
  isRefundUnderWay,
  isShownAtStripe,
  officeRefundableMinor,
  refundableMinor,
  refundsAfter,
} from './refunds'
import type { KeptRefund, ReportedRefund } from './refunds'

const at = '2026-05-04T12:00:00.000Z'

const kept = (changes: Partial<KeptRefund> = {}): KeptRefund => ({
  key: 'ours',
  amountMinor: 1000,
  state: 'requested',
  stripeId: null,
  reason: 'A pane less.',
  by: 'boss@example.com',
  byOffice: false,
  at,
  ...changes,
})

const reported = (changes: Partial<ReportedRefund> = {}): ReportedRefund => ({
  stripeId: 're_1',
  key: 'ours',
  amountMinor: 1000,
  state: 'succeeded',
  at,
  ...changes,
})

describe('refunds after a report', () => {
  it('follow by the key that asked for them, then by Stripe’s id', () => {
    const pending = refundsAfter([kept()], [reported({ state: 'pending' })])
    expect(pending).toEqual([kept({ state: 'pending', stripeId: 're_1' })])
    expect(refundsAfter(pending ?? [], [reported({ key: null })])).toEqual([
      kept({ state: 'succeeded', stripeId: 're_1' }),
    ])
  })

  it('that were made elsewhere get rows of their own, without a reason', () => {
    expect(refundsAfter([], [reported({ key: null })])).toEqual([
      kept({ key: 're_1', state: 'succeeded', stripeId: 're_1', reason: null, by: null }),
    ])
  })

  it('that say nothing new change nothing', () => {
    const known = kept({ state: 'succeeded', stripeId: 're_1' })
    expect(refundsAfter([known], [reported()])).toBeNull()
    expect(refundsAfter([known, kept({ key: 'other' })], [])).toBeNull()
  })

  it('that failed after all are failed', () => {
    const known = kept({ state: 'succeeded', stripeId: 're_1' })
    expect(refundsAfter([known], [reported({ state: 'failed' })])?.[0]?.state).toBe('failed')
  })
})

describe('what can go back', () => {
  const left = (refunds: KeptRefund[], refundedMinor = 0) =>
    refundableMinor({ amountMinor: 5000, refundedMinor, refunds })

  it('is what was paid, less what went and what is on its way', () => {
    expect(left([])).toBe(5000)
    expect(left([kept(), kept({ state: 'pending' })])).toBe(3000)
    expect(left([kept({ state: 'succeeded' })], 1000)).toBe(4000)
    expect(left([kept({ state: 'failed' })])).toBe(5000)
    expect(left([kept({ amountMinor: 4000 })], 4000)).toBe(0)
  })

  it('is under way until Stripe has said its last word', () => {
    expect(isRefundUnderWay([kept()])).toBe(true)
    expect(isRefundUnderWay([kept({ state: 'pending' })])).toBe(true)
    expect(isRefundUnderWay([kept({ state: 'failed' }), kept({ state: 'succeeded' })])).toBe(false)
  })
})

describe('a refund that nobody could read', () => {
  const known = [
    { amountMinor: 500, state: 'succeeded' },
    { amountMinor: 200, state: 'pending' },
    { amountMinor: 900, state: 'failed' },
    { amountMinor: 100, state: 'requested' },
  ] as const
  it.each([
    [799, false],
    [800, true],
  ])('is shown at Stripe where %d went back: %s', (refundedMinor, isShown) => {
    expect(isShownAtStripe({ amountMinor: 100 }, [...known], refundedMinor)).toBe(isShown)
  })
})

describe('what the office can still give back', () => {
  const byOffice = true

  it.each([
    [5000, []],
    // an administrator's, or one made at Stripe, is not the office's
    [5000, [kept({ state: 'succeeded' })]],
    [4000, [kept({ byOffice })]],
    [1000, [kept({ byOffice, state: 'pending' }), kept({ byOffice, amountMinor: 3000 })]],
    [5000, [kept({ byOffice, state: 'failed' })]],
    // the limit was lowered since
    [0, [kept({ byOffice, amountMinor: 9000 })]],
  ])('is %i of 5000 after %j', (left, refunds) => {
    expect(officeRefundableMinor(5000, refunds)).toBe(left)
  })
})
