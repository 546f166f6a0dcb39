import { expect, it } from 'vitest'
import type { JobProgress } from '../job/progress'
import { mayBookVisit } from './may-book-visit'

const paid = {
  state: 'paid',
  answerAddress: null,
  due: null,
  amountPaid: 500,
  isMeasured: false,
  progress: null,
} as const
const toMeasure: JobProgress = {
  steps: [{ step: 'measured', state: 'current', on: null }],
  next: null,
  isOnHold: false,
}
const day = '2027-01-12T15:00:00.000Z'

it('is booked once something is paid, or is to be said or paid first', () => {
  expect(mayBookVisit(paid)).toBe(true)
  expect(mayBookVisit({ ...paid, progress: toMeasure })).toBe(true)
  const open = { ...paid, state: 'open', amountPaid: 0 } as const
  expect(mayBookVisit(open)).toBe(false)
  expect(mayBookVisit({ ...open, due: {} })).toBe(true)
  expect(mayBookVisit({ ...open, answerAddress: '/q/token' })).toBe(true)
  expect(mayBookVisit({ ...paid, state: 'refunded' })).toBe(false)
})

it('is none where it was measured, a visit is set, or the work waits', () => {
  expect(mayBookVisit({ ...paid, isMeasured: true })).toBe(false)
  expect(mayBookVisit({ ...paid, state: 'disputed' })).toBe(false)
  const visit = { kind: 'measure', start: day, end: day } as const
  for (const more of [
    { isOnHold: true },
    { next: { kind: 'visit', visit } },
    { steps: [{ step: 'measured', state: 'done', on: day }] },
  ] satisfies Partial<JobProgress>[]) {
    const progress = { ...toMeasure, ...more }
    expect(mayBookVisit({ ...paid, progress })).toBe(false)
    expect(mayBookVisit({ ...paid, due: {}, progress })).toBe(false)
  }
})
