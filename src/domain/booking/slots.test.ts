import { describe, expect, it } from 'vitest'
import { areaOfZip, readZip, readZipList } from './area-of-zip'
import { bookingForm, namesOtherZip, typedOf } from './booking-form'
import type { BookingRules } from './booking-rules'
import { daysBesides, freeDays, freeSlotAt, mayChange, slotsOn } from './slots'

const zone = 'America/Chicago'

const rules: BookingRules = {
  isOpen: true,
  hours: [
    { weekday: 'monday', from: '09:00', until: '12:00' },
    { weekday: 'tuesday', from: '09:00', until: '11:30' },
    { weekday: 'thursday', from: '13:00', until: '15:00' },
  ],
  lengthMinutes: 60,
  places: 2,
  leadHours: 24,
  aheadDays: 14,
  changeHours: 24,
  holdMinutes: 15,
  keepsHolidays: true,
  closed: [],
  areas: [
    { name: 'Frisco', zips: ['75033', '75034'], weekdays: ['tuesday'] },
    { name: 'Dallas', zips: ['752', '75034'], weekdays: [] },
    { name: 'Oak Lawn', zips: ['75219'], weekdays: ['thursday'] },
  ],
  leads: { usual: null, commercial: null },
  elsewhere: 'nowhere',
}

/** A Sunday, at noon in Dallas. */
const now = new Date('2027-01-10T18:00:00Z')

function daysFor(zip: string, more: Partial<BookingRules> = {}, taken: object[] = []) {
  return freeDays({ rules: { ...rules, ...more }, zip, now, zone, taken: taken as never })
}

const free = (zip: string, more: Partial<BookingRules> = {}) =>
  daysFor(zip, more)
    .filter(({ state }) => state === 'free')
    .map(({ day }) => day)

describe('a ZIP code', () => {
  it.each([
    [' 75034 ', '75034'],
    ['75034-1204', '75034'],
    ['7503', null],
    ['750345', null],
    ['abcde', null],
  ])('%j is read as %j', (typed, zip) => {
    expect(readZip(typed)).toBe(zip)
  })

  it('belongs to the area that names most of it, the first of two that name as much', () => {
    expect(areaOfZip(rules, '75034')).toMatchObject({ name: 'Frisco' })
    expect(areaOfZip(rules, '75201')).toMatchObject({ name: 'Dallas' })
    expect(areaOfZip(rules, '75219')).toMatchObject({ name: 'Oak Lawn' })
    expect(areaOfZip(rules, '10001')).toEqual({ kind: 'nowhere' })
    expect(areaOfZip({ ...rules, elsewhere: 'any_day' }, '10001').kind).toBe('any_day')
  })

  it('stands in lists whole or as a beginning', () => {
    expect(readZipList('75033, 75034\n752')).toEqual(['75033', '75034', '752'])
    expect(readZipList('75033, Frisco')).toBeNull()
  })
})

describe('the days of a ZIP code', () => {
  it('are those on which somebody comes there', () => {
    expect(free('75034')).toEqual(['2027-01-12', '2027-01-19'])
    expect(free('75219')).toEqual(['2027-01-14', '2027-01-21'])
    expect(free('10001')).toEqual([])
  })

  it('leave out what is too soon, holidays and closed days', () => {
    // the Monday begins 21 hours from now
    expect(daysFor('75201').find(({ day }) => day === '2027-01-11')?.slots).toHaveLength(0)
    expect(
      daysFor('75201', { leadHours: 22 }).find(({ day }) => day === '2027-01-11'),
    ).toMatchObject({ state: 'free', slots: [{ start: '2027-01-11T16:00:00.000Z' }, {}] })
    const closed = [{ from: '2027-01-12', until: '2027-01-14' }]
    expect(free('75201', { closed })).toEqual(['2027-01-18', '2027-01-19', '2027-01-21'])
    const newYear = new Date('2026-12-30T18:00:00Z')
    const hours = [{ weekday: 'friday' as const, from: '09:00', until: '10:00' }]
    const over = (keepsHolidays: boolean) =>
      freeDays({
        rules: { ...rules, hours, keepsHolidays },
        zip: '75201',
        now: newYear,
        zone,
        taken: [],
      })
    expect(over(true).find(({ day }) => day === '2027-01-01')?.state).toBe('off')
    expect(over(false).find(({ day }) => day === '2027-01-01')?.state).toBe('free')
  })

  it('are none while nothing can be booked', () => {
    expect(daysFor('75201', { isOpen: false })).toEqual([])
  })

  it('are full where every place is taken, also by what only overlaps', () => {
    const visit = { start: '2027-01-12T15:30:00Z', end: '2027-01-12T16:30:00Z' }
    const tuesday = (taken: object[]) =>
      daysFor('75034', {}, taken).find(({ day }) => day === '2027-01-12')
    expect(tuesday([visit])?.slots.map(({ left }) => left)).toEqual([1, 1])
    expect(tuesday([visit, visit])).toMatchObject({ state: 'full', slots: [] })
  })

  it('are without the time that a visit has now, for whoever moves it', () => {
    const own = { start: '2027-01-12T15:00:00Z', end: '2027-01-12T16:00:00Z' }
    const tuesday = (more: Partial<BookingRules>) =>
      daysBesides(daysFor('75034', more), own).find(({ day }) => day === '2027-01-12')
    expect(tuesday({})?.slots.map(({ start }) => start)).toEqual(['2027-01-12T16:00:00.000Z'])
    const hour = [{ weekday: 'tuesday' as const, from: '09:00', until: '10:00' }]
    expect(tuesday({ hours: hour })).toMatchObject({ state: 'full', slots: [] })
  })

  it('are found again by the time that somebody chose, and by no other', () => {
    const asked = { rules, zip: '75034', now, zone, taken: [] }
    expect(freeSlotAt(asked, '2027-01-12T15:00:00Z')?.end).toBe('2027-01-12T16:00:00.000Z')
    expect(freeSlotAt(asked, '2027-01-12T15:10:00Z')).toBeNull()
    expect(freeSlotAt({ ...asked, zip: '75219' }, '2027-01-12T15:00:00Z')).toBeNull()
  })
})

describe('the clock of the shop', () => {
  const nine = (day: string, weekday: 'saturday' | 'sunday' | 'monday') =>
    slotsOn({ ...rules, hours: [{ weekday, from: '09:00', until: '10:00' }] }, day, zone)[0]?.start

  it('says nine before and after it is put forward and back', () => {
    expect(nine('2027-03-13', 'saturday')).toBe('2027-03-13T15:00:00.000Z')
    expect(nine('2027-03-14', 'sunday')).toBe('2027-03-14T14:00:00.000Z')
    expect(nine('2027-11-06', 'saturday')).toBe('2027-11-06T14:00:00.000Z')
    expect(nine('2027-11-07', 'sunday')).toBe('2027-11-07T15:00:00.000Z')
  })

  it('has no visit in the hour that it skips', () => {
    const night = {
      ...rules,
      hours: [{ weekday: 'sunday' as const, from: '01:00', until: '04:00' }],
    }
    expect(slotsOn(night, '2027-03-14', zone).map(({ start }) => start)).toEqual([
      '2027-03-14T07:00:00.000Z',
      '2027-03-14T08:00:00.000Z',
    ])
    expect(slotsOn(night, '2027-03-21', zone)).toHaveLength(3)
  })

  it('counts every day once over both changes', () => {
    for (const at of ['2027-03-10T06:30:00Z', '2027-11-03T05:30:00Z']) {
      const days = freeDays({ rules, zip: '75201', now: new Date(at), zone, taken: [] })
      expect(new Set(days.map(({ day }) => day)).size).toBe(15)
    }
  })
})

describe('a change by the link', () => {
  it('is possible until so many hours before', () => {
    const start = '2027-01-12T15:00:00Z'
    expect(mayChange(rules, start, new Date('2027-01-11T15:00:00Z'))).toBe(true)
    expect(mayChange(rules, start, new Date('2027-01-11T15:00:01Z'))).toBe(false)
  })
})

describe('the form', () => {
  const whole = {
    name: 'Avery',
    email: 'Avery@Example.com',
    phone: '(469) 555-0117',
    address: '12 Sample Street, Frisco',
    about: 'shower',
  }

  it('takes who, where and what', () => {
    expect(bookingForm.parse(whole).email).toBe('avery@example.com')
    expect(bookingForm.safeParse({ ...whole, about: 'car' }).success).toBe(false)
    expect(bookingForm.safeParse({ ...whole, phone: '' }).success).toBe(false)
  })

  it('notices an address of another ZIP code, and no house number', () => {
    expect(namesOtherZip('12 Sample Street, Frisco, TX 75034', '75034')).toBe(false)
    expect(namesOtherZip('12 Sample Street, Dallas, TX 75201-1234', '75034')).toBe(true)
    expect(namesOtherZip('75201 Sample Street', '75034')).toBe(false)
  })

  it('keeps what was typed as it was, and nothing else', () => {
    expect(typedOf({ name: ' A ', extra: 'x', phone: 5 })).toEqual({ name: ' A ' })
    expect(typedOf('text')).toEqual({})
  })
})
