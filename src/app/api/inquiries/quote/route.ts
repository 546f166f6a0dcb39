import { sendQuoteInquiry } from '@/services/inquiries/send-quote-inquiry'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { readJson, refuseFields, refuseWhenTooMany } from '../../respond'
import { answerInquiry } from '../inquiry-answers'

export async function POST(request: Request): Promise<Response> {
  const tooMany = await refuseWhenTooMany(request, 'inquiry')
  if (tooMany) return tooMany
  const read = await readJson(request)
  if (!read.ok) return read.response
  const locale = callerLocale(request, read.body)
  const ctx = await contextFromRequest(request)
  const outcome = await sendQuoteInquiry({ ctx, input: read.body, locale })
  if (!outcome.ok && 'kind' in outcome) return refuseFields(outcome.problems)
  return answerInquiry(locale, outcome)
}
