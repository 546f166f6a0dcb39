import type { Locale } from '@/config/locales'
import { daysTogether } from './days-together'
import { siteFormatter } from './site-formatter'
import { wholeTime } from './whole-time'

/** Day and times of a visit for a sentence, whose lines part neither: `Thursday, December 24` and `10:00 – 11:00 AM`. */
export function visitTimes(
  locale: Locale,
  visit: { start: string; end: string },
): { day: string; time: string } {
  const format = siteFormatter(locale)
  const [start, end] = [new Date(visit.start), new Date(visit.end)]
  return {
    day: daysTogether(format.dateTime(start, { weekday: 'long', month: 'long', day: 'numeric' })),
    time: wholeTime(format.dateTimeRange(start, end, { timeStyle: 'short' })),
  }
}
