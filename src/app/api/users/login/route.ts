import config from '@payload-config'
import { REST_POST } from '@payloadcms/next/routes'
import { refuseWhenTooMany } from '../../respond'

const signIn = REST_POST(config)

/** Payload's own sign-in, behind a limit: each try costs the server a password hash. */
export async function POST(request: Request): Promise<Response> {
  const tooMany = await refuseWhenTooMany(request, 'login')
  if (tooMany) return tooMany
  return signIn(request, { params: Promise.resolve({ slug: ['users', 'login'] }) })
}
