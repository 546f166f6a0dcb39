import { describe, expect, it } from 'vitest'
import { progressAt } from '@/domain/job/progress'
import { nextOfPaid, pageOfNext } from './paid-next'

const now = new Date('2026-11-28T15:00:00.000Z')
const times = { start: '2026-12-01T16:00:00.000Z', end: '2026-12-01T17:00:00.000Z' }
const visit = { ...times, page: '/visit/secret' }
const job = { heldFrom: null, moves: [], visits: [], expectedOn: null }
const begun = progressAt({ ...job, state: 'to_measure' }, now)
const measured = progressAt({ ...job, state: 'measured' }, now)
const held = progressAt({ ...job, state: 'on_hold' }, now)

const paid = {
  paymentStatus: 'fully_paid',
  isBalancePayable: false,
  areSizesFinal: false,
  progress: begun,
  visit: null,
}

describe('what comes next on a paid quote', () => {
  it.each([begun, null])('is to book the visit, with the days of one booked now', (progress) => {
    const next = { act: 'book', progress: null, namesDays: true }
    expect(nextOfPaid({ ...paid, progress })).toEqual(next)
    expect(nextOfPaid({ ...paid, progress, paymentStatus: 'partially_refunded' })).toEqual(next)
  })

  it.each([begun, null])('is the visit that is booked', (progress) => {
    const next = nextOfPaid({ ...paid, progress, visit })
    expect(next).toMatchObject({ act: null, namesDays: false })
    expect(next.progress?.next).toEqual({ kind: 'visit', visit: { kind: 'measure', ...times } })
    expect(pageOfNext(next.progress, visit)).toBe('/visit/secret')
  })

  it('is how far it is, once it was measured or waits', () => {
    for (const progress of [measured, held]) {
      const next = { act: null, progress, namesDays: false }
      expect(nextOfPaid({ ...paid, progress })).toEqual(next)
      // what is booked then is for something else
      expect(nextOfPaid({ ...paid, progress, visit })).toEqual(next)
    }
    expect(nextOfPaid({ ...paid, areSizesFinal: true }).act).toBeNull()
  })

  it('is the balance first, where it can be paid', () => {
    const due = { ...paid, paymentStatus: 'deposit_paid', isBalancePayable: true }
    expect(nextOfPaid(due).act).toBe('pay')
    expect(nextOfPaid({ ...due, areSizesFinal: true, progress: measured }).act).toBe('pay')
  })

  it.each(['refunded', 'disputed'])('is nothing once the money is away: %s', (paymentStatus) => {
    const none = { act: null, progress: null, namesDays: false }
    expect(nextOfPaid({ ...paid, paymentStatus, isBalancePayable: true, visit })).toEqual(none)
  })
})

it('is moved on its own page where it is what comes next, and nowhere else', () => {
  const other = { kind: 'measure', ...times, start: '2026-12-01T15:00:00.000Z' } as const
  const ofShop = progressAt({ ...job, state: 'to_measure', visits: [other] }, now)
  for (const progress of [null, begun, measured, held, ofShop]) {
    expect(pageOfNext(progress, visit)).toBeNull()
  }
  const same = progressAt({ ...job, state: 'to_measure', visits: [{ ...other, ...times }] }, now)
  expect(pageOfNext(same, visit)).toBe('/visit/secret')
  expect(pageOfNext(same, null)).toBeNull()
})
