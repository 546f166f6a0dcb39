import 'server-only'
import { APIError, AuthenticationError } from 'payload'
import type { Actor, ServiceContext } from '../context'
import { withSignInLock } from './sign-in-lock'

const tooManyRequests = 429

/**
 * Whether this is the password of whoever is signed in. Wrong ones are counted as at a sign-in, and after a
 * few none is taken.
 */
export async function provePassword(
  { payload }: Pick<ServiceContext, 'payload'>,
  { email }: Pick<Actor, 'email'>,
  password: string,
): Promise<'right' | 'wrong' | 'locked'> {
  try {
    await withSignInLock(payload, email, () =>
      payload.login({
        collection: 'users',
        data: { email, password },
        depth: 0,
        context: { provesPassword: true },
      }),
    )
    return 'right'
  } catch (error) {
    if (error instanceof APIError && error.status === tooManyRequests) return 'locked'
    if (error instanceof AuthenticationError) return 'wrong'
    throw error
  }
}
