import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { sql } from '@payloadcms/db-postgres'
import type { Visit } from '@/payload-types'
import type { ServiceContext } from '../context'

export type VisitAhead = Pick<Visit, 'id' | 'kind' | 'start'>

const most = 3

/**
 * The next visits to a customer, of the same jobs and inquiries that his story tells of; null for
 * whoever does not work with customers.
 */
export async function visitsAhead({
  ctx,
  customerId,
}: {
  ctx: ServiceContext
  customerId: number
}): Promise<VisitAhead[] | null> {
  if (!worksWithCustomers(ctx.actor)) return null
  const { rows } = await ctx.payload.db.drizzle.execute<
    Omit<VisitAhead, 'start'> & { start: Date }
  >(
    sql`
    with who as (
      select user_id, nullif(lower(trim(email)), '') as email, nullif(phone_digits, '') as digits
      from customers where id = ${customerId} or merged_into_id = ${customerId}
    )
    select v.id, v.kind, v.start from visits v
    where v.is_cancelled is not true and v.start > ${ctx.now().toISOString()} and (
      v.job_id in (
        select j.id from jobs j join quotes q on q.id = j.quote_id
        where q.customer_id = ${customerId} or q.user_id in (select user_id from who)
      ) or v.inquiry_id in (
        select i.id from inquiries i where i.is_spam is not true
          and (lower(trim(i.email)) in (select email from who)
            or i.phone_digits in (select digits from who))
      ))
    order by v.start limit ${most}`,
  )
  return rows.map(({ start, ...visit }) => ({ ...visit, start: new Date(start).toISOString() }))
}
