import { daysAfter, instantOf, shopDayOf } from '../job/shop-time'

/** On which day a price that was made now holds last, where the shop is. */
export function lastValidDay(now: Date, days: number, zone: string): string {
  return daysAfter(shopDayOf(now, zone), days)
}

/** Until when such a price holds: to the end of that day, whatever the hour at which it was made. */
export function validUntil(now: Date, days: number, zone: string): Date {
  const day = lastValidDay(now, days, zone)
  const end = endOfDay(day, zone)
  if (end === null) throw new Error(`There is no day ${day}.`)
  return end
}

/** The last minute of a day where the shop is; null where there is no such day. */
export function endOfDay(day: string, zone: string): Date | null {
  return instantOf(`${day}T23:59`, zone)
}

/** Whether a price no longer holds; one without an end always does. */
export function hasRunOut(until: Date | string | null | undefined, now: Date): boolean {
  return until ? new Date(until).getTime() <= now.getTime() : false
}
