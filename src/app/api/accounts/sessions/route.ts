import { endOwnSessions } from '@/services/accounts/own-sessions'
import { accountRoute } from '../account-route'
import { fieldOf } from '../account-answers'
import { sessionIdOf } from '@/services/accounts/session-id'
import { answer, refuseInWords } from '../../respond'

/** Ends one session of whoever asks, or all the others. */
export const DELETE = accountRoute(async ({ body, ctx, locale, request }) => {
  const named = fieldOf(body, 'session')
  const ended = typeof named === 'string' ? named : null
  const count = await endOwnSessions(ctx, {
    ended,
    sessionId: await sessionIdOf(ctx, request.headers),
  })
  return count === null
    ? refuseInWords(locale, 401, 'notAuthenticated')
    : answer(200, { ended: count })
})
