import { rowId } from '@/services/payments/own-payment'
import { waitingSizesLetter } from '@/services/payments/sizes-letter'
import { contextFromRequest } from '@/services/request-context'
import { answering } from '../../../../edge/answering'
import { answer, refuseCall } from '../../../../respond'

export const dynamic = 'force-dynamic'

type Params = { params: Promise<{ id: string }> }

/** The letter about final sizes that still waits; null where there is none, or nothing to tell the caller. */
export const GET = answering(async (request: Request, { params }: Params): Promise<Response> => {
  const id = rowId.safeParse((await params).id)
  if (!id.success) return refuseCall(request, 404, 'notFound')
  const ctx = await contextFromRequest(request)
  return answer(200, { letter: await waitingSizesLetter(ctx, id.data) })
})
