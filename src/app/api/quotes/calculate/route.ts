import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answer, readJson, refuseFields, refuseWhenTooMany } from '../../respond'
import { problemsInWords, refuseBlocked, verdictsInWords } from '../quote-answers'
import { calculateQuote } from '@/services/quotes/calculate-quote'
import { contextOfSite } from '@/services/request-context'

export const dynamic = 'force-dynamic'

/**
 * Prices the inputs in the body: 200 the result with what the rules about glass say of it, and of an
 * opening the glass to make, 422 what is wrong with which field or which rule blocks it.
 */
export const POST = answering(async (request: Request): Promise<Response> => {
  const refusal = await refuseWhenTooMany(request, 'calculate')
  if (refusal) return refusal
  const read = await readJson(request)
  if (!read.ok) return read.response
  const ctx = await contextOfSite()
  const outcome = await calculateQuote({ ctx, input: read.body })
  const locale = callerLocale(request, read.body)
  if (outcome.ok) {
    const verdicts = await verdictsInWords(ctx, locale, outcome)
    const glassToMake = outcome.made?.map(({ widthIn, heightIn }) => ({ widthIn, heightIn }))
    return answer(200, { ...outcome.quote, verdicts, ...(glassToMake && { glassToMake }) })
  }
  if (outcome.kind === 'blocked') return refuseBlocked(ctx, locale, outcome)
  return refuseFields(problemsInWords(locale, outcome.problems))
})
