import { sql } from '@payloadcms/db-postgres'
import { startedPayload } from '../request-context'

/** Whether the database answers a query. */
export async function isDatabaseUp(): Promise<boolean> {
  try {
    const payload = await startedPayload()
    await payload.db.drizzle.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}
