import { describe, expect, it } from 'vitest'
import { monthsAt, weeksTo } from './periods'

describe('months', () => {
  it('are this one, the one before, and as much of it', () => {
    expect(monthsAt('2026-11-25')).toEqual({
      now: { from: '2026-11-01', until: '2026-12-01' },
      before: { from: '2026-10-01', until: '2026-11-01' },
      beforeSoFar: { from: '2026-10-01', until: '2026-10-26' },
    })
  })

  it('go over the year, and end with a shorter month', () => {
    expect(monthsAt('2027-01-31').before).toEqual({ from: '2026-12-01', until: '2027-01-01' })
    expect(monthsAt('2027-03-31').beforeSoFar).toEqual({ from: '2027-02-01', until: '2027-03-01' })
  })
})

describe('weeks', () => {
  it('begin on Monday, a Sunday still in its own', () => {
    expect(weeksTo('2026-11-25', 2)).toEqual([
      { from: '2026-11-16', until: '2026-11-23' },
      { from: '2026-11-23', until: '2026-11-30' },
    ])
    expect(weeksTo('2026-11-29', 1)).toEqual([{ from: '2026-11-23', until: '2026-11-30' }])
  })
})
