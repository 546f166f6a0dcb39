import { isDatabaseAway, isUnreadableValue } from '@/integrations/database/trouble'
import { addressIn } from '@/integrations/http/caller-address'
import { callScope, inCallScope } from '@/integrations/http/call-scope'
import { noteRefusal } from '@collections/audit/note-refusals'
import { isDatabaseUp } from '@/services/database/is-database-up'
import { startedPayload } from '@/services/request-context'
import { refuseCall } from '../respond'
import { isForeign } from './foreign-origin'

const changing = ['POST', 'PUT', 'PATCH', 'DELETE']

/**
 * What holds for each call that a browser makes: another site may not make it for a visitor, and
 * what goes wrong is still an answer.
 */
export function answering<Rest extends unknown[]>(
  handle: (request: Request, ...rest: Rest) => Promise<Response>,
) {
  return async (request: Request, ...rest: Rest): Promise<Response> => {
    if (changing.includes(request.method) && isForeign(request)) {
      return refuseCall(request, 403, 'foreign')
    }
    try {
      return await inCallScope(addressIn(request.headers), async () => {
        const response = await handle(request, ...rest)
        if (response.status === 403) await noteRefusedCall(request)
        return response
      })
    } catch (error) {
      return answerTrouble(request, error)
    }
  }
}

/** A visitor who is refused is no news; somebody who is signed in is. */
async function noteRefusedCall(request: Request): Promise<void> {
  const actor = callScope()?.actor
  if (!actor) return
  const { pathname } = new URL(request.url)
  const by = { id: actor.id, name: actor.email }
  await noteRefusal(await startedPayload(), by, `${request.method} ${pathname}`)
}

async function answerTrouble(request: Request, error: unknown): Promise<Response> {
  if (isUnreadableValue(error)) return refuseCall(request, 400, 'malformed')
  if (isDatabaseAway(error) || !(await isDatabaseUp())) return unavailable(request)
  const { pathname } = new URL(request.url)
  const { logger } = await startedPayload()
  logger.error({ err: error, msg: 'A call could not be answered', path: pathname })
  return refuseCall(request, 500, 'trouble')
}

/** The database is away: it is nobody's mistake, and soon over. */
export function unavailable(request: Request): Response {
  return refuseCall(request, 503, 'unavailable', { 'Retry-After': '5' })
}
