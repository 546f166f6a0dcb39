import { endReminders } from '@/services/links/end-reminders'
import { answer } from '../../respond'
import { linkRoute, refuseLink } from '../link-answers'

/** `{ "token" }`: no reminders any more, of this quote or any other of the same person. */
export const POST = linkRoute(async ({ ctx, token, locale }) =>
  (await endReminders({ ctx, token }))
    ? answer(200, { ok: true })
    : refuseLink(locale, 'not_found'),
)
