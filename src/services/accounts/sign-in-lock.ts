import 'server-only'
import pLimit from 'p-limit'
import type { Payload } from 'payload'

/** So many hold a connection of the pool for the lock; the others wait before they take one. */
const holding = pLimit(3)

/**
 * Runs `work`, a sign-in of the account with this address, once no other sign-in of it runs on any
 * server. Payload reads the sessions of an account, adds one and writes them all, so of two at the same
 * moment one was lost: whoever had it was signed out at once.
 */
export function withSignInLock<Result>(
  payload: Payload,
  email: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const account = email.trim().toLowerCase()
  return holding(async () => {
    const client = await payload.db.pool.connect()
    try {
      await client.query('select pg_advisory_lock(hashtextextended($1, 2))', [account])
      return await work()
    } finally {
      const isFree = await client
        .query('select pg_advisory_unlock(hashtextextended($1, 2))', [account])
        .then(
          () => true,
          () => false,
        )
      // a connection that could not let go is closed, and the lock goes with it
      client.release(!isFree)
    }
  })
}
