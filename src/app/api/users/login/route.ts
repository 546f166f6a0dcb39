import config from '@payload-config'
import { REST_POST } from '@payloadcms/next/routes'
import { answering } from '../../edge/answering'
import { passToPayload } from '../../edge/pass-to-payload'
import { refuseWhenTooMany } from '../../respond'

const signIn = REST_POST(config)

/** Payload's own sign-in, behind a limit: each try costs the server a password hash. */
export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'login')
  if (tooMany) return tooMany
  return passToPayload(signIn, request, {
    params: Promise.resolve({ slug: ['users', 'login'] }),
  })
})
