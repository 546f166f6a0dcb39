import { translatorOf } from '@/i18n/translator'
import { cancelEmailChange } from '@/services/email-change/answer-email-change'
import { contextOfSite } from '@/services/request-context'
import { callerLocale } from '../../../caller-locale'
import { answering } from '../../../edge/answering'
import { answer, readJson, refuseWhenTooMany } from '../../../respond'
import { fieldOf } from '../../account-answers'

/** `POST /api/accounts/email-change/cancel`: whoever reads the old address says that it was not he. */
export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'login')
  if (tooMany) return tooMany
  const read = await readJson(request)
  if (!read.ok) return read.response
  const token = fieldOf(read.body, 'token')
  if (await cancelEmailChange({ ctx: await contextOfSite(), token })) {
    return answer(200, { status: 'cancelled' })
  }
  const message = translatorOf(callerLocale(request, read.body), 'refusals')('badLink')
  return answer(403, { errors: [{ field: '', message }] })
})
