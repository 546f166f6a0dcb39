import { confirmSecondStep } from '@/services/accounts/second-step/second-step'
import { accountRoute } from '../../account-route'
import { answer } from '../../../respond'
import { sessionIdOf } from '@/services/accounts/session-id'
import { refuseStep, textIn } from '../step-answers'

export const POST = accountRoute(async ({ body, ctx, locale, request }) => {
  const sessionId = await sessionIdOf(ctx, request.headers)
  const outcome = await confirmSecondStep(ctx, { code: textIn(body, 'code'), sessionId, locale })
  if (!outcome.ok) return refuseStep(locale, outcome)
  return answer(200, { recoveryCodes: outcome.recoveryCodes })
})
