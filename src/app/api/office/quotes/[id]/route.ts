import { staffVerdictsOf } from '@/services/glass-rules/old-prices'
import { findOfficeQuote } from '@/services/office-quotes/office-quote'
import { rowId } from '@/services/payments/own-payment'
import { answering } from '../../../edge/answering'
import { answer, refuseCall } from '../../../respond'
import { enterOffice } from '../../office-route'

export const dynamic = 'force-dynamic'

type Params = { params: Promise<{ id: string }> }

/** A quote as the office works on it, with what staff alone are told of its prices. */
export const GET = answering(async (request: Request, { params }: Params): Promise<Response> => {
  const entered = await enterOffice(request)
  if (!entered.ok) return entered.response
  const { ctx } = entered
  const id = rowId.safeParse((await params).id)
  if (!id.success) return refuseCall(request, 404, 'notFound')
  const found = await findOfficeQuote(ctx, id.data)
  if (found.ok) {
    const { quote } = found
    return answer(200, { ...quote, staffVerdicts: await staffVerdictsOf(ctx, quote.draft) })
  }
  return found.kind === 'forbidden'
    ? refuseCall(request, 403, 'forbidden')
    : refuseCall(request, 404, 'notFound')
})
