import { translatorOf } from '@/i18n/translator'
import { confirmEmailChange } from '@/services/email-change/answer-email-change'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../../caller-locale'
import { answering } from '../../../edge/answering'
import { answer, readJson, refuseWhenTooMany } from '../../../respond'
import { fieldOf } from '../../account-answers'
import { sessionIdOf } from '@/services/accounts/session-id'

/** `POST /api/accounts/email-change/confirm`: one of the two that have to say yes does. */
export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'login')
  if (tooMany) return tooMany
  const read = await readJson(request)
  if (!read.ok) return read.response
  const ctx = await contextFromRequest(request)
  const sessionId = await sessionIdOf(ctx, request.headers)
  const token = fieldOf(read.body, 'token')
  const standing = await confirmEmailChange({ ctx, token, sessionId })
  if (standing !== null) return answer(200, { status: standing })
  const message = translatorOf(callerLocale(request, read.body), 'refusals')('badLink')
  return answer(403, { errors: [{ field: '', message }] })
})
