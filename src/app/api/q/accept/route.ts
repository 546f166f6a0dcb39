import { acceptRevision } from '@/services/links/accept-revision'
import { answer } from '../../respond'
import { linkRoute, refuseLink, refuseLinkFields } from '../link-answers'

/** `{ "token", "name", "revision", "expectedTotal", "options", "termsVersion" }`: the customer's yes. */
export const POST = linkRoute(async ({ ctx, token, body, locale }) => {
  const outcome = await acceptRevision({ ctx, token, wish: body })
  if (outcome.ok) return answer(200, { ok: true })
  return outcome.kind === 'unreadable'
    ? refuseLinkFields(locale, outcome.fields)
    : refuseLink(locale, outcome.kind)
})
