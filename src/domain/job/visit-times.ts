/** From when until when; instants as ISO says them, or as dates. */
export type VisitTimes = { start: string | Date; end: string | Date }

const longestMs = 16 * 60 * 60_000

/** What is wrong with the times of a visit, or null. */
export function visitTimesProblem({ start, end }: VisitTimes): 'ends_first' | 'too_long' | null {
  const lasts = new Date(end).getTime() - new Date(start).getTime()
  if (!(lasts > 0)) return 'ends_first'
  return lasts > longestMs ? 'too_long' : null
}

/** Whether two visits want the same minute; one may begin when the other ends. */
export function visitsOverlap(one: VisitTimes, other: VisitTimes): boolean {
  const time = (at: string | Date) => new Date(at).getTime()
  return time(one.start) < time(other.end) && time(other.start) < time(one.end)
}
