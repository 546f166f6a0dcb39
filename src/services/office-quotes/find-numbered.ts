import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { sql } from '@payloadcms/db-postgres'
import { numberedIn } from '@/domain/quote/numbered'
import type { NumberedList } from '@/domain/quote/numbered'
import type { ServiceContext } from '../context'

/** A quote, payment or job as a search names it. */
export type Numbered = {
  list: NumberedList
  id: number
  customer: string
  /** Null where it has no sum of its own. */
  sum: { amount: number; currency: string } | null
}

type Row = { customer: string | null; amount: string | null; currency: string | null }

const reads = {
  quotes: (id: number) => sql`
    select customer_name as customer, total_cost as amount, currency_code_at_quote as currency
    from quotes where id = ${id}`,
  payments: (id: number) => sql`
    select q.customer_name as customer, p.amount, p.currency
    from payments p join quotes q on q.id = p.quote_id where p.id = ${id}`,
  jobs: (id: number) => sql`
    select coalesce(q.customer_name, c.name) as customer, null as amount, null as currency
    from jobs j left join quotes q on q.id = j.quote_id left join customers c on c.id = j.customer_id
    where j.id = ${id}`,
}

/**
 * What a typed number names, or null where there is nothing of it; `forbidden` to whoever does not work
 * with customers.
 */
export async function findNumbered(
  { payload, actor }: ServiceContext,
  typed: string,
): Promise<Numbered | null | 'forbidden'> {
  if (!worksWithCustomers(actor)) return 'forbidden'
  const named = numberedIn(typed)
  if (named === null) return null
  const { rows } = await payload.db.drizzle.execute<Row>(reads[named.list](named.id))
  const [row] = rows
  if (row === undefined) return null
  const { amount, currency } = row
  return {
    ...named,
    customer: row.customer ?? '',
    sum: amount === null || currency === null ? null : { amount: Number(amount), currency },
  }
}
