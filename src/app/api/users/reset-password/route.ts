import config from '@payload-config'
import { REST_POST } from '@payloadcms/next/routes'
import { finishPasswordReset } from '@/services/accounts/finish-password-reset'
import { contextOfSite } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { fieldOf } from '../../accounts/account-answers'
import { refuseWhenTooMany } from '../../respond'
import { payloadBody } from '../payload-body'

const reset = REST_POST(config)

/** Payload's own reset; what belongs to it here follows: confirmed address, joined lead, a notice. */
export async function POST(request: Request): Promise<Response> {
  const tooMany = await refuseWhenTooMany(request, 'login')
  if (tooMany) return tooMany
  const body = await payloadBody(request)
  const response = await reset(request, {
    params: Promise.resolve({ slug: ['users', 'reset-password'] }),
  })
  if (response.ok) {
    const user = fieldOf(await response.clone().json(), 'user')
    const userId = Number(fieldOf(user, 'id'))
    await finishPasswordReset({
      ctx: await contextOfSite(),
      userId,
      locale: callerLocale(request, body),
    })
  }
  return response
}
