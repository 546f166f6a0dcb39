import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { sql } from '@payloadcms/db-postgres'
import { instantOf, shopDayOf } from '@/domain/job/shop-time'
import { courseOf } from '@/domain/report/course'
import type { Course, DayCount } from '@/domain/report/course'
import { monthsAt, weeksTo } from '@/domain/report/periods'
import type { Period } from '@/domain/report/periods'
import { timeZone } from '@/i18n/time-zone'
import type { ServiceContext } from '../context'
import { reasonsOfNo } from './reasons-of-no'
import type { ReasonOfNo } from './reasons-of-no'

export type HowItWent = {
  /** This month, as much of the last one as has passed of this, and the last whole. */
  months: { now: Course; beforeSoFar: Course; before: Course; period: Period }
  /** The oldest first, the one under way last. */
  weeks: { period: Period; course: Course }[]
  /** Of this month, the newest first. */
  reasons: ReasonOfNo[]
}

const weeksShown = 12

type Row = Omit<DayCount, 'sum' | 'daysTaken'> & { sum: string; daysTaken: string | null }

/**
 * What became of quotes by the days of the shop: sent (by the office, or saved on the site), won (accepted or
 * the first money in, unless taken back since), lost (declined, or run out without an answer), paid in full.
 * Null for whoever does not work with customers.
 */
export async function howItWent({ ctx }: { ctx: ServiceContext }): Promise<HowItWent | null> {
  if (ctx.actor === null || !worksWithCustomers(ctx.actor)) return null
  const today = shopDayOf(ctx.now(), timeZone)
  const { now, before, beforeSoFar } = monthsAt(today)
  const weeks = weeksTo(today, weeksShown)
  const first = [before.from, weeks[0]?.from ?? before.from].sort()[0] ?? before.from
  const [days, reasons] = await Promise.all([turnsSince(ctx, first), reasonsOfNo(ctx, now)])
  return {
    months: {
      now: courseOf(days, now),
      beforeSoFar: courseOf(days, beforeSoFar),
      before: courseOf(days, before),
      period: now,
    },
    weeks: weeks.map((period) => ({ period, course: courseOf(days, period) })),
    reasons,
  }
}

async function turnsSince({ now, payload }: ServiceContext, day: string): Promise<DayCount[]> {
  const since = (instantOf(`${day}T00:00`, timeZone) ?? now()).toISOString()
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    with sent as (
      select quote_id as id, min(sent_at) as at from quote_revisions
      where sent_at is not null group by quote_id
    ),
    firstPaid as (
      select quote_id as id, min(paid_at) as at from payments
      where paid_at is not null and status in ('succeeded', 'partially_refunded', 'disputed')
        and is_duplicate is not true
      group by quote_id
    ),
    asked as (
      select quote_id as id, min(created_at) as at from inquiries
      where quote_id is not null group by quote_id
    ),
    turns as (
      select 'sent' as turn, q.id, coalesce(s.at, q.created_at) as at
      from quotes q left join sent s on s.id = q.id
      where s.at is not null or q.origin = 'website'
      union all
      select 'won', q.id, least(q.accepted_at, p.at)
      from quotes q left join firstPaid p on p.id = q.id
      where least(q.accepted_at, p.at) is not null and q.payment_status <> 'refunded'
        and q.status in ('pending_payment', 'payment_cancelled', 'deposit_paid', 'payment_succeeded')
      union all
      select 'declined', id, declined_at from quotes
      where status = 'declined' and declined_at is not null
      union all
      select 'ranOut', id, valid_until from quotes
      where status in ('expired', 'pending_payment', 'payment_cancelled')
        and valid_until < ${now().toISOString()} and accepted_at is null and amount_paid = 0
      union all
      select 'paid', id, paid_at from quotes
      where status = 'payment_succeeded' and payment_status <> 'refunded' and paid_at is not null
    )
    select t.turn, to_char(t.at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      q.currency_code_at_quote as currency, array_agg(q.id order by q.id) as "quoteIds",
      sum(round(q.total_cost * 100)) as sum,
      sum(case when t.turn = 'paid'
        then extract(epoch from t.at - least(a.at, q.created_at)) / 86400 end) as "daysTaken"
    from turns t join quotes q on q.id = t.id left join asked a on a.id = t.id
    where t.at >= ${since}
    group by 1, 2, 3 order by 2, 1, 3`)
  return rows.map((row) => ({
    ...row,
    sum: Number(row.sum),
    daysTaken: Math.max(0, Number(row.daysTaken ?? 0)),
  }))
}
