import * as z from 'zod'
import { changeStanding, standingActs } from '@/services/office-quotes/change-standing'
import { rowId } from '@/services/payments/own-payment'
import { refuseLink, refuseLinkFields } from '../../../q/link-answers'
import { answer, refuseCall } from '../../../respond'
import { officeRoute } from '../../office-route'

const wishShape = z.object({ quoteId: rowId, act: z.enum(standingActs) })

/** `{ "quoteId", "act" }`: withdraws, revives, takes back or changes the link; 200 the quote. */
export const POST = officeRoute(async ({ ctx, body, locale, request }) => {
  const wish = wishShape.safeParse(body)
  if (!wish.success) {
    return refuseLinkFields(
      locale,
      wish.error.issues.map(({ path }) => path.join('.')),
    )
  }
  const outcome = await changeStanding({ ctx, ...wish.data })
  if (outcome.ok) return answer(200, outcome.quote)
  switch (outcome.kind) {
    case 'forbidden':
      return refuseCall(request, 403, 'forbidden')
    case 'not_found':
      return refuseCall(request, 404, 'notFound')
    default:
      return refuseLink(locale, outcome.kind)
  }
})
