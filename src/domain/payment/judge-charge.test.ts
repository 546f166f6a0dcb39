import { describe, expect, it } from 'vitest'
import { answerDueBy, disputeReport, stateAfterDispute } from './judge-dispute'
import { stateAfterRefund } from './judge-refund'
import { paymentStates } from './payment-states'
import type { PaymentState } from './payment-states'

/** What becomes of each state, without those that stay. */
function changes(judge: (status: PaymentState) => PaymentState | null) {
  const all = paymentStates.map((status) => [status, judge(status)] as const)
  return Object.fromEntries(all.filter(([, after]) => after !== null))
}

function refunded(refundedMinor: number) {
  return changes((status) => stateAfterRefund(status, { amountMinor: 1000, refundedMinor }))
}

describe('a refund', () => {
  it('of nothing changes nothing, unless one was booked that failed', () => {
    expect(refunded(0)).toEqual({ partially_refunded: 'succeeded', refunded: 'succeeded' })
  })

  it('of a part shows, unless a dispute outranks it', () => {
    expect(refunded(999)).toEqual({
      succeeded: 'partially_refunded',
      refunded: 'partially_refunded',
    })
  })

  it('of all is the end', () => {
    expect(refunded(1000)).toEqual({
      succeeded: 'refunded',
      partially_refunded: 'refunded',
      disputed: 'refunded',
    })
  })
})

describe('a dispute', () => {
  it('that is open disputes what was settled', () => {
    expect(changes((status) => stateAfterDispute(status, 'open', 0))).toEqual({
      succeeded: 'disputed',
      partially_refunded: 'disputed',
    })
  })

  it('that is won gives back what was there', () => {
    expect(changes((status) => stateAfterDispute(status, 'won', 0))).toEqual({
      disputed: 'succeeded',
    })
    expect(changes((status) => stateAfterDispute(status, 'won', 5))).toEqual({
      disputed: 'partially_refunded',
    })
  })

  it('that is lost takes the money', () => {
    expect(changes((status) => stateAfterDispute(status, 'lost', 0))).toEqual({
      succeeded: 'refunded',
      partially_refunded: 'refunded',
      disputed: 'refunded',
    })
  })

  it('that is only a warning takes none', () => {
    expect(changes((status) => stateAfterDispute(status, 'warning', 0))).toEqual({})
  })

  it('is read from every status that Stripe has', () => {
    const read = {
      needs_response: 'open',
      under_review: 'open',
      appeal_needs_response: 'open',
      won: 'won',
      prevented: 'won',
      lost: 'lost',
      warning_needs_response: 'warning',
      warning_closed: 'warning',
    }
    for (const [status, report] of Object.entries(read)) {
      expect(disputeReport(status), status).toBe(report)
    }
  })
})

describe('the answer to a dispute', () => {
  it.each([
    ['needs_response', 1_795_000_000, '2026-11-18T11:06:40.000Z'],
    ['needs_response', null, undefined],
    ['under_review', 1_795_000_000, undefined],
    ['won', 1_795_000_000, undefined],
    ['warning_needs_response', 1_795_000_000, undefined],
  ])('of %s, due %s, waits until %s', (status, dueBy, until) => {
    expect(answerDueBy(status, dueBy)?.toISOString()).toBe(until)
  })
})
