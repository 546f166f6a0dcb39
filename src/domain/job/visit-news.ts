type Times = { start: string; end: string }

/** A visit as it stands, and what its customer was told of it. */
export type ToldVisit = Times & {
  isCancelled: boolean
  told: Times | null
  /** That it was called off was the last that he heard. */
  isCancelTold: boolean
}

export type VisitNews = 'set' | 'moved' | 'called_off'

/** What the customer has to be told of a visit now; null where he knows all, or it is past. */
export function newsOf(visit: ToldVisit, now: Date): VisitNews | null {
  const isAhead = (at: string) => new Date(at).getTime() > now.getTime()
  const known = visit.isCancelTold ? null : visit.told
  if (visit.isCancelled) return known !== null && isAhead(known.start) ? 'called_off' : null
  if (!isAhead(visit.start)) return null
  if (known === null) return 'set'
  return isSame(known.start, visit.start) && isSame(known.end, visit.end) ? null : 'moved'
}

function isSame(one: string, other: string): boolean {
  return new Date(one).getTime() === new Date(other).getTime()
}

/** How long news of a visit are held, so that whoever takes a change back sends none. */
export const newsHeldForMs = 5 * 60_000

/** Reminders go out between these hours of the shop's day. */
const waking = { from: 9, until: 18 }

/** Whether a reminder may go out at this time of the shop's day, as in `2026-11-24T09:30`. */
export function isWaking(shopTime: string): boolean {
  const hour = Number(shopTime.slice(11, 13))
  return hour >= waking.from && hour < waking.until
}

/** When reminders begin on a day of the shop. */
export function wakingOn(day: string): string {
  return `${day}T${String(waking.from).padStart(2, '0')}:00`
}
