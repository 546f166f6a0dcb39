import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { sql } from '@payloadcms/db-postgres'
import type { Twin } from '@/domain/customer/merge'
import { phoneText } from '@/domain/customer/phone-text'
import type { ServiceContext } from '../context'

const most = 5

/** Who may be the same person: the same number, address or name. Null for whoever does not work with customers. */
export async function likelyTwins({
  ctx,
  customerId,
}: {
  ctx: ServiceContext
  customerId: number
}): Promise<Twin[] | null> {
  if (ctx.actor === null || !worksWithCustomers(ctx.actor)) return null
  const { rows } = await ctx.payload.db.drizzle.execute<
    { id: number } & Record<'name' | 'phone' | 'email', string | null>
  >(sql`
    select c.id, c.name, c.phone, c.email
    from customers c join customers own on own.id = ${customerId}
    where c.id <> own.id and c.merged_into_id is null
      and (c.phone_digits = own.phone_digits or lower(trim(c.email)) = lower(trim(own.email))
        or lower(trim(c.name)) = lower(trim(own.name)))
      and (c.user_id is null or own.user_id is null)
    order by c.last_contact_date desc nulls last, c.id desc limit ${most}`)
  return rows.map(({ id, name, phone, email }) => ({
    customerId: id,
    name: name ?? '',
    phone: phoneText(phone ?? ''),
    email: email ?? '',
  }))
}
