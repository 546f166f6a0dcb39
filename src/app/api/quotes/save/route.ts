import type { Locale } from '@/config/locales'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answer, readJson, refuseFields, refuseWhenTooMany } from '../../respond'
import { problemsInWords, refuseBlocked, refuseQuote } from '../quote-answers'
import type { ServiceContext } from '@/services/context'
import { contextFromRequest } from '@/services/request-context'
import { saveQuote } from '@/services/quotes/save-quote'
import type { SaveOutcome } from '@/services/quotes/save-outcome'

export const dynamic = 'force-dynamic'

/**
 * Saves the priced inputs for the signed-in customer: 201 a new quote, 200 one's own saved again
 * or the same request sent twice. The inputs stand beside the customer's fields in one object.
 */
export const POST = answering(async (request: Request): Promise<Response> => {
  const refusal = await refuseWhenTooMany(request, 'quote')
  if (refusal) return refusal
  const read = await readJson(request)
  if (!read.ok) return read.response
  const locale = callerLocale(request, read.body)
  const ctx = await contextFromRequest(request)
  return answerOf(ctx, locale, await saveQuote({ ctx, input: read.body }))
})

async function answerOf(
  ctx: ServiceContext,
  locale: Locale,
  outcome: SaveOutcome,
): Promise<Response> {
  if (outcome.ok) return answer(outcome.kind === 'created' ? 201 : 200, outcome.quote)
  switch (outcome.kind) {
    case 'refused':
      return refuseFields(problemsInWords(locale, outcome.problems))
    case 'blocked':
      return refuseBlocked(ctx, locale, outcome)
    case 'price_changed':
      return answer(409, { kind: outcome.kind, quote: outcome.quote })
    case 'not_signed_in':
      return refuseQuote(locale, 401, outcome.kind)
    case 'not_found':
      return refuseQuote(locale, 404, outcome.kind)
    case 'already_paid':
    case 'processing':
    case 'held':
      return refuseQuote(locale, 409, outcome.kind)
    case 'stripe_unreachable':
      return refuseQuote(locale, 502, outcome.kind)
  }
}
