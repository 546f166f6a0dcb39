import { findNumbered } from '@/services/office-quotes/find-numbered'
import { answering } from '../../edge/answering'
import { answer, refuseCall } from '../../respond'
import { enterOffice } from '../office-route'

export const dynamic = 'force-dynamic'

/** `?q=`: the quote, payment or job of a typed number, for the office; null where there is none. */
export const GET = answering(async (request: Request): Promise<Response> => {
  const entered = await enterOffice(request)
  if (!entered.ok) return entered.response
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  const found = await findNumbered(entered.ctx, typed)
  return found === 'forbidden' ? refuseCall(request, 403, 'forbidden') : answer(200, { found })
})
