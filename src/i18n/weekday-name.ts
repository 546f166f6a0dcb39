import type { Locale } from '@/config/locales'
import { weekdayNames } from '@/domain/booking/booking-rules'
import type { WeekdayName } from '@/domain/booking/booking-rules'
import { siteFormatter } from './site-formatter'

/** A Sunday of the calendar, at noon: what the names of days are read from. */
const aSunday = Date.UTC(2027, 0, 3, 18)
const dayMs = 24 * 60 * 60_000

export function weekdayName(locale: Locale, day: WeekdayName, weekday: 'short' | 'long'): string {
  const at = new Date(aSunday + weekdayNames.indexOf(day) * dayMs)
  return siteFormatter(locale).dateTime(at, { weekday })
}
