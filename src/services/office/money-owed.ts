import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { sql } from '@payloadcms/db-postgres'
import { daysAfter, instantOf, shopDayOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import type { ServiceContext } from '../context'

/** How long something has been due; what comes after measuring, or after the deposit, is not due yet. */
const ages = ['notYet', 'week', 'month', 'older'] as const

type Age = (typeof ages)[number]

/** One amount that a quote owes. */
type Owed = {
  quoteId: number
  number: string
  customer: string
  /** Major units. */
  amount: number
  /** Null of what is not due yet. */
  since: string | null
}

type OfAge = { age: Age; count: number; sum: number; first: Owed[] }

export type MoneyOwed = { currency: string; total: number; ofAge: OfAge[] }

type Row = Omit<Owed, 'amount'> & {
  currency: string
  age: Age
  amount: string
  count: number
  sum: string
  total: string
}

const shown = 5

/**
 * What customers owe by quote and by how long it has been due, of what was agreed on: a part was paid,
 * or the offer accepted. Whoever has all of his money back owes nothing. Null for whoever does not work with customers; a list for each currency.
 */
export async function moneyOwed({ ctx }: { ctx: ServiceContext }): Promise<MoneyOwed[] | null> {
  const { actor, now, payload } = ctx
  if (actor === null || !worksWithCustomers(actor)) return null
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    with owed as (
      select id, number, customer_name, currency_code_at_quote as currency, owed_since,
        total_cost - amount_paid as whole,
        case
          when owed_since is null then 0
          when status = 'deposit_paid' or deposit_due = 0 then total_cost - amount_paid
          else deposit_due
        end as due
      from quotes
      where owed_since is not null
        or (status = 'deposit_paid' and payment_status <> 'refunded')
    ),
    parts as (
      select *, 'notYet' as age, whole - due as amount, null::timestamptz as since
      from owed where whole > due
      union all
      select *,
        case
          when owed_since >= ${daysAgo(now(), 7)} then 'week'
          when owed_since >= ${daysAgo(now(), 30)} then 'month'
          else 'older'
        end, due, owed_since
      from owed where due > 0
    ),
    summed as (
      select *,
        row_number() over (partition by currency, age order by since, id) as place,
        (count(*) over of_age)::int as count, sum(amount) over of_age as sum,
        sum(amount) over (partition by currency) as total
      from parts
      window of_age as (partition by currency, age)
    )
    select id as "quoteId", number, customer_name as customer, currency, since, age, amount, count,
      sum, total
    from summed where place <= ${shown} order by currency, age, place`)
  return byCurrency(rows)
}

/** The list in the admin of the quotes with something of this age. */
export function listOfAge(age: Age, now: Date): string {
  const [week, month] = [daysAgo(now, 7), daysAgo(now, 30)]
  /** Each row fits one of these, and all that it says. */
  const conditions: Record<Age, string[][]> = {
    notYet: [
      [
        '[status][equals]=deposit_paid',
        '[owedSince][exists]=false',
        '[paymentStatus][not_equals]=refunded',
        '[balanceDue][greater_than]=0',
      ],
      [
        '[status][not_equals]=deposit_paid',
        '[owedSince][exists]=true',
        '[depositDue][greater_than]=0',
      ],
    ],
    week: [[`[owedSince][greater_than_equal]=${week}`]],
    month: [[`[owedSince][greater_than_equal]=${month}`, `[owedSince][less_than]=${week}`]],
    older: [[`[owedSince][less_than]=${month}`]],
  }
  const query = conditions[age].flatMap((all, either) =>
    all.map((condition, at) => `where[or][${either}][and][${at}]${condition}`),
  )
  return `/admin/collections/quotes?${query.join('&')}`
}

function byCurrency(rows: Row[]): MoneyOwed[] {
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const own = rows.filter((row) => row.currency === currency)
    return {
      currency,
      total: Number(own[0]?.total ?? 0),
      ofAge: ages.map((age) =>
        ageOf(
          age,
          own.filter((row) => row.age === age),
        ),
      ),
    }
  })
}

function ageOf(age: Age, rows: Row[]): OfAge {
  const first = rows.map(({ quoteId, number, customer, amount, since }) => ({
    quoteId,
    number,
    customer,
    amount: Number(amount),
    since: since && new Date(since).toISOString(),
  }))
  return { age, count: rows[0]?.count ?? 0, sum: Number(rows[0]?.sum ?? 0), first }
}

/** When the day began, where the shop is, that is so many days ago. */
function daysAgo(now: Date, count: number): string {
  const today = shopDayOf(now, timeZone)
  const day = daysAfter(today, -count)
  return (instantOf(`${day}T00:00`, timeZone) ?? now).toISOString()
}
