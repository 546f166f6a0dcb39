import { tryAgain } from '@/services/office/try-again'
import { answer, refuseCall, refuseInWords } from '../../respond'
import { officeRoute } from '../office-route'

/** `{ "workId": <id> | "all" }`, from an administrator: does again what letters or records failed. */
export const POST = officeRoute(async ({ ctx, body, locale, request }) => {
  const outcome = await tryAgain({ ctx, wish: body })
  if (outcome.ok) return answer(200, { ok: true })
  switch (outcome.kind) {
    case 'not_signed_in':
      return refuseInWords(locale, 401, 'notAuthenticated')
    case 'forbidden':
      return refuseCall(request, 403, 'forbidden')
    case 'not_found':
      return refuseCall(request, 404, 'notFound')
  }
})
