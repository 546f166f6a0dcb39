import { staffVerdictsOf } from '@/services/glass-rules/old-prices'
import { findOfficeQuote } from '@/services/office-quotes/office-quote'
import { rowId } from '@/services/payments/own-payment'
import { contextFromRequest } from '@/services/request-context'
import { answering } from '../../../edge/answering'
import { answer, refuseCall } from '../../../respond'

export const dynamic = 'force-dynamic'

type Params = { params: Promise<{ id: string }> }

/** A quote as the office works on it, with what staff alone are told of its prices. */
export const GET = answering(async (request: Request, { params }: Params): Promise<Response> => {
  const id = rowId.safeParse((await params).id)
  if (!id.success) return refuseCall(request, 404, 'notFound')
  const ctx = await contextFromRequest(request)
  const found = await findOfficeQuote(ctx, id.data)
  if (found.ok) {
    const { quote } = found
    return answer(200, { ...quote, staffVerdicts: await staffVerdictsOf(ctx, quote.draft) })
  }
  return found.kind === 'forbidden'
    ? refuseCall(request, 403, 'forbidden')
    : refuseCall(request, 404, 'notFound')
})
