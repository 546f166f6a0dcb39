import { findNumbered } from '@/services/office-quotes/find-numbered'
import { contextFromRequest } from '@/services/request-context'
import { answering } from '../../edge/answering'
import { answer, refuseCall, refuseWhenTooMany } from '../../respond'

export const dynamic = 'force-dynamic'

/** `?q=`: the quote, payment or job of a typed number, for the office; null where there is none. */
export const GET = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'rest')
  if (tooMany) return tooMany
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  const found = await findNumbered(await contextFromRequest(request), typed)
  return found === 'forbidden' ? refuseCall(request, 403, 'forbidden') : answer(200, { found })
})
