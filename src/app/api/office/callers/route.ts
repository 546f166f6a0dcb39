import { findCallers } from '@/services/office-quotes/find-callers'
import { answering } from '../../edge/answering'
import { answer, refuseCall } from '../../respond'
import { enterOffice } from '../office-route'

export const dynamic = 'force-dynamic'

/** `?q=`: whoever fits a telephone number in any spelling, a name or an address; for the office. */
export const GET = answering(async (request: Request): Promise<Response> => {
  const entered = await enterOffice(request)
  if (!entered.ok) return entered.response
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  const callers = await findCallers(entered.ctx, typed)
  return callers === null ? refuseCall(request, 403, 'forbidden') : answer(200, { callers })
})
