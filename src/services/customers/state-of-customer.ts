import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { sql } from '@payloadcms/db-postgres'
import { stateAfter } from '@/domain/customer/customer-state'
import type { CustomerState } from '@/domain/customer/customer-state'
import type { ServiceContext } from '../context'

/** What a customer is to the shop by what happened; null for whoever does not work with customers. */
export async function stateOfCustomer({
  ctx,
  customerId,
}: {
  ctx: ServiceContext
  customerId: number
}): Promise<CustomerState | null> {
  if (ctx.actor === null || !worksWithCustomers(ctx.actor)) return null
  const { rows } = await ctx.payload.db.drizzle.execute<{
    running: boolean | null
    carriedOut: boolean | null
    quoted: boolean | null
  }>(sql`
    with q as (
      select q.*, q.payment_status <> 'refunded'
        and (q.owed_since is not null or q.status in ('deposit_paid', 'payment_succeeded')) as agreed
      from quotes q join customers c on c.id = ${customerId}
      where q.customer_id = c.id or q.user_id = c.user_id
    )
    select bool_or(agreed and work_done is not true) as running,
      bool_or(agreed and work_done) as "carriedOut", 
      bool_or(origin = 'website' or sent_at is not null) as quoted
    from q`)
  const [row] = rows
  return stateAfter({
    hasRunning: row?.running === true,
    hasCarriedOut: row?.carriedOut === true,
    hasQuote: row?.quoted === true,
  })
}
