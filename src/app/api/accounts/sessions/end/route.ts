import { endOwnSessions } from '@/services/accounts/own-sessions'
import { sessionIdOf } from '@/services/accounts/session-id'
import { answer } from '../../../respond'
import { fieldOf } from '../../account-answers'
import { accountRoute } from '../../account-route'
import { refuseStep, textIn } from '../../second-step/step-answers'

/** Ends one session of whoever asks, or all the others. */
export const POST = accountRoute(async ({ body, ctx, locale, request }) => {
  const named = fieldOf(body, 'session')
  const outcome = await endOwnSessions(ctx, {
    ended: typeof named === 'string' ? named : null,
    sessionId: await sessionIdOf(ctx, request.headers),
    password: textIn(body, 'password'),
  })
  return outcome.ok ? answer(200, { ended: outcome.ended }) : refuseStep(locale, outcome)
})
