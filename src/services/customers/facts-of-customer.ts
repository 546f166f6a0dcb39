import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { sql } from '@payloadcms/db-postgres'
import type { ServiceContext } from '../context'

type Signed = {
  quoteId: number
  number: string
  revision: number
  name: string
  termsVersion: string | null
  at: string
}

export type FactsOfCustomer = {
  /** Where he lives or has work done, each once. */
  places: { address: string; quoteId: number | null; number: string | null }[]
  /** Terms that he said yes to, the last first. */
  signed: Signed[]
  /** Quotes about which he wants no reminders. */
  noReminders: { quoteId: number; number: string }[]
}

const most = 5

/**
 * Where a customer's work is and what he agreed to, of the quotes that his story tells of; null for whoever
 * does not work with customers.
 */
export async function factsOfCustomer({
  ctx,
  customerId,
}: {
  ctx: ServiceContext
  customerId: number
}): Promise<FactsOfCustomer | null> {
  if (!worksWithCustomers(ctx.actor)) return null
  const { drizzle } = ctx.payload.db
  const who = sql`select user_id from customers where id = ${customerId} or merged_into_id = ${customerId}`
  const own = sql`(q.customer_id = ${customerId} or q.user_id in (${who}))`
  const [places, signed, noReminders] = await Promise.all([
    drizzle.execute<FactsOfCustomer['places'][number]>(sql`
      select distinct on (lower(address)) address, "quoteId", number from (
        select trim(q.project_address) as address, q.id as "quoteId", q.number, q.updated_at as at
        from quotes q where ${own}
        union all
        select trim(u.address), null, null, null from users u where u.id in (${who})
      ) place where address <> '' order by lower(address), at desc nulls last limit ${most}`),
    drizzle.execute<Omit<Signed, 'at'> & { at: Date }>(sql`
      select q.id as "quoteId", q.number, r.number::int as revision, coalesce(r.accepted_name, '') as name,
        r.terms_version as "termsVersion", r.accepted_at as at
      from quote_revisions r join quotes q on q.id = r.quote_id
      where ${own} and r.accepted_at is not null order by r.accepted_at desc limit ${most}`),
    drizzle.execute<FactsOfCustomer['noReminders'][number]>(sql`
      select q.id as "quoteId", q.number from quotes q
      where ${own} and q.wants_no_reminders order by q.id desc limit ${most}`),
  ])
  return {
    places: places.rows,
    signed: signed.rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() })),
    noReminders: noReminders.rows,
  }
}
