import { describe, expect, it } from 'vitest'
import type { BookingRules } from './booking-rules'
import { orderDates } from './order-dates'

const zone = 'America/Chicago'
/** A Monday at ten in Dallas. */
const now = new Date('2026-11-23T16:00:00Z')

const rules: BookingRules = {
  isOpen: true,
  hours: (['tuesday', 'thursday', 'wednesday'] as const).map((weekday) => ({
    weekday,
    from: '09:00',
    until: '10:00',
  })),
  lengthMinutes: 60,
  places: 1,
  leadHours: 20,
  aheadDays: 14,
  changeHours: 24,
  holdMinutes: 15,
  keepsHolidays: true,
  closed: [],
  lead: { measureDays: 3, installDays: { least: 5, most: 10 } },
  areas: [
    { name: 'Dallas', zips: ['752'], weekdays: ['tuesday'] },
    { name: 'Frisco', zips: ['75034'], weekdays: ['wednesday'] },
  ],
  elsewhere: 'nowhere',
}

function datesOf(more: Partial<BookingRules> = {}, taken: { start: string; end: string }[] = []) {
  return orderDates({ rules: { ...rules, ...more }, now, zone, taken })
}

describe('the days of an order', () => {
  it('are none while the shop has not said how long it takes', () => {
    expect(datesOf({ lead: null })).toBeNull()
  })

  it('begin with the visit of the area that waits longest, and count no holiday and no Sunday', () => {
    const dates = datesOf()
    expect(dates?.visit).toBe('2026-11-25')
    // Thanksgiving and two Sundays lie between
    expect(dates?.installed).toEqual({ from: '2026-12-02', until: '2026-12-08' })
    const off = dates?.days.filter(({ isWorking }) => !isWorking).map(({ day }) => day)
    expect(off).toEqual(['2026-11-26', '2026-11-29', '2026-12-06'])
    expect(dates?.days.at(-1)?.day).toBe('2026-12-08')
  })

  it('wait for the next visit where all of a day are given away', () => {
    const full = [{ start: '2026-11-25T15:00:00.000Z', end: '2026-11-25T16:00:00.000Z' }]
    expect(datesOf({}, full)?.visit).toBe('2026-12-02')
  })

  it('go by the lead time where nothing can be booked, or not everywhere', () => {
    expect(datesOf({ isOpen: false })?.visit).toBe('2026-11-27')
    expect(datesOf({ aheadDays: 1 })?.visit).toBe('2026-11-27')
  })

  it('ask for the next visit of any place where the shop goes everywhere', () => {
    expect(datesOf({ areas: [], elsewhere: 'any_day' })?.visit).toBe('2026-11-24')
  })

  it('count no day on which the shop is closed', () => {
    const closed = [{ from: '2026-11-27', until: '2026-12-05' }]
    expect(datesOf({ closed })?.installed.from).toBe('2026-12-11')
  })
})
