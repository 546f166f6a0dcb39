import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { translatorOf } from '@/i18n/translator'
import type { ServiceContext } from '@/services/context'
import type { QuoteInquiryOutcome } from '@/services/inquiries/send-quote-inquiry'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../caller-locale'
import { answering } from '../edge/answering'
import { problemsInWords } from '../quotes/quote-answers'
import { answer, isFormPost, readForm, readJson, refuseFields, refuseWhenTooMany } from '../respond'

type Send = (asked: {
  ctx: ServiceContext
  input: unknown
  locale: Locale
}) => Promise<QuoteInquiryOutcome>

/**
 * Takes what a form sends, whichever of the three it is. A form on `page` may also be sent by the browser
 * itself, before or without its scripts: then `#sent` or `#not-sent` of that page says how it went.
 */
export function inquiryRoute(send: Send, page?: string) {
  return answering(async (request: Request): Promise<Response> => {
    const isForm = page !== undefined && isFormPost(request)
    const answered = await take(request, send, isForm)
    if (!isForm) return answered
    const target = `${localHref(callerLocale(request), page)}#${answered.ok ? 'sent' : 'not-sent'}`
    return new Response(null, { status: 303, headers: { Location: target } })
  })
}

async function take(request: Request, send: Send, isForm: boolean): Promise<Response> {
  const tooMany = await refuseWhenTooMany(request, 'inquiry')
  if (tooMany) return tooMany
  const read = isForm ? await readForm(request) : await readJson(request)
  if (!read.ok) return read.response
  const locale = callerLocale(request, read.body)
  const ctx = await contextFromRequest(request)
  return answerInquiry(locale, await send({ ctx, input: read.body, locale }))
}

/** The same answer for people and for programs; only ours see which one it was. */
function answerInquiry(locale: Locale, outcome: QuoteInquiryOutcome): Response {
  if (outcome.ok) return answer(201, { status: 'received' })
  if ('kind' in outcome) return refuseFields(problemsInWords(locale, outcome.problems))
  const t = translatorOf(locale, 'mail.inquiryProblems')
  return refuseFields(outcome.problems.map(({ field, code }) => ({ field, message: t(code) })))
}
