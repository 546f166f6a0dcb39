import { staffVerdictsOf } from '@/services/glass-rules/old-prices'
import { saveOfficeQuote } from '@/services/office-quotes/save-office-quote'
import { refuseLink, refuseLinkFields } from '../../q/link-answers'
import { answer, refuseCall } from '../../respond'
import { officeRoute } from '../office-route'

/**
 * What the office types, whenever it stops typing: 200 the quote as the server priced it; 409
 * `changed` with what somebody else saved meanwhile; 422 with the fields that can't be kept.
 */
export const POST = officeRoute(async ({ ctx, body, locale, request }) => {
  const outcome = await saveOfficeQuote({ ctx, input: body })
  if (outcome.ok) {
    const { quote } = outcome
    return answer(200, { ...quote, staffVerdicts: await staffVerdictsOf(ctx, quote.draft) })
  }
  switch (outcome.kind) {
    case 'unreadable':
      return refuseLinkFields(locale, outcome.fields)
    case 'forbidden':
      return refuseCall(request, 403, 'forbidden')
    case 'not_found':
      return refuseCall(request, 404, 'notFound')
    case 'changed':
      return refuseLink(locale, outcome.kind, { quote: outcome.quote })
    default:
      return refuseLink(locale, outcome.kind)
  }
})
