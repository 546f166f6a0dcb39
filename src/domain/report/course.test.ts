import { describe, expect, it } from 'vitest'
import { courseOf } from './course'
import type { DayCount } from './course'

const november = { from: '2026-11-01', until: '2026-12-01' }

function on(day: string, one: Partial<DayCount>): DayCount {
  return { turn: 'sent', day, currency: 'USD', quoteIds: [1], sum: 100, daysTaken: 0, ...one }
}

describe('what happened in a period', () => {
  it('counts its first day and not the first after it', () => {
    const days = [
      on('2026-10-31', { quoteIds: [1] }),
      on('2026-11-01', { quoteIds: [2, 3], sum: 250 }),
      on('2026-11-30', { quoteIds: [4] }),
      on('2026-12-01', { quoteIds: [5] }),
    ]
    expect(courseOf(days, november).sent).toEqual({
      quoteIds: [2, 3, 4],
      sums: [{ currency: 'USD', hundredths: 350 }],
    })
  })

  it('keeps currencies apart', () => {
    const days = [on('2026-11-02', {}), on('2026-11-02', { currency: 'MXN', sum: 7 })]
    expect(courseOf(days, november).sent.sums).toEqual([
      { currency: 'USD', hundredths: 100 },
      { currency: 'MXN', hundredths: 7 },
    ])
  })

  it('has an average of what was paid, and none where nothing was', () => {
    const days = [
      on('2026-11-02', { turn: 'paid', quoteIds: [1, 2], daysTaken: 9 }),
      on('2026-11-03', { turn: 'paid', quoteIds: [3], daysTaken: 12 }),
    ]
    expect(courseOf(days, november).averageDays).toBe(7)
    expect(courseOf([], november).averageDays).toBeNull()
  })
})
