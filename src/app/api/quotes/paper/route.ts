import { estimateFile } from '@/papers/pdf/paper-files'
import { daysOfPaper } from '@/services/bookings/days-of-paper'
import { ownPaper } from '@/services/quotes/own-paper'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answerFile, refuseWhenTooMany } from '../../respond'
import { refuseQuote } from '../quote-answers'

export const dynamic = 'force-dynamic'

/** `GET /api/quotes/paper?quote_id=<id>`, signed in: one's own saved quote as a PDF; 404 otherwise. */
export const GET = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'quote')
  if (tooMany) return tooMany
  const locale = callerLocale(request)
  const query = new URL(request.url).searchParams
  const ctx = await contextFromRequest(request)
  if (ctx.actor === null) return refuseQuote(locale, 401, 'not_signed_in')
  const own = await ownPaper({ ctx, quoteId: Number(query.get('quote_id')) })
  if (own === null) return refuseQuote(locale, 404, 'not_found', 'quote_id')
  const days = await daysOfPaper(ctx, own.paper)
  return answerFile(await estimateFile({ ...own, language: locale, days }))
})
