import { tryAgain } from '@/services/office/try-again'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answer, readJson, refuseCall, refuseInWords, refuseWhenTooMany } from '../../respond'

/** `{ "workId": <id> | "all" }`, from an administrator: does again what letters or records failed. */
export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'rest')
  if (tooMany) return tooMany
  const read = await readJson(request)
  if (!read.ok) return read.response
  const outcome = await tryAgain({ ctx: await contextFromRequest(request), wish: read.body })
  if (outcome.ok) return answer(200, { ok: true })
  switch (outcome.kind) {
    case 'not_signed_in':
      return refuseInWords(callerLocale(request), 401, 'notAuthenticated')
    case 'forbidden':
      return refuseCall(request, 403, 'forbidden')
    case 'not_found':
      return refuseCall(request, 404, 'notFound')
  }
})
