import { describe, expect, it } from 'vitest'
import { dayAfter, dayIn, daysBetween, holidayOn } from './working-days'

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
