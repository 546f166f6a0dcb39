import { isToMeasure } from '@/domain/job/is-to-measure'
import { progressAt } from '@/domain/job/progress'
import type { JobProgress } from '@/domain/job/progress'
import { keptStates } from '@/domain/payment/quote-states'
import type { PaidFacts } from '@/domain/quote/resumed-quote'

type Paid = Pick<
  PaidFacts,
  'paymentStatus' | 'isBalancePayable' | 'areSizesFinal' | 'progress' | 'visit'
>

export type PaidNext = {
  /** The one thing to do; null where nothing waits for the customer. */
  act: 'pay' | 'book' | null
  /** How far the work is; null where the day to measure is still to be chosen, or nobody works on it. */
  progress: JobProgress | null
  /** Whether the days of a visit that is booked now are named in its place. */
  namesDays: boolean
}

/** What comes next on a quote of which money was paid. */
export function nextOfPaid(paid: Paid): PaidNext {
  const isKept = keptStates.some((state) => state === paid.paymentStatus)
  if (!isKept) return { act: null, progress: null, namesDays: false }
  const progress = withVisit(paid)
  const isBookedNext = !paid.areSizesFinal && (progress === null || isToMeasure(progress))
  return {
    act: paid.isBalancePayable ? 'pay' : isBookedNext ? 'book' : null,
    progress: isBookedNext ? null : progress,
    namesDays: isBookedNext,
  }
}

/** A visit that was booked on the site counts, though its job may not say so. */
function withVisit({ progress, visit }: Paid): JobProgress | null {
  if (visit === null || (progress !== null && !isToMeasure(progress))) return progress
  const coming = { kind: 'measure', start: visit.start, end: visit.end } as const
  return progress === null
    ? progressAt(
        { state: 'to_measure', heldFrom: null, moves: [], visits: [coming], expectedOn: null },
        new Date(0),
      )
    : { ...progress, next: { kind: 'visit', visit: coming } }
}

/** Where the visit is moved and called off that is said to come next; null where it is none that was booked. */
export function pageOfNext(progress: JobProgress | null, visit: Paid['visit']): string | null {
  if (visit === null || progress?.next?.kind !== 'visit' || progress.isOnHold) return null
  const [coming, booked] = [progress.next.visit.start, visit.start].map((at) => Date.parse(at))
  return coming === booked ? visit.page : null
}
