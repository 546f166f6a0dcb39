import { after } from 'next/server'
import { registrationSchema } from '@/domain/account/registration'
import { safeReturnPath } from '@/domain/account/safe-return-path'
import { registerAccount } from '@/services/accounts/register-account'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answer, readJson, refuseFields, refuseMailFlood, refuseWhenTooMany } from '../../respond'
import { fieldOf, problemsInWords } from '../account-answers'

export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'register')
  if (tooMany) return tooMany
  const read = await readJson(request)
  if (!read.ok) return read.response
  const locale = callerLocale(request, read.body)
  const registration = registrationSchema.safeParse(read.body)
  if (registration.success) {
    const flood = await refuseMailFlood(request, registration.data.email)
    if (flood) return flood
  }
  const outcome = await registerAccount({
    ctx: await contextFromRequest(request),
    input: read.body,
    from: safeReturnPath(fieldOf(read.body, 'from')),
    locale,
    later: after,
  })
  if (!outcome.ok) return refuseFields(problemsInWords(locale, outcome.problems))
  return answer(201, { status: 'confirmation_sent' })
})
