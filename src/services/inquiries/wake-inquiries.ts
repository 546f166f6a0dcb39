import 'server-only'
import { databaseOf } from '@collections/database/lock-key'
import { sql } from '@payloadcms/db-postgres'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'

/** What has rested long enough is new again, and waits for the office. Answers how many there were. */
export async function wakeInquiries({ payload, now }: ServiceContext): Promise<number> {
  return withTransaction(payload, async (req) => {
    const { rows = [] } = await databaseOf(req).execute(sql`
      update inquiries set progress = 'new', snoozed_until = null
      where progress = 'snoozed' and snoozed_until <= ${now().toISOString()}
      returning id`)
    return rows.length
  })
}
