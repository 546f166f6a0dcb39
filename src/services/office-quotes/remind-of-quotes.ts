import 'server-only'
import { databaseOf } from '@collections/database/lock-key'
import { globalSlugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import { shopTimeOf } from '@/domain/job/shop-time'
import { isWaking } from '@/domain/job/visit-news'
import { timeZone } from '@/i18n/time-zone'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { intendLetter } from './after-quote'

/** The first and the second reminder: days after sending. */
const steps = [
  { reminder: 1, afterDays: 2, setting: 'remindAfterTwoDays' },
  { reminder: 2, afterDays: 14, setting: 'remindAfterTwoWeeks' },
] as const
/** What has lain longer is not dug up. */
const mostDays = 21
const dayMs = 24 * 60 * 60 * 1000

/**
 * Stores a letter for each quote that was sent two days or two weeks ago and waits for an answer, in the
 * transaction that notes it. Nobody who said so is reminded of any of his quotes. Answers how many.
 */
export async function remindOfQuotes({ payload, now }: ServiceContext): Promise<number> {
  if (!isWaking(shopTimeOf(now(), timeZone))) return 0
  const settings = await payload.findGlobal({
    slug: globalSlugs.pricingSettings,
    depth: 0,
    overrideAccess: true, // the site's own work
  })
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs).toISOString()
  const wanted = steps.filter(({ setting }) => settings[setting] !== false)
  return withTransaction(payload, async (req) => {
    let count = 0
    // the later one first: whoever is due for both gets one
    for (const { reminder, afterDays } of wanted.toReversed()) {
      const { rows = [] } = await databaseOf(req).execute(sql`
        update quotes set reminders = ${reminder} where id in (
          select q.id from quotes q
          where q.status in ('pending_payment', 'payment_cancelled')
            and q.sent_at <= ${daysAgo(afterDays)} and q.sent_at > ${daysAgo(mostDays)}
            and q.accepted_revision is distinct from q.current_revision
            and q.declined_at is null and coalesce(q.reminders, 0) < ${reminder}
            and q.link_nonce is not null and q.customer_email is not null
            and q.valid_until > ${now().toISOString()}
            and not exists (
              select 1 from quotes other
              where other.wants_no_reminders and lower(other.customer_email) = lower(q.customer_email)
            )
          for update skip locked
        ) returning id, current_revision as revision`)
      for (const { id, revision } of rows as { id: number; revision: number | string }[]) {
        const input = { work: 'reminded', quoteId: id, revision: Number(revision) } as const
        await intendLetter(req, input)
      }
      count += rows.length
    }
    return count
  })
}
