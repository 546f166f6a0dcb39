import { translatorOf } from '@/i18n/translator'
import { actOnRow } from '@/services/morning/act-on-row'
import { answer, refuseCall, refuseInWords } from '../../respond'
import { officeRoute } from '../office-route'

/**
 * `{ "act": "done" | "snooze", "kind", "id", "until"? }`: 200 with `undo`, the body of the call that puts it
 * back.
 */
export const POST = officeRoute(async ({ ctx, body, locale, request }) => {
  const outcome = await actOnRow({ ctx, wish: body })
  if (outcome.ok) return answer(200, { undo: outcome.undo })
  const t = translatorOf(locale, 'officeMorning.refusals')
  switch (outcome.kind) {
    case 'not_signed_in':
      return refuseInWords(locale, 401, 'notAuthenticated')
    case 'forbidden':
      return refuseCall(request, 403, 'forbidden')
    case 'not_found':
      return refuseCall(request, 404, 'notFound')
    case 'malformed':
      return refuseCall(request, 422, 'malformed')
    case 'past':
      return answer(422, { errors: [{ field: 'until', message: t('past') }] })
    case 'changed':
      return answer(409, { errors: [{ field: '', message: t('changed') }] })
  }
})
