import 'server-only'
import type { Actor, ServiceContext } from '../context'
import { withSignInLock } from './sign-in-lock'

/** An empty one is not even looked at. */
const unreadable = 400
const unauthorized = 401
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
    // by its status: the build may hold Payload's classes more than once, and a name is shortened there
    const status = statusOf(error)
    if (status === tooManyRequests) return 'locked'
    if (status === unauthorized || status === unreadable) return 'wrong'
    throw error
  }
}

function statusOf(error: unknown): unknown {
  return error instanceof Error && 'status' in error ? error.status : undefined
}
