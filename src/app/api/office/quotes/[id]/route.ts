import { findOfficeQuote } from '@/services/office-quotes/office-quote'
import { rowId } from '@/services/payments/own-payment'
import { contextFromRequest } from '@/services/request-context'
import { answering } from '../../../edge/answering'
import { answer, refuseCall } from '../../../respond'

export const dynamic = 'force-dynamic'

type Params = { params: Promise<{ id: string }> }

/** A quote as the office works on it. */
export const GET = answering(async (request: Request, { params }: Params): Promise<Response> => {
  const id = rowId.safeParse((await params).id)
  if (!id.success) return refuseCall(request, 404, 'notFound')
  const found = await findOfficeQuote(await contextFromRequest(request), id.data)
  if (found.ok) return answer(200, found.quote)
  return found.kind === 'forbidden'
    ? refuseCall(request, 403, 'forbidden')
    : refuseCall(request, 404, 'notFound')
})
