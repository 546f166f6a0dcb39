import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { BookingRules } from './booking-rules'
import { orderDates } from './order-dates'
import type { OrderKind } from './order-kind'

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
  leads: {
    usual: { measureDays: 3, approveDays: 1, makeDays: { least: 3, most: 8 }, installDays: 1 },
    commercial: {
      measureDays: 3,
      approveDays: 6,
      makeDays: { least: 12, most: 24 },
      installDays: 3,
    },
  },
  areas: [
    { name: 'Dallas', zips: ['752'], weekdays: ['tuesday'] },
    { name: 'Frisco', zips: ['75034'], weekdays: ['wednesday'] },
  ],
  elsewhere: 'nowhere',
}

function datesOf(
  more: Partial<BookingRules> = {},
  taken: { start: string; end: string }[] = [],
  kind: OrderKind = 'usual',
) {
  return orderDates({ kind, rules: { ...rules, ...more }, now, zone, taken })
}

describe('the days of an order', () => {
  it('are none while the shop has not said how long it takes', () => {
    expect(datesOf({ leads: { ...rules.leads, usual: null } })).toBeNull()
    expect(datesOf({ leads: { ...rules.leads, usual: null } }, [], 'commercial')).not.toBeNull()
  })

  it('are later for a shop front, which is drawn and made by lead times of its own', () => {
    const dates = datesOf({}, [], 'commercial')
    expect(dates?.visit).toBe(datesOf()?.visit)
    expect(dates?.installDays).toEqual({ least: 21, most: 33 })
    expect(dates?.approved).toBe('2026-12-04')
    expect(dates?.ready).toEqual({ from: '2026-12-22', until: '2027-01-11' })
  })

  test('never have glass ready before the shortest time to make it, whatever staff set', () => {
    const few = fc.integer({ min: 0, max: 30 })
    const lead = fc.record({
      measureDays: few,
      approveDays: few,
      installDays: few,
      least: few,
      more: few,
    })
    fc.assert(
      fc.property(lead, fc.integer({ min: 0, max: 400 }), ({ least, more, ...steps }, ahead) => {
        const made = { ...steps, makeDays: { least, most: least + more } }
        const leads = { usual: made, commercial: null }
        const later = new Date(now.getTime() + ahead * 86_400_000)
        const dates = orderDates({
          ...{ kind: 'usual', rules: { ...rules, leads }, now: later, zone, taken: [] },
        })
        if (dates === null) throw new Error('no dates')
        const { visit, approved, ready, installed, days } = dates
        const working = (from: string, to: string) =>
          days.filter(({ day, isWorking }) => isWorking && day > from && day <= to).length
        expect(working(visit, approved)).toBe(steps.approveDays)
        expect(working(approved, ready.from)).toBe(least)
        expect(working(approved, ready.until)).toBe(least + more)
        expect(working(ready.from, installed.from)).toBe(steps.installDays)
        expect(working(visit, installed.from)).toBe(dates.installDays.least)
        expect(working(visit, installed.until)).toBe(dates.installDays.most)
        expect(dates.makeDays).toEqual(made.makeDays)
        // what follows at once is on the day of the visit, which may be a Saturday's appointment
        for (const day of [installed.from, installed.until].filter((day) => day !== visit)) {
          expect([0, 6]).not.toContain(new Date(`${day}T12:00:00Z`).getUTCDay())
        }
      }),
    )
  })

  it('begin with the visit of the area that waits longest, and count no holiday and no weekend', () => {
    const dates = datesOf()
    expect(dates?.visit).toBe('2026-11-25')
    expect(dates?.approved).toBe('2026-11-27')
    expect(dates?.ready).toEqual({ from: '2026-12-02', until: '2026-12-09' })
    // Thanksgiving and two weekends lie between
    expect(dates?.installed).toEqual({ from: '2026-12-03', until: '2026-12-10' })
    const off = dates?.days.filter(({ isWorking }) => !isWorking).map(({ day }) => day)
    expect(off).toEqual(['2026-11-26', '2026-11-28', '2026-11-29', '2026-12-05', '2026-12-06'])
    expect(dates?.days.at(-1)?.day).toBe('2026-12-10')
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
