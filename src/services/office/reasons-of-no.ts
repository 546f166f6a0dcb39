import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { instantOf } from '@/domain/job/shop-time'
import type { Period } from '@/domain/report/periods'
import { timeZone } from '@/i18n/time-zone'
import type { ServiceContext } from '../context'

export type ReasonOfNo = {
  quoteId: number
  number: string
  customer: string
  /** Major units. */
  total: number
  currency: string
  /** In the words of whoever said no; null where nothing was said. */
  reason: string | null
}

const shown = 20

/** Who said no in a period, and why: those with words first, the newest of each first. */
export async function reasonsOfNo(
  { payload, now }: ServiceContext,
  { from, until }: Period,
): Promise<ReasonOfNo[]> {
  const [start, end] = [from, until].map((day) =>
    (instantOf(`${day}T00:00`, timeZone) ?? now()).toISOString(),
  )
  const { rows } = await payload.db.drizzle.execute<
    Omit<ReasonOfNo, 'total'> & { total: string }
  >(sql`
    select id as "quoteId", number, customer_name as customer, total_cost as total,
      currency_code_at_quote as currency, nullif(trim(decline_reason), '') as reason
    from quotes
    where status = 'declined' and declined_at >= ${start} and declined_at < ${end}
    order by (nullif(trim(decline_reason), '') is null), declined_at desc
    limit ${shown}`)
  return rows.map((row) => ({ ...row, total: Number(row.total) }))
}
