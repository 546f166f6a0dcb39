import 'server-only'
import type { ServiceContext } from '../context'
import { withSignInLock } from './sign-in-lock'

/**
 * The token of a link for a new password, written into the account with this address; null where there is
 * none. A sign-in at this moment would write back the token of before.
 */
export async function newResetToken(
  { payload }: Pick<ServiceContext, 'payload'>,
  email: string,
): Promise<string | null> {
  const token = await withSignInLock(payload, email, () =>
    payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
      overrideAccess: true, // the visitor gets the token by mail only
    }),
  )
  return token || null
}
