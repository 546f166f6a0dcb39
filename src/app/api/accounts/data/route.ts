import { ownData } from '@/services/account-data/own-data'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answerFile, refuseInWords, refuseWhenTooMany } from '../../respond'

/** `GET /api/accounts/data`: all that is kept about whoever asks, as one file. */
export const GET = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'ownData')
  if (tooMany) return tooMany
  const ctx = await contextFromRequest(request)
  const data = await ownData(ctx, callerLocale(request))
  if (data === null) return refuseInWords(callerLocale(request), 401, 'notAuthenticated')
  return answerFile({
    filename: `my-data-${ctx.now().toISOString().slice(0, 10)}.json`,
    contentType: 'application/json; charset=utf-8',
    content: Buffer.from(JSON.stringify(data, null, 2)),
  })
})
