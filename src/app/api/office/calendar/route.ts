import { defaultLocale } from '@/config/locales'
import { feedAddress } from '@/services/calendar/feed-address'
import { contextFromRequest } from '@/services/request-context'
import { answering } from '../../edge/answering'
import { answer, readJson, refuseCall, refuseInWords, refuseWhenTooMany } from '../../respond'

/** `{ "whose": "mine" | "all", "renew"? }`: 200 `{ "url" }`, the secret address of a calendar. */
export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'rest')
  if (tooMany) return tooMany
  const read = await readJson(request)
  if (!read.ok) return read.response
  const outcome = await feedAddress({ ctx: await contextFromRequest(request), wish: read.body })
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
