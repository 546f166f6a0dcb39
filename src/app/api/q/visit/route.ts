import { localHref } from '@/config/locales'
import { visitByLink } from '@/services/links/visit-by-link'
import { keepToken, quoteOfVisit } from '../../kept-token'
import { answer } from '../../respond'
import { linkRoute, refuseLink } from '../link-answers'

/**
 * `{ "token" }`: 200 `{ "href" }`, where a visit for the quote is booked, which the browser remembers for
 * an hour; null where one stands already.
 */
export const POST = linkRoute(async ({ ctx, token, locale }) => {
  const way = await visitByLink({ ctx, token })
  if (way === null) return refuseLink(locale, 'not_found')
  if (way.path === null) return answer(200, { href: null })
  return answer(200, { href: localHref(locale, way.path) }, keepToken(quoteOfVisit, token))
})
