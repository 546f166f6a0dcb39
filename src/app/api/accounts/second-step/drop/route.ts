import { dropSecondStepOf } from '@/services/accounts/second-step/drop-second-step'
import { accountRoute } from '../../account-route'
import { fieldOf } from '../../account-answers'
import { answer } from '../../../respond'
import { refuseStep, textIn } from '../step-answers'

/** An administrator, for somebody who has lost his telephone and his recovery codes. */
export const POST = accountRoute(async ({ body, ctx, locale }) => {
  const account = Number(fieldOf(body, 'account'))
  const password = textIn(body, 'password')
  const outcome = await dropSecondStepOf(ctx, { account, password, locale })
  return outcome.ok ? answer(200, { status: 'ended' }) : refuseStep(locale, outcome)
})
