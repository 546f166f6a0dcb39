import type { Locale } from '@/config/locales'
import { translatorOf } from '@/i18n/translator'
import type { ServiceContext } from '@/services/context'
import type { QuoteInquiryOutcome } from '@/services/inquiries/send-quote-inquiry'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../caller-locale'
import { answering } from '../edge/answering'
import { problemsInWords } from '../quotes/quote-answers'
import { answer, readJson, refuseFields, refuseWhenTooMany } from '../respond'

type Send = (asked: {
  ctx: ServiceContext
  input: unknown
  locale: Locale
}) => Promise<QuoteInquiryOutcome>

/** Takes what a form sends, whichever of the three it is. */
export function inquiryRoute(send: Send) {
  return answering(async (request: Request): Promise<Response> => {
    const tooMany = await refuseWhenTooMany(request, 'inquiry')
    if (tooMany) return tooMany
    const read = await readJson(request)
    if (!read.ok) return read.response
    const locale = callerLocale(request, read.body)
    const ctx = await contextFromRequest(request)
    return answerInquiry(locale, await send({ ctx, input: read.body, locale }))
  })
}

/** The same answer for people and for programs; only ours see which one it was. */
function answerInquiry(locale: Locale, outcome: QuoteInquiryOutcome): Response {
  if (outcome.ok) return answer(201, { status: 'received' })
  if ('kind' in outcome) return refuseFields(problemsInWords(locale, outcome.problems))
  const t = translatorOf(locale, 'mail.inquiryProblems')
  return refuseFields(outcome.problems.map(({ field, code }) => ({ field, message: t(code) })))
}
