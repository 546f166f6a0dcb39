import 'server-only'
import type { Payload } from 'payload'

/**
 * Runs `work` unless another process is running the same one: the database holds the lock, and a
 * process that dies lets go of it.
 */
export async function withLeadership(
  payload: Payload,
  name: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const client = await payload.db.pool.connect()
  try {
    const { rows } = await client.query<{ leads: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 1)) as leads',
      [name],
    )
    if (rows[0]?.leads !== true) return
    try {
      await work()
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 1))', [name])
    }
  } finally {
    client.release()
  }
}
