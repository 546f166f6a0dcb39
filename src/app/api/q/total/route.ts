import { sumsWithOptions } from '@/services/links/sums-with-options'
import { answer } from '../../respond'
import { linkRoute, refuseLink } from '../link-answers'

/** `{ "token", "options" }`: 200 `{ "total", "deposit" }`, what the quote comes to with these options. */
export const POST = linkRoute(async ({ ctx, token, body, locale }) => {
  const options = Reflect.get(body as object, 'options')
  const sums = await sumsWithOptions({ ctx, token, options })
  return sums === null ? refuseLink(locale, 'not_found') : answer(200, sums)
})
