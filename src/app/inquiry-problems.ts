import type { InquiryProblemWords } from '@/client/use-inquiry'
import type { Locale } from '@/config/locales'
import { inquiryProblemCodes } from '@/domain/inquiry/problem-codes'
import { translatorOf } from '@/i18n/translator'

/** What a form says of a field that is wrong: the words of the server, which refuses the same. */
export function inquiryProblems(locale: Locale): InquiryProblemWords {
  const t = translatorOf(locale, 'mail.inquiryProblems')
  return Object.fromEntries(
    inquiryProblemCodes.map((code) => [code, t(code)]),
  ) as InquiryProblemWords
}
