import * as z from 'zod'
import { localHref } from '@/config/locales'
import { returnToLink } from '@/services/links/pay-by-link'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { keptToken, wayBack } from '../../kept-token'
import { answer, readJson, refuseWhenTooMany } from '../../respond'
import { refuseLink } from '../link-answers'

const bodyShape = z.looseObject({ how: z.enum(['paid', 'cancelled']) })

/**
 * `{ "how": "paid" | "cancelled", "quote_id", "payment_id", "session_id" }`, from the neutral page to
 * which the payment provider leads back: 200 `{ "href", "outcome" }`, the quote's own page. 404 in a
 * browser that did not set out from it.
 */
export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'link')
  if (tooMany) return tooMany
  const read = await readJson(request)
  if (!read.ok) return read.response
  const locale = callerLocale(request, read.body)
  const body = bodyShape.safeParse(read.body)
  const token = keptToken(wayBack, request)
  if (!body.success || token === null) return refuseLink(locale, 'not_found')
  const ctx = await contextFromRequest(request)
  const outcome = await returnToLink({ ctx, token, how: body.data.how, query: body.data })
  if (outcome === null) return refuseLink(locale, 'not_found')
  return answer(200, { href: localHref(locale, `/q/${token}`), outcome: outcome.kind })
})
