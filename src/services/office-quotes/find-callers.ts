import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { sql } from '@payloadcms/db-postgres'
import { digitsToFind } from '@/domain/customer/phone-digits'
import { phoneText } from '@/domain/customer/phone-text'
import { saidState } from '@/domain/payment/part-paid'
import type { SaidState } from '@/domain/payment/part-paid'
import { quoteNumber } from '@/domain/quote/quote-number'
import type { Quote } from '@/payload-types'
import type { ServiceContext } from '../context'

/** Somebody the shop knows, with what is open for him. */
export type Caller = {
  customerId: number
  name: string
  phone: string
  email: string
  address: string
  quotes: { id: number; number: string; status: SaidState; total: number; currency: string }[]
  inquiries: { id: number; kind: string; at: string; hasPrice: boolean }[]
}

const mostCallers = 6
const mostOfEach = 3
const fewestDigits = 2

type Row = {
  id: number
  name: string
  phone: string | null
  email: string | null
  address: string | null
  quotes: {
    id: number
    status: Quote['status']
    depositDue: string
    total: string
    currency: string
  }[]
  inquiries: { id: number; kind: string; at: string; has_price: boolean }[]
}

/**
 * Whoever fits what was typed: a telephone number in any spelling, from its second digit on, or a part
 * of a name or address. Null for whoever does not work with customers.
 */
export async function findCallers(ctx: ServiceContext, typed: string): Promise<Caller[] | null> {
  if (!worksWithCustomers(ctx.actor)) return null
  const text = typed.trim().slice(0, 100)
  const digits = digitsToFind(text)
  const isNumber = digits.length >= fewestDigits && !/\p{L}/u.test(text)
  if (!isNumber && text.length < 2) return []
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const fits = isNumber
    ? sql`phone_digits like ${`%${digits}%`}`
    : sql`(name ilike ${pattern} or email ilike ${pattern})`
  const { rows } = await ctx.payload.db.drizzle.execute<Row>(sql`
    select c.id, c.name, c.phone, c.email, u.address,
      coalesce((
        select json_agg(q) from (
          select id, status, deposit_due as "depositDue", total_cost as total,
            currency_code_at_quote as currency from quotes
          where customer_id = c.id or (c.user_id is not null and user_id = c.user_id)
          order by updated_at desc limit ${mostOfEach}
        ) q), '[]') as quotes,
      coalesce((
        select json_agg(i) from (
          select id, kind, created_at as at, quote_total is not null as has_price from inquiries
          where not is_spam and progress <> 'closed'
            and ((c.email is not null and lower(email) = lower(c.email))
              or (c.phone_digits <> '' and phone_digits = c.phone_digits))
          order by created_at desc limit ${mostOfEach}
        ) i), '[]') as inquiries
    from customers c left join users u on u.id = c.user_id
    where c.id in (select coalesce(merged_into_id, id) from customers where ${fits})
    order by c.last_contact_date desc nulls last, c.id desc limit ${mostCallers}`)
  return rows.map((row) => ({
    customerId: row.id,
    name: row.name,
    phone: phoneText(row.phone ?? ''),
    email: row.email ?? '',
    address: row.address ?? '',
    quotes: row.quotes.map(({ id, status, depositDue, total, currency }) => ({
      id,
      number: quoteNumber(id),
      status: saidState(status, { depositDue: Number(depositDue) }),
      total: Number(total),
      currency,
    })),
    inquiries: row.inquiries.map(({ id, kind, at, has_price }) => ({
      id,
      kind,
      at,
      hasPrice: has_price,
    })),
  }))
}
