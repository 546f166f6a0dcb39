import { emailChangeSchema } from '@/domain/account/email-change'
import { requestEmailChange } from '@/services/email-change/request-email-change'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import {
  answer,
  readJson,
  refuseCall,
  refuseFields,
  refuseInWords,
  refuseMailFlood,
  refuseWhenTooMany,
} from '../../respond'
import { problemsInWords } from '../account-answers'

/** `POST /api/accounts/email-change`: asks both addresses; the answer is the same whether the new one is taken. */
export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'login')
  if (tooMany) return tooMany
  const read = await readJson(request)
  if (!read.ok) return read.response
  const locale = callerLocale(request, read.body)
  const ctx = await contextFromRequest(request)
  const wish = emailChangeSchema.safeParse(read.body)
  if (wish.success && ctx.actor !== null) {
    const flood = await refuseMailFlood(request, wish.data.newEmail)
    if (flood) return flood
  }
  const outcome = await requestEmailChange({ ctx, input: read.body, locale })
  if (outcome.ok) return answer(202, { status: 'letters_sent' })
  switch (outcome.kind) {
    case 'not_signed_in':
      return refuseInWords(locale, 401, 'notAuthenticated')
    case 'forbidden':
      return refuseCall(request, 403, 'forbidden')
    case 'locked':
      return refuseInWords(locale, 423, 'locked')
    case 'invalid':
      return refuseFields(problemsInWords(locale, outcome.problems))
  }
})
