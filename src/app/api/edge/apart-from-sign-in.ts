import { slugs } from '@collections/slugs'
import type { Payload } from 'payload'
import type { User } from '@/payload-types'
import { withSignInLock } from '@/services/accounts/sign-in-lock'
import { startedPayload } from '@/services/request-context'
import type { PayloadRoute } from './pass-to-payload'

/**
 * Changes no account and signs nobody out while a sign-in of the account runs: it writes back all that it has
 * read, the sessions and the old password, too.
 */
export function apartFromSignIn(route: PayloadRoute): PayloadRoute {
  return async (request, args) => {
    const [collection, act = '', ...more] = (await args.params).slug
    const isMeant =
      collection === slugs.users &&
      more.length === 0 &&
      (request.method === 'PATCH' || act === 'logout')
    const email = isMeant ? await addressOf(request, act) : null
    if (email === null) return route(request, args)
    return withSignInLock(await startedPayload(), email, () => route(request, args))
  }
}

/** The address of the account that is meant; null where nobody is signed in, or it is of no account. */
async function addressOf({ headers }: Request, act: string): Promise<string | null> {
  const payload = await startedPayload()
  const { user } = await payload.auth({ headers })
  if (user === null) return null
  return act === 'logout' ? user.email : addressOfId(payload, parseFloat(act))
}

/** Payload reads a number out of the path in the same way. */
async function addressOfId(payload: Payload, id: number): Promise<string | null> {
  if (!Number.isInteger(id)) return null
  const account = await payload.db.findOne<User>({
    collection: slugs.users,
    where: { id: { equals: id } },
  })
  return account?.email ?? null
}
