import { askAboutQuote } from '@/services/links/ask-about-quote'
import { answer, refuseWhenTooMany } from '../../respond'
import { linkRoute, refuseLink, refuseLinkFields } from '../link-answers'

/** `{ "token", "message" }`: a question, which reaches the office with the quote. */
export const POST = linkRoute(async ({ ctx, token, body, locale, request }) => {
  const tooMany = await refuseWhenTooMany(request, 'inquiry')
  if (tooMany) return tooMany
  const outcome = await askAboutQuote({ ctx, token, question: body })
  if (outcome.ok) return answer(200, { ok: true })
  return outcome.kind === 'unreadable'
    ? refuseLinkFields(locale, outcome.fields)
    : refuseLink(locale, outcome.kind)
})
