import { describe, expect, test } from 'vitest'
import { serviceSpans } from '../company/service-clock'
import { officeNow } from './office-now'

const spans = serviceSpans({
  weekdays: 'Mon-Fri 8:00 AM-6:00 PM',
  saturday: 'Sat 9:00 AM-2:00 PM by appointment',
  sunday: 'Sun closed',
})
const rules = { closed: [{ from: '2026-12-05', until: '2026-12-06' }], keepsHolidays: true }

describe('the office at a time', () => {
  test.each([
    ['in its hours', '2026-11-25T10:00', { isOpen: true, until: 18 * 60 }],
    [
      'before it opens',
      '2026-11-25T07:59',
      { isOpen: false, allDay: false, opens: { daysAhead: 0, weekday: 3, from: 480 } },
    ],
    [
      'after it closes, before a holiday',
      '2026-11-25T18:00',
      { isOpen: false, allDay: false, opens: { daysAhead: 2, weekday: 5, from: 480 } },
    ],
    [
      'on a holiday',
      '2026-11-26T10:00',
      { isOpen: false, allDay: true, opens: { daysAhead: 1, weekday: 5, from: 480 } },
    ],
    [
      'on a Saturday on which staff said that it is closed',
      '2026-12-05T10:00',
      { isOpen: false, allDay: true, opens: { daysAhead: 2, weekday: 1, from: 480 } },
    ],
  ])('%s', (_, at, state) => {
    expect(officeNow(spans, rules, at)).toEqual(state)
  })

  test('a holiday that it does not keep is a day like others', () => {
    const open = officeNow(spans, { ...rules, keepsHolidays: false }, '2026-11-26T10:00')
    expect(open).toEqual({ isOpen: true, until: 18 * 60 })
  })

  test('says nothing where its hours say nothing certain', () => {
    expect(officeNow([], rules, '2026-11-25T10:00')).toBeNull()
  })
})
