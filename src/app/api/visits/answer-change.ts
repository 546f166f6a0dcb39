import type { Locale } from '@/config/locales'
import type { ChangeOutcome } from '@/services/bookings/change-visit'
import { answer } from '../respond'
import { pathOfVisit, refuseVisit } from './visit-answers'
import type { VisitAnswer } from './visit-answers'

/** What became of a change that the link of a visit asked for. */
export function answerChange(
  locale: Locale,
  token: string,
  said: 'moved' | 'calledOff',
  outcome: ChangeOutcome,
): VisitAnswer {
  const page = pathOfVisit(token)
  if (!outcome.ok) {
    const isChoosing = outcome.kind === 'taken' || outcome.kind === 'malformed'
    return {
      response: refuseVisit(locale, outcome.kind),
      next: `${page}?refused=${outcome.kind}${isChoosing ? '&move=1' : ''}`,
    }
  }
  const { start, end, isCancelled } = outcome.visit
  return {
    response: answer(200, { start, end, isCancelled: isCancelled === true }),
    next: `${page}?said=${said}`,
  }
}
