import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { sql } from '@payloadcms/db-postgres'
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
  const { rows } = await ctx.payload.db.drizzle.execute<{ state: CustomerState }>(
    sql`select state from customers where id = ${customerId}`,
  )
  return rows[0]?.state ?? 'lead'
}
