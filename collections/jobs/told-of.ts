import type { ToldVisit } from '@/domain/job/visit-news'
import type { Visit } from '@/payload-types'

/** A stored visit as the rules about its letters see it. */
export function toldOf(visit: Visit): ToldVisit {
  const { start, end, toldStart, toldEnd } = visit
  return {
    start,
    end,
    isCancelled: visit.isCancelled === true,
    told: toldStart && toldEnd ? { start: toldStart, end: toldEnd } : null,
    isCancelTold: Boolean(visit.toldCancelledAt),
  }
}
