import { safeReturnPath } from '@/domain/account/safe-return-path'
import { registerAccount } from '@/services/accounts/register-account'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answer, readJson, refuseFields, refuseWhenTooMany } from '../../respond'
import { fieldOf, problemsInWords } from '../account-answers'

export async function POST(request: Request): Promise<Response> {
  const tooMany = await refuseWhenTooMany(request, 'register')
  if (tooMany) return tooMany
  const read = await readJson(request)
  if (!read.ok) return read.response
  const locale = callerLocale(request, read.body)
  const outcome = await registerAccount({
    ctx: await contextFromRequest(request),
    input: read.body,
    from: safeReturnPath(fieldOf(read.body, 'from')),
    locale,
  })
  if (!outcome.ok) return refuseFields(problemsInWords(locale, outcome.problems))
  return answer(201, { status: 'confirmation_sent' })
}
