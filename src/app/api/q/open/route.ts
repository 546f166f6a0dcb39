import { openLink } from '@/services/links/open-link'
import { answer } from '../../respond'
import { linkRoute, refuseLink } from '../link-answers'

/** `{ "token" }`: what the link opens; 404 for a wrong or ended one. */
export const POST = linkRoute(async ({ ctx, token, locale }) => {
  const opened = await openLink({ ctx, token })
  return opened ? answer(200, opened) : refuseLink(locale, 'not_found')
})
