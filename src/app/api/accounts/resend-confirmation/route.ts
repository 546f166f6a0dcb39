import { fieldProblems } from '@/domain/account/field-problems'
import { accountProblemCode } from '@/domain/account/problem-codes'
import { safeReturnPath } from '@/domain/account/safe-return-path'
import { mailRequestSchema } from '@/domain/account/sign-in'
import { resendConfirmation } from '@/services/accounts/resend-confirmation'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answer, readJson, refuseFields, refuseWhenTooMany } from '../../respond'
import { fieldOf, problemsInWords } from '../account-answers'

export async function POST(request: Request): Promise<Response> {
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
  await resendConfirmation({
    ctx: await contextFromRequest(request),
    email: parsed.data.email,
    from: safeReturnPath(fieldOf(read.body, 'from')),
    locale,
  })
  return answer(200, { status: 'sent_if_waiting' })
}
