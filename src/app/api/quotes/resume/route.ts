import { answer } from '../../respond'
import { contextFromRequest } from '@/services/request-context'
import { resumeQuote } from '@/services/quotes/resume-quote'

export const dynamic = 'force-dynamic'

/**
 * `GET /api/quotes/resume?quote_id=<id>[&as=new]`: one's own saved quote for the builder, with
 * inputs, customer fields, number, status and the price as saved. `as=new` gives the inputs without
 * id and price, so that a paid quote can be saved as another one. 401 signed out, 404 otherwise.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const outcome = await resumeQuote({
    ctx: await contextFromRequest(request),
    quoteId: query.get('quote_id'),
    asNew: query.get('as') === 'new',
  })
  if (outcome.ok) return answer(200, outcome.resumed)
  const { kind } = outcome
  return kind === 'not_signed_in'
    ? answer(401, { kind, errors: [{ field: '', message: 'Not Logged In' }] })
    : answer(404, { kind, errors: [{ field: 'quote_id', message: 'There is no such quote.' }] })
}
