import { after } from 'next/server'
import { safeReturnPath } from '@/domain/account/safe-return-path'
import { mailRequestSchema } from '@/domain/account/sign-in'
import { requestPasswordReset } from '@/services/accounts/request-password-reset'
import { contextOfSite } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { fieldOf, problemsInWords } from '../../accounts/account-answers'
import { answering } from '../../edge/answering'
import { boundBody } from '../../edge/bound-body'
import { answer, refuseFields, refuseMailFlood, refuseWhenTooMany } from '../../respond'
import { payloadBody } from '../payload-body'

/**
 * Takes the place of Payload's own call: its mail is stored and retried, and the answer comes
 * before the account is looked for, so that neither words nor time tell whether there is one.
 */
export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'mail')
  if (tooMany) return tooMany
  const bounded = await boundBody(request)
  if (!bounded.ok) return bounded.response
  const body = await payloadBody(bounded.request)
  const locale = callerLocale(request, body)
  const parsed = mailRequestSchema.safeParse(body)
  if (!parsed.success) {
    return refuseFields(problemsInWords(locale, [{ field: 'email', code: 'emailInvalid' }]))
  }
  const { email } = parsed.data
  const flood = await refuseMailFlood(request, email)
  if (flood) return flood
  const from = safeReturnPath(fieldOf(body, 'from'))
  after(async () => {
    await requestPasswordReset({ ctx: await contextOfSite(), email, from, locale })
  })
  return answer(200, { message: 'Success' })
})
