import type { CompanyFacts, Hours } from './company-facts'
import { readOpenSpan } from './opening-hours'

/** A weekday (Sunday is 0) and from when until when crews work on it, in minutes of its day. */
export type ServiceSpan = [weekday: number, from: number, until: number]

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * When somebody answers the shop's own number, read from the hours as staff write them in English. None
 * where nothing certain is said: then no call is led elsewhere.
 */
export function serviceSpans({ weekdays: week, saturday, sunday }: Hours): ServiceSpan[] {
  return [week, saturday, sunday].flatMap((text) => {
    const span = readOpenSpan(text)
    if (span === null) return []
    const [from, until] = [minutesOf(span.opens), minutesOf(span.closes)]
    return span.days.map((day): ServiceSpan => [weekdays.indexOf(day), from, until])
  })
}

/** The number for calls out of hours; null where it is the same as by day, or there is none. */
export function nightPhone({ phone, emergencyPhone }: CompanyFacts): { phone: string } | null {
  const isOther = phone !== '' && emergencyPhone !== '' && emergencyPhone !== phone
  return isOther ? { phone: emergencyPhone } : null
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
