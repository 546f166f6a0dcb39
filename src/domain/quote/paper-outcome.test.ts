import { describe, expect, it } from 'vitest'
import type { LinkState, QuoteStanding } from './link-state'
import { outcomeOfRevision, outcomeOfState } from './paper-outcome'

const days = {
  acceptedAt: '2026-11-28T16:00:00.000Z',
  declinedAt: '2026-11-29T16:00:00.000Z',
  validUntil: '2026-12-09T16:14:00.000Z',
}

it.each<[LinkState, string | null]>([
  ['to_accept', null],
  ['to_pay', 'accepted'],
  ['accepted', 'accepted'],
  ['paid', 'accepted'],
  ['declined', 'declined'],
  ['expired', 'ranOut'],
  ['withdrawn', null],
  ['on_hold', null],
])('what came of an offer that is %s: %s', (state, kind) => {
  expect(outcomeOfState(state, days)?.kind ?? null).toBe(kind)
})

it('that was accepted says under which name, where one was signed', () => {
  const { acceptedAt } = days
  const signed = { acceptedAt, acceptedName: 'Jordan B. Sample' }
  expect(outcomeOfState('to_pay', signed)).toEqual({
    ...{ kind: 'accepted', on: acceptedAt, by: 'Jordan B. Sample' },
  })
  expect(outcomeOfState('to_pay', { acceptedAt, acceptedName: null })).toEqual({
    ...{ kind: 'accepted', on: acceptedAt },
  })
})

it('of a day that nobody knows says nothing', () => {
  expect(outcomeOfState('paid', { acceptedAt: null })).toBeNull()
})

describe('of one revision', () => {
  const now = new Date('2026-12-20T16:00:00.000Z')
  const quote: QuoteStanding = {
    ...{ status: 'pending_payment', paymentStatus: 'unpaid' },
    ...{ currentRevision: 2, acceptedRevision: 1 },
  }
  const of = (changes: object, number: number, standing: 'offered' | 'accepted' | 'closed') =>
    outcomeOfRevision({ ...quote, ...changes }, { number, standing, now })

  it('that ran out, it is the day until which it was good', () => {
    const { validUntil } = days
    expect(of({ validUntil }, 2, 'closed')).toEqual({ kind: 'ranOut', on: validUntil })
    expect(of({ validUntil }, 1, 'closed')).toBeNull()
  })

  it('that was accepted, it is that yes alone', () => {
    const { acceptedAt } = days
    expect(of({ acceptedAt }, 1, 'accepted')).toEqual({ kind: 'accepted', on: acceptedAt })
    expect(of({ acceptedAt }, 2, 'accepted')).toBeNull()
    expect(of({ acceptedAt }, 2, 'offered')).toBeNull()
  })

  it('that is written anew after its price ran out, nothing yet', () => {
    expect(of({ validUntil: days.validUntil }, 2, 'offered')).toBeNull()
  })
})
