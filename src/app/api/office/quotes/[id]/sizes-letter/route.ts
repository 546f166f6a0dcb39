import { rowId } from '@/services/payments/own-payment'
import { waitingSizesLetter } from '@/services/payments/sizes-letter'
import { answering } from '../../../../edge/answering'
import { answer, refuseCall } from '../../../../respond'
import { enterOffice } from '../../../office-route'

export const dynamic = 'force-dynamic'

type Params = { params: Promise<{ id: string }> }

/** The letter about final sizes that still waits; null where there is none, or nothing to tell the caller. */
export const GET = answering(async (request: Request, { params }: Params): Promise<Response> => {
  const entered = await enterOffice(request)
  if (!entered.ok) return entered.response
  const id = rowId.safeParse((await params).id)
  if (!id.success) return refuseCall(request, 404, 'notFound')
  return answer(200, { letter: await waitingSizesLetter(entered.ctx, id.data) })
})
