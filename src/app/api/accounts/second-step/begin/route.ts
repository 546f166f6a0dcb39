import { renderSVG } from 'uqr'
import { beginSecondStep } from '@/services/accounts/second-step/second-step'
import { accountRoute } from '../../account-route'
import { answer } from '../../../respond'
import { refuseStep, textIn } from '../step-answers'

export const POST = accountRoute(async ({ body, ctx, locale }) => {
  const outcome = await beginSecondStep(ctx, textIn(body, 'password'))
  if (!outcome.ok) return refuseStep(locale, outcome)
  const { address, secret } = outcome
  return answer(200, { secret, picture: renderSVG(address, { border: 2 }) })
})
