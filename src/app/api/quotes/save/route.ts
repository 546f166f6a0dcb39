import { answer, readJson, refuseFields, refuseWhenTooMany } from '../../respond'
import { contextFromRequest } from '@/services/request-context'
import { saveQuote } from '@/services/quotes/save-quote'
import type { SaveOutcome } from '@/services/quotes/save-outcome'

export const dynamic = 'force-dynamic'

/**
 * Saves the priced inputs for the signed-in customer: 201 a new quote, 200 one's own saved again
 * or the same request sent twice. The inputs stand beside the customer's fields in one object.
 */
export async function POST(request: Request): Promise<Response> {
  const refusal = await refuseWhenTooMany(request, 'quote')
  if (refusal) return refusal
  const read = await readJson(request)
  if (!read.ok) return read.response
  return answerOf(await saveQuote({ ctx: await contextFromRequest(request), input: read.body }))
}

function answerOf(outcome: SaveOutcome): Response {
  if (outcome.ok) return answer(outcome.kind === 'created' ? 201 : 200, outcome.quote)
  switch (outcome.kind) {
    case 'refused':
      return refuseFields(outcome.problems)
    case 'price_changed':
      return answer(409, { kind: outcome.kind, quote: outcome.quote })
    case 'not_signed_in':
      return refuse(401, outcome.kind, 'Not Logged In')
    case 'not_found':
      return refuse(404, outcome.kind, 'There is no such quote.')
    case 'already_paid':
      return refuse(409, outcome.kind, 'This quote is paid and can no longer be changed.')
    case 'processing':
      return refuse(409, outcome.kind, 'A payment for this quote is being processed.')
    case 'held':
      return refuse(409, outcome.kind, 'A payment for this quote is being looked at by our staff.')
    case 'stripe_unreachable':
      return refuse(502, outcome.kind, 'The open checkout could not be ended. Nothing was saved.')
  }
}

function refuse(status: number, kind: string, message: string): Response {
  return answer(status, { kind, errors: [{ field: '', message }] })
}
