import { emailChangeSchema } from '@/domain/account/email-change'
import { requestEmailChange } from '@/services/email-change/request-email-change'
import { answer, refuseCall, refuseFields, refuseInWords, refuseMailFlood } from '../../respond'
import { problemsInWords } from '../account-answers'
import { accountRoute } from '../account-route'

/** `POST /api/accounts/email-change`: asks both addresses; the answer is the same whether the new one is taken. */
export const POST = accountRoute(async ({ ctx, body, locale, request }) => {
  const wish = emailChangeSchema.safeParse(body)
  if (wish.success && ctx.actor !== null) {
    const flood = await refuseMailFlood(request, wish.data.newEmail)
    if (flood) return flood
  }
  const outcome = await requestEmailChange({ ctx, input: body, locale })
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
