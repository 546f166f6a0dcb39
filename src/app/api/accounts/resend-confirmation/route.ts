import { after } from 'next/server'
import { fieldProblems } from '@/domain/account/field-problems'
import { accountProblemCode } from '@/domain/account/problem-codes'
import { safeReturnPath } from '@/domain/account/safe-return-path'
import { mailRequestSchema } from '@/domain/account/sign-in'
import { resendConfirmation } from '@/services/accounts/resend-confirmation'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answer, readJson, refuseFields, refuseMailFlood, refuseWhenTooMany } from '../../respond'
import { fieldOf, problemsInWords } from '../account-answers'

export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'mail')
  if (tooMany) return tooMany
  const read = await readJson(request)
  if (!read.ok) return read.response
  const locale = callerLocale(request, read.body)
  const parsed = mailRequestSchema.safeParse(read.body)
  if (!parsed.success) {
    const problems = fieldProblems(parsed.error.issues, accountProblemCode)
    return refuseFields(problemsInWords(locale, problems))
  }
  const { email } = parsed.data
  const flood = await refuseMailFlood(request, email)
  if (flood) return flood
  const ctx = await contextFromRequest(request)
  const from = safeReturnPath(fieldOf(read.body, 'from'))
  // the answer comes first: its time must not tell whether an account waits
  after(() => resendConfirmation({ ctx, email, from, locale }))
  return answer(200, { status: 'sent_if_waiting' })
})
