import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answer } from '../../respond'
import { refuseQuote } from '../quote-answers'
import { contextFromRequest } from '@/services/request-context'
import { resumeQuote } from '@/services/quotes/resume-quote'

export const dynamic = 'force-dynamic'

/**
 * `GET /api/quotes/resume?quote_id=<id>[&as=new]`: one's own saved quote for the builder, with
 * inputs, customer fields, number, status and the price as saved. `as=new` gives the inputs without
 * id and price, so that a paid quote can be saved as another one. A paid quote also has `paid`: when,
 * under which reference, and the names to show it under. 401 signed out, 404 otherwise.
 */
export const GET = answering(async (request: Request): Promise<Response> => {
  const locale = callerLocale(request)
  const query = new URL(request.url).searchParams
  const outcome = await resumeQuote({
    ctx: await contextFromRequest(request),
    quoteId: query.get('quote_id'),
    asNew: query.get('as') === 'new',
    locale,
  })
  if (outcome.ok) return answer(200, outcome.resumed)
  const { kind } = outcome
  return kind === 'not_signed_in'
    ? refuseQuote(locale, 401, kind)
    : refuseQuote(locale, 404, kind, 'quote_id')
})
