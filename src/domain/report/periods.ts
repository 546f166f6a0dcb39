import { daysAfter } from '../job/shop-time'

/** Days in the calendar of the shop, `until` no more among them: `2026-11-01` to `2026-12-01`. */
export type Period = { from: string; until: string }

/** The month of a day, the one before it whole, and as much of that as has passed of this one. */
export function monthsAt(today: string): { now: Period; before: Period; beforeSoFar: Period } {
  const from = firstOf(today)
  const before = { from: firstOf(daysAfter(from, -1)), until: from }
  const daysPassed = Number(today.slice(8))
  const soFar = daysAfter(before.from, daysPassed)
  return {
    now: { from, until: firstOf(daysAfter(from, 31)) },
    before,
    beforeSoFar: { from: before.from, until: soFar < before.until ? soFar : before.until },
  }
}

/** So many weeks from Monday to Sunday, the oldest first, that of the day the last. */
export function weeksTo(today: string, count: number): Period[] {
  const weekday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7
  const monday = daysAfter(today, -weekday)
  return Array.from({ length: count }, (_, index) => {
    const from = daysAfter(monday, 7 * (index - count + 1))
    return { from, until: daysAfter(from, 7) }
  })
}

function firstOf(day: string): string {
  return `${day.slice(0, 7)}-01`
}
