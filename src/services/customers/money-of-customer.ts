import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { sql } from '@payloadcms/db-postgres'
import type { ServiceContext } from '../context'

/** Of what was agreed on, in major units of one currency. */
export type MoneyOfCustomer = {
  currency: string
  agreed: number
  /** What came in and did not go back. */
  paid: number
  /** What went back of quotes that are paid: it is not owed again. */
  givenBack: number
  left: number
  owedNow: number
}

/**
 * What a customer agreed to, paid and owes now, in each currency: of what was accepted or paid for, and not
 * given back in full. Null for whoever does not work with customers.
 */
export async function moneyOfCustomer({
  ctx,
  customerId,
}: {
  ctx: ServiceContext
  customerId: number
}): Promise<MoneyOfCustomer[] | null> {
  if (ctx.actor === null || !worksWithCustomers(ctx.actor)) return null
  const { rows } = await ctx.payload.db.drizzle.execute<{
    currency: string
    agreed: string
    paid: string
    givenBack: string
    left: string
    owedNow: string
  }>(sql`
    select q.currency_code_at_quote as currency, sum(q.total_cost) as agreed,
      sum(q.amount_paid) as paid,
      sum(case when q.status = 'payment_succeeded' then greatest(q.total_cost - q.amount_paid, 0)
        else 0 end) as "givenBack",
      sum(case when q.status = 'payment_succeeded' then 0 else q.total_cost - q.amount_paid end)
        as "left",
      sum(case
        when q.owed_since is null then 0
        when q.status = 'deposit_paid' or q.deposit_due = 0 then q.total_cost - q.amount_paid
        else q.deposit_due
      end) as "owedNow"
    from quotes q join customers c on c.id = ${customerId}
    where (q.customer_id = c.id or q.user_id = c.user_id) and q.payment_status <> 'refunded'
      and (q.owed_since is not null or q.status in ('deposit_paid', 'payment_succeeded'))
    group by 1 order by 1`)
  return rows.map(({ currency, ...sums }) => ({
    currency,
    agreed: Number(sums.agreed),
    paid: Number(sums.paid),
    givenBack: Number(sums.givenBack),
    left: Number(sums.left),
    owedNow: Number(sums.owedNow),
  }))
}
