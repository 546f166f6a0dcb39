import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { ServiceContext } from '../context'

/** For how long a message to another program can be looked up and sent again. */
const keptDays = 90

/** Deletes messages that are older than they are kept; one that still waits is never too old. */
export async function trimDeliveries({
  payload,
  now,
}: Pick<ServiceContext, 'payload' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - keptDays * 24 * 60 * 60_000).toISOString()
  const result = await payload.db.drizzle.execute(
    sql`delete from webhook_deliveries where created_at < ${before} and state <> 'waiting'`,
  )
  return result.rowCount ?? 0
}
