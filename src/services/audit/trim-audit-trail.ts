import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { auditKeptDays } from '@/domain/audit/audit-events'
import type { ServiceContext } from '../context'

/** Deletes what is older than it is kept; the database lets nothing younger go. */
export async function trimAuditTrail({
  payload,
}: Pick<ServiceContext, 'payload'>): Promise<number> {
  const result = await payload.db.drizzle.execute(
    sql`delete from audit_trail where created_at < now() - make_interval(days => ${auditKeptDays})`,
  )
  return result.rowCount ?? 0
}
