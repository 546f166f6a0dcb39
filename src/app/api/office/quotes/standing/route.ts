import * as z from 'zod'
import { changeStanding, standingActs } from '@/services/office-quotes/change-standing'
import { rowId } from '@/services/payments/own-payment'
import { refuseLink } from '../../../q/link-answers'
import { answer, refuseCall } from '../../../respond'
import { quoteRoute } from '../quote-route'

const wishShape = z.object({ quoteId: rowId, act: z.enum(standingActs) })

/** `{ "quoteId", "act" }`: withdraws, revives, takes back or changes the link; 200 the quote. */
export const POST = quoteRoute(wishShape, async ({ ctx, wish, locale, request }) => {
  const outcome = await changeStanding({ ctx, ...wish })
  if (outcome.ok) return answer(200, outcome.quote)
  switch (outcome.kind) {
    case 'forbidden':
      return refuseCall(request, 403, 'forbidden')
    case 'not_found':
      return refuseCall(request, 404, 'notFound')
    case 'refused_visit':
      return answer(409, { kind: outcome.kind, error: outcome.words })
    default:
      return refuseLink(locale, outcome.kind)
  }
})
