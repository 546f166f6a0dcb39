import type { CrewVisit } from '@/domain/job/crew-news'
import type { ToldVisit } from '@/domain/job/visit-news'
import type { Visit } from '@/payload-types'
import { relationId } from '../relation-id'

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

/** The same for the letters to whoever goes there. */
export function crewOf(visit: Visit): CrewVisit {
  const { start, end, toldWhoStart, toldWhoEnd } = visit
  const who = relationId(visit.toldWho)
  return {
    start,
    end,
    isCancelled: visit.isCancelled === true,
    who: relationId(visit.who),
    told:
      who !== null && toldWhoStart && toldWhoEnd
        ? { who, start: toldWhoStart, end: toldWhoEnd }
        : null,
  }
}
