/** A day of the calendar, wherever it is read. Months count from 1. */
export type Day = { year: number; month: number; day: number }

/** The days on which the trade rests, by what a shop calls them. */
export type Holiday =
  'newYear' | 'memorial' | 'independence' | 'labor' | 'thanksgiving' | 'christmas'

const monday = 1
const thursday = 4

/** The day after so many, over the ends of months and years; the clock of no place has a say in it. */
export function dayAfter({ year, month, day }: Day, days: number): Day {
  const moved = new Date(Date.UTC(year, month - 1, day + days))
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() }
}

/** Sunday is 0. */
export function weekdayOf({ year, month, day }: Day): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
}

/** The federal holidays on which a glass shop is closed, on the day itself. */
export function holidayOn(at: Day): Holiday | null {
  const { month, day } = at
  const weekday = weekdayOf(at)
  const week = Math.ceil(day / 7)
  if (month === 1 && day === 1) return 'newYear'
  if (month === 5 && weekday === monday && day + 7 > 31) return 'memorial'
  if (month === 7 && day === 4) return 'independence'
  if (month === 9 && weekday === monday && week === 1) return 'labor'
  if (month === 11 && weekday === thursday && week === 4) return 'thanksgiving'
  if (month === 12 && day === 25) return 'christmas'
  return null
}

/** How many days lie between two, the second the later. */
export function daysBetween(from: Day, to: Day): number {
  const at = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day)
  return Math.round((at(to) - at(from)) / 86_400_000)
}

/** Which day it is at this moment in a time zone such as America/Chicago. */
export function dayIn(timeZone: string, now: Date): Day {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value)
  return { year: part('year'), month: part('month'), day: part('day') }
}
