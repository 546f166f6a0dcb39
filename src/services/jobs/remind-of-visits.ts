import 'server-only'
import { databaseOf } from '@collections/database/lock-key'
import { sql } from '@payloadcms/db-postgres'
import { dayAfter, instantOf, shopDayOf, shopTimeOf } from '@/domain/job/shop-time'
import { isWaking } from '@/domain/job/visit-news'
import { timeZone } from '@/i18n/time-zone'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'

/**
 * Stores a reminder for each visit of tomorrow, once a day that it is on, in the transaction that notes
 * it: neither two of these at a time nor one that was cut short make two. What the customer is told of
 * today needs none. Answers how many there were.
 */
export async function remindOfVisits({ payload, now }: ServiceContext): Promise<number> {
  const time = shopTimeOf(now(), timeZone)
  if (!isWaking(time)) return 0
  const today = shopDayOf(now(), timeZone)
  const day = dayAfter(today)
  const [since, from, until] = [today, day, dayAfter(day)].map((date) =>
    instantOf(`${date}T00:00`, timeZone)?.toISOString(),
  )
  return withTransaction(payload, async (req) => {
    const { rows = [] } = await databaseOf(req).execute(sql`
      update visits set reminded_day = ${day} where id in (
        select id from visits
        where start >= ${from} and start < ${until} and is_cancelled is not true
          and reminded_day is distinct from ${day}
          and coalesce(told_at, created_at) < ${since}
          and (told_start is null or told_start = start)
        for update skip locked
      ) returning id`)
    for (const { id } of rows as { id: number }[]) {
      await payload.jobs.queue({
        task: 'visitLetter',
        queue: 'mail',
        input: { visitId: id, about: 'tomorrow', day },
        overrideAccess: true, // the site's own bookkeeping
        req,
      })
    }
    return rows.length
  })
}
