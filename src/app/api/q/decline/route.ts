import { declineQuote } from '@/services/links/decline-quote'
import { answer } from '../../respond'
import { linkRoute, refuseLink, refuseLinkFields } from '../link-answers'

/** `{ "token", "revision", "reason" }`: the customer's no. */
export const POST = linkRoute(async ({ ctx, token, body, locale }) => {
  const outcome = await declineQuote({ ctx, token, wish: body })
  if (outcome.ok) return answer(200, { ok: true })
  return outcome.kind === 'unreadable'
    ? refuseLinkFields(locale, outcome.fields)
    : refuseLink(locale, outcome.kind)
})
