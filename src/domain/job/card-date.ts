import type { JobState } from './stages'

type Visit = { kind: 'measure' | 'install' | 'service'; start: string; end: string }

/** What there is to know of a job for the one date that matters at its stage. */
export type DatedJob = {
  state: JobState
  since: string
  /** Visits that were not called off, the first one first. */
  visits: Visit[]
  /** The day on which the glass is expected, as the picker of days keeps it. */
  expectedOn: string | null
  isAgreed: boolean
  isOwed: boolean
}

export type CardDate =
  | { kind: 'visit'; at: string; until: string; isLate: boolean }
  | { kind: 'no_day' | 'glass'; at: string; isLate: boolean }
  | {
      kind: 'order_now' | 'waits_for_yes' | 'in_since' | 'owes' | 'close_now' | 'held_since'
      at: string
      isLate: false
    }

/** A job may wait so long for its first day before that counts as late. */
const mayWaitForDayMs = 2 * 24 * 60 * 60_000

/** The one date that matters at a job's stage; `today` is the shop's day. */
export function cardDate(job: DatedJob, now: Date, today: string): CardDate {
  const since = { at: job.since, isLate: false } as const
  switch (job.state) {
    case 'to_measure':
      return visitDate(job, 'measure', now)
    case 'measured':
      return { kind: job.isAgreed ? 'order_now' : 'waits_for_yes', ...since }
    case 'ordered':
      return job.expectedOn === null
        ? { kind: 'no_day', at: job.since, isLate: true }
        : { kind: 'glass', at: job.expectedOn, isLate: job.expectedOn.slice(0, 10) < today }
    case 'glass_in':
      return { kind: 'in_since', ...since }
    case 'scheduled':
      return visitDate(job, 'install', now)
    case 'installed':
    case 'closed':
      return { kind: job.isOwed ? 'owes' : 'close_now', ...since }
    case 'on_hold':
      return { kind: 'held_since', ...since }
  }
}

/** The next visit of a kind; the last one where it is over and the job still waits for it. */
function visitDate({ visits, since }: DatedJob, wanted: Visit['kind'], now: Date): CardDate {
  const ofKind = visits.filter(({ kind }) => kind === wanted)
  const isAhead = ({ end }: Visit) => new Date(end).getTime() >= now.getTime()
  const visit = ofKind.find(isAhead) ?? ofKind.at(-1)
  if (visit === undefined) {
    const waits = now.getTime() - new Date(since).getTime()
    return { kind: 'no_day', at: since, isLate: waits > mayWaitForDayMs }
  }
  return { kind: 'visit', at: visit.start, until: visit.end, isLate: !isAhead(visit) }
}

/** What is late comes first, then what comes first. */
export function byUrgency(one: { date: CardDate }, other: { date: CardDate }): number {
  if (one.date.isLate !== other.date.isLate) return one.date.isLate ? -1 : 1
  return new Date(one.date.at).getTime() - new Date(other.date.at).getTime()
}
