import { changePassword } from '@/services/accounts/change-password'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answer, readJson, refuseFields, refuseInWords, refuseWhenTooMany } from '../../respond'
import { problemsInWords } from '../account-answers'
import { sessionIdOf } from '@/services/accounts/session-id'

export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'login')
  if (tooMany) return tooMany
  const read = await readJson(request)
  if (!read.ok) return read.response
  const locale = callerLocale(request, read.body)
  const ctx = await contextFromRequest(request)
  const sessionId = await sessionIdOf(ctx, request.headers)
  const outcome = await changePassword({ ctx, input: read.body, sessionId, locale })
  if (outcome.ok) return answer(200, { status: 'changed' })
  switch (outcome.kind) {
    case 'not_signed_in':
      return refuseInWords(locale, 401, 'notAuthenticated')
    case 'locked':
      return refuseInWords(locale, 423, 'locked')
    case 'invalid':
      return refuseFields(problemsInWords(locale, outcome.problems))
  }
})
