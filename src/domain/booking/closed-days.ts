import { holidayOn } from '../company/working-days'
import { daysAfter } from '../job/shop-time'
import { dayOf } from './booking-rules'
import type { BookingRules } from './booking-rules'

type Closed = Pick<BookingRules, 'closed' | 'keepsHolidays'>

/** Whether the shop rests on a day, as in `2026-12-24`: staff said so, or it is a holiday that it keeps. */
export function isClosedOn({ closed, keepsHolidays }: Closed, day: string): boolean {
  if (keepsHolidays && holidayOn(dayOf(day)) !== null) return true
  return closed.some(({ from, until }) => from <= day && day <= until)
}

/** A page from cache never is as old as this. */
const lookAheadDays = 60

/** The days on which the shop rests, from one day on, for pages that are read later. */
export function closedAhead(rules: Closed, today: string): string[] {
  const days = Array.from({ length: lookAheadDays }, (_, count) => daysAfter(today, count))
  return days.filter((day) => isClosedOn(rules, day))
}
