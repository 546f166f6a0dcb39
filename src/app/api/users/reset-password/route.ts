import config from '@payload-config'
import { REST_POST } from '@payloadcms/next/routes'
import { accountByResetToken } from '@/services/accounts/find-account'
import { finishPasswordReset } from '@/services/accounts/finish-password-reset'
import { withSignInLock } from '@/services/accounts/sign-in-lock'
import { contextOfSite } from '@/services/request-context'
import { fieldOf } from '../../accounts/account-answers'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { boundBody } from '../../edge/bound-body'
import { passToPayload } from '../../edge/pass-to-payload'
import { refuseWhenTooMany } from '../../respond'
import { payloadBody } from '../payload-body'

const reset = REST_POST(config)

/** Payload's own reset; what belongs to it here follows: confirmed address, joined lead, a notice. */
export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'login')
  if (tooMany) return tooMany
  const bounded = await boundBody(request)
  if (!bounded.ok) return bounded.response
  const body = await payloadBody(bounded.request)
  const ctx = await contextOfSite()
  const token = fieldOf(body, 'token')
  const owner =
    typeof token === 'string' && token !== '' ? await accountByResetToken(ctx, token) : null
  const answer = () =>
    passToPayload(reset, bounded.request, {
      params: Promise.resolve({ slug: ['users', 'reset-password'] }),
    })
  // a sign-in at this moment would write back the sessions and the password that it has read
  const response = await (owner ? withSignInLock(ctx.payload, owner.email, answer) : answer())
  if (response.ok) {
    const user = fieldOf(await response.clone().json(), 'user')
    const userId = Number(fieldOf(user, 'id'))
    await finishPasswordReset({
      ctx,
      userId,
      locale: callerLocale(request, body),
    })
  }
  return response
})
