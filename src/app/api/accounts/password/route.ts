import { changePassword } from '@/services/accounts/change-password'
import { answer, refuseFields, refuseInWords } from '../../respond'
import { problemsInWords } from '../account-answers'
import { accountRoute } from '../account-route'
import { sessionIdOf } from '@/services/accounts/session-id'

export const POST = accountRoute(async ({ ctx, body, locale, request }) => {
  const sessionId = await sessionIdOf(ctx, request.headers)
  const outcome = await changePassword({ ctx, input: body, sessionId, locale })
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
