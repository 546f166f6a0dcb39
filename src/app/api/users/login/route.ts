import config from '@payload-config'
import { REST_POST } from '@payloadcms/next/routes'
import { withSignInLock } from '@/services/accounts/sign-in-lock'
import { noteRefusedSignIn } from '@collections/audit/note-refusals'
import { contextOfSite } from '@/services/request-context'
import { fieldOf } from '../../accounts/account-answers'
import { answering } from '../../edge/answering'
import { boundBody } from '../../edge/bound-body'
import { passToPayload } from '../../edge/pass-to-payload'
import { refuseWhenTooMany } from '../../respond'
import { payloadBody } from '../payload-body'
import { whyRefused } from './why-refused'

const signIn = REST_POST(config)

/** Payload's own sign-in, behind a limit: each try costs the server a password hash. */
export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'login')
  if (tooMany) return tooMany
  const bounded = await boundBody(request)
  if (!bounded.ok) return bounded.response
  const body = await payloadBody(bounded.request)
  const email = fieldOf(body, 'email')
  const address = typeof email === 'string' ? email : ''
  const { payload } = await contextOfSite()
  const response = await withSignInLock(payload, address, () =>
    passToPayload(signIn, bounded.request, {
      params: Promise.resolve({ slug: ['users', 'login'] }),
    }),
  )
  const reason = await whyRefused(response, fieldOf(body, 'code'))
  if (reason !== null) {
    const browser = request.headers.get('user-agent') ?? ''
    await noteRefusedSignIn(payload, { email: address, reason, browser })
  }
  return response
})
