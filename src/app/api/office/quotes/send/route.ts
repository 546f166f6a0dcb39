import * as z from 'zod'
import { sendRevision } from '@/services/office-quotes/send-revision'
import { rowId } from '@/services/payments/own-payment'
import { refuseLink } from '../../../q/link-answers'
import { answer, refuseCall } from '../../../respond'
import { quoteRoute } from '../quote-route'

const wishShape = z.object({
  quoteId: rowId,
  basedOn: z.string().max(40).nullable(),
  byMail: z.boolean(),
  release: z.boolean().default(false),
})

/**
 * `{ "quoteId", "basedOn", "byMail", "release" }`: sends the draft, priced again; `release` lets out what
 * waits for a look. 200 `{ "outcome": "sent" | "awaiting_approval", "quote" }`; 409 `price_changed`, `changed` or `not_ready` with the quote.
 */
export const POST = quoteRoute(wishShape, async ({ ctx, wish, locale, request }) => {
  const outcome = await sendRevision({ ctx, wish })
  if (outcome.ok) return answer(200, { outcome: outcome.kind, quote: outcome.quote })
  switch (outcome.kind) {
    case 'forbidden':
      return refuseCall(request, 403, 'forbidden')
    case 'not_found':
      return refuseCall(request, 404, 'notFound')
    case 'price_changed':
    case 'changed':
    case 'not_ready':
      return refuseLink(locale, outcome.kind, { quote: outcome.quote })
    default:
      return refuseLink(locale, outcome.kind)
  }
})
