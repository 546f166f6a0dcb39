import { findCallers } from '@/services/office-quotes/find-callers'
import { contextFromRequest } from '@/services/request-context'
import { answering } from '../../edge/answering'
import { answer, refuseCall, refuseWhenTooMany } from '../../respond'

export const dynamic = 'force-dynamic'

/** `?q=`: whoever fits a telephone number in any spelling, a name or an address; for the office. */
export const GET = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'rest')
  if (tooMany) return tooMany
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  const callers = await findCallers(await contextFromRequest(request), typed)
  return callers === null ? refuseCall(request, 403, 'forbidden') : answer(200, { callers })
})
