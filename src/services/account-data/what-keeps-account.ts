import 'server-only'
import { databaseOf } from '@collections/database/lock-key'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { DeletionObstacle } from '@/domain/account/deletion'
import { among } from './rows-of-person'
import type { RowsOfPerson } from './rows-of-person'

/** What has to come to its end before somebody can be forgotten; null where nothing has. */
export async function whatKeepsAccount(
  req: PayloadRequest,
  { quotes, jobs, visits }: RowsOfPerson,
  now: Date,
): Promise<DeletionObstacle | null> {
  const ofQuotes = among('quote_id', quotes)
  const obstacles: [DeletionObstacle, SQL][] = [
    // what the reconciler would ask Stripe about
    [
      'checkout_open',
      sql`
        select 1 from payments p where ${ofQuotes} and (
          status in ('pending_checkout', 'processing') or is_held
          or (is_duplicate and status = 'succeeded')
          or error_details ->> 'sessionMayBeOpen' = 'true'
          or exists (select 1 from payments_refunds r
            where r._parent_id = p.id and r.state in ('requested', 'pending')))`,
    ],
    [
      'dispute_open',
      sql`
        select 1 from payments where ${ofQuotes} and dispute_outcome = 'open'
        union all
        select 1 from quotes where ${among('id', quotes)} and payment_status = 'disputed'`,
    ],
    [
      'work_ahead',
      sql`
        select 1 from jobs where ${among('id', jobs)} and stage not in ('installed', 'closed')
        union all
        select 1 from visits
        where ${among('id', visits)} and is_cancelled is not true and "end" > ${now.toISOString()}`,
    ],
    [
      'money_open',
      sql`
        select 1 from quotes q left join jobs j on j.quote_id = q.id
        where ${among('q.id', quotes)} and q.balance_due > 0 and q.payment_status <> 'refunded'
          and (q.payment_status = 'deposit_paid' or q.status = 'deposit_paid' or j.stage = 'installed')`,
    ],
  ]
  for (const [obstacle, rows] of obstacles) {
    const found = await databaseOf(req).execute(sql`select 1 where exists (${rows})`)
    if ((found.rows?.length ?? 0) > 0) return obstacle
  }
  return null
}
