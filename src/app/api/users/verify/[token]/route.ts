import { translatorOf } from '@/i18n/translator'
import { confirmAccount } from '@/services/accounts/confirm-account'
import { contextOfSite } from '@/services/request-context'
import { callerLocale } from '../../../caller-locale'
import { answering } from '../../../edge/answering'
import { answer, refuseWhenTooMany } from '../../../respond'

type Args = { params: Promise<{ token: string }> }

/** Payload's own call, with what belongs to it here: the lead of the same address is joined. */
export const POST = answering(async (request: Request, { params }: Args): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'login')
  if (tooMany) return tooMany
  const { token } = await params
  const confirmed = await confirmAccount({ ctx: await contextOfSite(), token })
  if (confirmed) return answer(200, { message: 'Email verified successfully.' })
  const message = translatorOf(callerLocale(request), 'refusals')('badLink')
  return answer(403, { errors: [{ message }] })
})
