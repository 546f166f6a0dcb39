import { weekdayOf } from '../company/working-days'
import type { ServiceSpan } from '../company/service-clock'
import { daysAfter } from '../job/shop-time'
import type { ShopTime } from '../job/shop-time'
import { dayOf } from './booking-rules'
import { isClosedOn } from './closed-days'

/** Minutes are those of the day. */
export type OfficeNow =
  | { isOpen: true; until: number }
  | {
      isOpen: false
      /** Whether it was or will be open at no time of today. */
      allDay: boolean
      /** Null where it does not open within the days that are looked at. */
      opens: { daysAhead: number; weekday: number; from: number } | null
    }

const lookAheadDays = 14

/** Whether the office is open at a time, and when it closes or opens; null while nothing certain is said of its hours. */
export function officeNow(
  spans: readonly ServiceSpan[],
  rules: Parameters<typeof isClosedOn>[0],
  at: ShopTime,
): OfficeNow | null {
  if (spans.length === 0) return null
  const [today = '', clock = ''] = at.split('T')
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const minute = hours * 60 + minutes
  const days = Array.from({ length: lookAheadDays }, (_, daysAhead) => {
    const day = daysAfter(today, daysAhead)
    const weekday = weekdayOf(dayOf(day))
    const open = isClosedOn(rules, day) ? [] : spans.filter(([of]) => of === weekday)
    return open.map(([, from, until]) => ({ daysAhead, weekday, from, until }))
  })
  const ofToday = days[0] ?? []
  const now = ofToday.find(({ from, until }) => from <= minute && minute < until)
  if (now) return { isOpen: true, until: now.until }
  const next = days.flat().find(({ daysAhead, from }) => daysAhead > 0 || from > minute)
  return {
    isOpen: false,
    allDay: ofToday.length === 0,
    opens: next ? { daysAhead: next.daysAhead, weekday: next.weekday, from: next.from } : null,
  }
}
