import { isToMeasure } from '../job/is-to-measure'
import type { JobProgress } from '../job/progress'
import { isGivenUp } from './quote-state'
import type { QuoteState } from './quote-state'

type Facts = {
  state: QuoteState
  answerAddress: string | null
  due: object | null
  amountPaid: number
  isMeasured: boolean
  progress: JobProgress | null
}

/** Whether the next visit of a quote is to measure, and no day for it is agreed on yet. */
export function mayBookVisit(quote: Facts): boolean {
  const { state, answerAddress, due, amountPaid, isMeasured, progress } = quote
  if (isMeasured || state === 'disputed') return false
  if (progress !== null && !isToMeasure(progress)) return false
  const hasAct = answerAddress !== null || due !== null
  return hasAct || (amountPaid > 0 && !isGivenUp(state, quote))
}
