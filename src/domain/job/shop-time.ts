import { TZDate } from '@date-fns/tz'

/** A day and a time as people write them where the shop is: `2026-11-24T09:30`. */
export type ShopTime = string

const dayMs = 24 * 60 * 60 * 1000
const written = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/

/** The instant that a day and a time mean in a zone; null where there is no such day or time. */
export function instantOf(time: ShopTime, zone: string): Date | null {
  const parts = written.exec(time)
  if (parts === null) return null
  const [, year, month, day, hour, minute] = parts.map(Number)
  const at = new TZDate(year ?? 0, (month ?? 0) - 1, day ?? 0, hour ?? 0, minute ?? 0, zone)
  const date = new Date(at.getTime())
  return shopTimeOf(date, zone) === time ? date : null
}

/** How an instant is written where the shop is. */
export function shopTimeOf(at: Date, zone: string): ShopTime {
  const { year, month, day, hour, minute } = partsOf(at, zone)
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/** The day that an instant is on where the shop is: `2026-11-24`. */
export function shopDayOf(at: Date, zone: string): string {
  return shopTimeOf(at, zone).slice(0, 10)
}

/** How long its day still lasts where the shop is. */
export function secondsLeftOfDay(at: Date, zone: string): number {
  const [hours = 0, minutes = 0] = shopTimeOf(at, zone).slice(11, 16).split(':').map(Number)
  return (24 * 60 - hours * 60 - minutes) * 60 - at.getUTCSeconds()
}

/** The day after, in the calendar. */
export function dayAfter(day: string): string {
  return daysAfter(day, 1)
}

/** The day so many days later, in the calendar; earlier where it is less than none. */
export function daysAfter(day: string, count: number): string {
  const noon = new Date(`${day}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + count)
  return noon.toISOString().slice(0, 10)
}

/** How many days later the second is, in the calendar; less than none where it is earlier. */
export function daysBetween(first: string, second: string): number {
  const noonOf = (day: string) => new Date(`${day}T12:00:00Z`).getTime()
  return Math.round((noonOf(second) - noonOf(first)) / dayMs)
}

function partsOf(at: Date, zone: string): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
}
