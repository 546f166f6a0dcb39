import { totalWithOptions } from '@/services/links/total-with-options'
import { answer } from '../../respond'
import { linkRoute, refuseLink } from '../link-answers'

/** `{ "token", "options" }`: 200 `{ "total" }`, what the quote comes to with these options. */
export const POST = linkRoute(async ({ ctx, token, body, locale }) => {
  const options = Reflect.get(body as object, 'options')
  const total = await totalWithOptions({ ctx, token, options })
  return total === null ? refuseLink(locale, 'not_found') : answer(200, { total })
})
