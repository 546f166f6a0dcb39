import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** A mail that was being sent when its process died is taken up again after this long. */
const abandonedAfter = sql`interval '2 minutes'`

/** Sends what the outbox holds; runs in one process at a time. */
export async function sendStoredMail(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(
    sql`update payload_jobs set processing = false where processing and updated_at < now() - ${abandonedAfter}`,
  )
  await payload.jobs.run({
    queue: 'mail',
    limit: 20,
    overrideAccess: true, // the runner is the site itself
    silent: { info: true },
  })
}
