import { defaultLocale } from '@/config/locales'
import { feedAddress } from '@/services/calendar/feed-address'
import { answer, refuseCall, refuseInWords } from '../../respond'
import { officeRoute } from '../office-route'

/** `{ "whose": "mine" | "all", "renew"? }`: 200 `{ "url" }`, the secret address of a calendar. */
export const POST = officeRoute(async ({ ctx, body, request }) => {
  const outcome = await feedAddress({ ctx, wish: body })
  if (outcome.ok) return answer(200, { url: outcome.url })
  switch (outcome.kind) {
    case 'not_signed_in':
      return refuseInWords(defaultLocale, 401, 'notAuthenticated')
    case 'forbidden':
      return refuseCall(request, 403, 'forbidden')
    case 'malformed':
      return refuseCall(request, 422, 'malformed')
  }
})
