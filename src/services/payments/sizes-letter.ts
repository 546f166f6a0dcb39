import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { sql } from '@payloadcms/db-postgres'
import type { ServiceContext } from '../context'

/** A letter about final sizes that has not left the house. */
export type SizesLetter = { to: string; at: string }

type Row = { to: string | null; at: string }

/**
 * The letter that tells a customer of final sizes, as long as it waits and setting them back stops it;
 * null to whoever does not work with customers.
 */
export async function waitingSizesLetter(
  { payload, actor, now }: ServiceContext,
  quoteId: number,
): Promise<SizesLetter | null> {
  if (actor === null || !worksWithCustomers(actor)) return null
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    select q.customer_email as to, j.wait_until as at
    from payload_jobs j
    join payments p on p.id::text = j.input ->> 'paymentId'
    join quotes q on q.id = p.quote_id
    where j.task_slug = 'afterPayment' and j.input ->> 'work' = 'balance'
      and j.processing is not true and j.completed_at is null
      and j.wait_until > ${now().toISOString()} and q.id = ${quoteId}
    order by j.wait_until limit 1`)
  const [row] = rows
  return row?.to ? { to: row.to, at: new Date(row.at).toISOString() } : null
}
