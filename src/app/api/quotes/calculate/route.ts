import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answer, readJson, refuseFields, refuseWhenTooMany } from '../../respond'
import { problemsInWords } from '../quote-answers'
import { calculateQuote } from '@/services/quotes/calculate-quote'
import { contextOfSite } from '@/services/request-context'

export const dynamic = 'force-dynamic'

/** Prices the inputs in the body: 200 the result, 422 what is wrong with which field. */
export const POST = answering(async (request: Request): Promise<Response> => {
  const refusal = await refuseWhenTooMany(request, 'calculate')
  if (refusal) return refusal
  const read = await readJson(request)
  if (!read.ok) return read.response
  const outcome = await calculateQuote({ ctx: await contextOfSite(), input: read.body })
  if (outcome.ok) return answer(200, outcome.quote)
  return refuseFields(problemsInWords(callerLocale(request, read.body), outcome.problems))
})
