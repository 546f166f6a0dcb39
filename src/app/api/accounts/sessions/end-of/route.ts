import { endSessionsOfAnother } from '@/services/accounts/own-sessions'
import { answer } from '../../../respond'
import { fieldOf } from '../../account-answers'
import { accountRoute } from '../../account-route'
import { refuseStep, textIn } from '../../second-step/step-answers'

/** An administrator, for an account that is not his own. */
export const POST = accountRoute(async ({ body, ctx, locale }) => {
  const account = Number(fieldOf(body, 'account'))
  const outcome = await endSessionsOfAnother(ctx, { account, password: textIn(body, 'password') })
  return outcome.ok ? answer(200, { ended: outcome.ended }) : refuseStep(locale, outcome)
})
