import { translatorOf } from '@/i18n/translator'
import { runNow } from '@/services/office/run-now'
import { answer, refuseCall, refuseInWords } from '../../respond'
import { officeRoute } from '../office-route'

/** `{ "work": "payments" }`, from an administrator: does now what the site does by itself when it is time. */
export const POST = officeRoute(async ({ ctx, body, locale, request }) => {
  const outcome = await runNow({ ctx, wish: body })
  if (outcome.ok) return answer(200, { ok: true, did: outcome.did })
  const t = translatorOf(locale, 'officeBackground')
  switch (outcome.kind) {
    case 'not_signed_in':
      return refuseInWords(locale, 401, 'notAuthenticated')
    case 'forbidden':
      return refuseCall(request, 403, 'forbidden')
    case 'not_found':
      return refuseCall(request, 404, 'notFound')
    case 'elsewhere':
      return answer(409, { errors: [{ field: '', message: t('elsewhere') }] })
    case 'failed':
      return answer(409, {
        errors: [{ field: '', message: t('failedWith', { trouble: outcome.trouble }) }],
      })
  }
})
