import { makeSecret } from '@/services/webhooks/new-secret'
import { answer, refuseCall, refuseInWords } from '../../../respond'
import { officeRoute } from '../../office-route'

/** `{ "receiverId": <id> }`, from an administrator: a new secret, said this once. */
export const POST = officeRoute(async ({ ctx, body, locale, request }) => {
  const outcome = await makeSecret({ ctx, wish: body })
  if (outcome.ok) return answer(200, { secret: outcome.secret })
  switch (outcome.kind) {
    case 'not_signed_in':
      return refuseInWords(locale, 401, 'notAuthenticated')
    case 'forbidden':
      return refuseCall(request, 403, 'forbidden')
    case 'not_found':
      return refuseCall(request, 404, 'notFound')
  }
})
