import { renewRecoveryCodes } from '@/services/accounts/second-step/second-step'
import { accountRoute } from '../../account-route'
import { answer } from '../../../respond'
import { refuseStep, textIn } from '../step-answers'

export const POST = accountRoute(async ({ body, ctx, locale }) => {
  const proof = { password: textIn(body, 'password'), code: textIn(body, 'code'), locale }
  const outcome = await renewRecoveryCodes(ctx, proof)
  if (!outcome.ok) return refuseStep(locale, outcome)
  return answer(200, { recoveryCodes: outcome.recoveryCodes })
})
