import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { jobDates } from './job-dates'
import {
  dayAfter,
  dayIn,
  daysBetween,
  holidayOn,
  isWorkingDay,
  weekdayOf,
  workingDayAfter,
} from './working-days'

const on = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}

describe('a holiday', () => {
  it.each([
    ['2026-01-01', 'newYear'],
    ['2026-05-25', 'memorial'],
    ['2027-05-31', 'memorial'],
    ['2026-07-04', 'independence'],
    ['2026-09-07', 'labor'],
    ['2026-11-26', 'thanksgiving'],
    ['2029-11-22', 'thanksgiving'],
    ['2026-12-25', 'christmas'],
    ['2026-05-18', null],
    ['2026-09-14', null],
    ['2026-11-19', null],
  ])('%s is %s', (day, holiday) => {
    expect(holidayOn(on(day))).toBe(holiday)
  })
})

describe('a working day', () => {
  it('is counted past Sunday and Thanksgiving', () => {
    expect(workingDayAfter(on('2026-11-25'), 1)).toEqual(on('2026-11-27'))
    expect(workingDayAfter(on('2026-11-27'), 2)).toEqual(on('2026-11-30'))
  })

  it('is counted over the end of a year, past New Year', () => {
    expect(workingDayAfter(on('2026-12-31'), 1)).toEqual(on('2027-01-02'))
  })

  test('is never a Sunday or a holiday, and never today', () => {
    const anyDay = fc
      .integer({ min: 0, max: 20_000 })
      .map((days) => dayAfter(on('2000-01-01'), days))
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 40 }), (from, count) => {
        const to = workingDayAfter(from, count)
        expect(isWorkingDay(to)).toBe(true)
        expect(weekdayOf(to)).not.toBe(0)
        expect(daysBetween(from, to)).toBeGreaterThanOrEqual(count)
      }),
    )
  })
})

describe('the day in Dallas', () => {
  it.each([
    // five hours behind in summer, six in winter
    ['2026-07-01T04:59:00Z', '2026-6-30'],
    ['2026-07-01T05:00:00Z', '2026-7-1'],
    ['2026-12-01T05:59:00Z', '2026-11-30'],
    ['2026-12-01T06:00:00Z', '2026-12-1'],
  ])('at %s is %s', (instant, day) => {
    expect(dayIn('America/Chicago', new Date(instant))).toEqual(on(day))
  })

  it('has whole days between, though one of them is an hour shorter', () => {
    expect(daysBetween(on('2026-03-07'), on('2026-03-09'))).toBe(2)
    expect(dayAfter(on('2026-10-31'), 1)).toEqual(on('2026-11-01'))
    expect(dayAfter(on('2026-11-01'), 1)).toEqual(on('2026-11-02'))
  })
})

describe('the dates of a job', () => {
  const { steps, days } = jobDates(on('2026-11-23'), {
    measureAfter: 2,
    approveAfter: 3,
    readyAfter: 6,
    installAfter: 4,
  })

  it('are counted step by step', () => {
    expect(steps.map(({ day }) => day)).toEqual(
      ['2026-11-23', '2026-11-25', '2026-11-30', '2026-12-07', '2026-12-11'].map(on),
    )
    expect(steps.map(({ offset }) => offset)).toEqual([0, 2, 7, 14, 18])
  })

  it('say which day between is a holiday and which is none to work on', () => {
    expect(days).toHaveLength(19)
    expect(days.filter(({ holiday }) => holiday !== null)).toEqual([
      { offset: 3, isWorking: false, holiday: 'thanksgiving' },
    ])
    expect(days.filter(({ isWorking }) => !isWorking).map(({ offset }) => offset)).toEqual([
      3, 6, 13,
    ])
  })
})
