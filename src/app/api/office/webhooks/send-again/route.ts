import { translatorOf } from '@/i18n/translator'
import { sendAgain } from '@/services/webhooks/send-again'
import { answer, refuseCall, refuseInWords } from '../../../respond'
import { officeRoute } from '../../office-route'

/** `{ "deliveryId": <id> }`, from an administrator: tells a receiver the same once more. */
export const POST = officeRoute(async ({ ctx, body, locale, request }) => {
  const outcome = await sendAgain({ ctx, wish: body })
  if (outcome.ok) return answer(200, { ok: true })
  switch (outcome.kind) {
    case 'not_signed_in':
      return refuseInWords(locale, 401, 'notAuthenticated')
    case 'forbidden':
      return refuseCall(request, 403, 'forbidden')
    case 'not_found':
      return refuseCall(request, 404, 'notFound')
    case 'under_way': {
      const message = translatorOf(locale, 'officeWebhooks')('delivery.underWay')
      return answer(409, { errors: [{ field: '', message }] })
    }
  }
})
