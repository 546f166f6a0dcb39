import { createTranslator } from 'next-intl'
import type { Locale } from '@/config/locales'
import { messagesOf } from '@/messages'
import type { InquiryOutcome } from '@/services/inquiries/inquiry-outcome'
import { answer, refuseFields } from '../respond'

/** The same answer for people and for programs; only ours see which one it was. */
export function answerInquiry(locale: Locale, outcome: InquiryOutcome): Response {
  if (outcome.ok) return answer(201, { status: 'received' })
  const t = createTranslator({
    locale,
    messages: messagesOf(locale),
    namespace: 'mail.inquiryProblems',
  })
  return refuseFields(outcome.problems.map(({ field, code }) => ({ field, message: t(code) })))
}
