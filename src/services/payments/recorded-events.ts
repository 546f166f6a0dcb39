import 'server-only'
import { databaseOf } from '@collections/database/lock-key'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

export type EventMark = { id: string; type: string }

/** Whether an event of Stripe's was handled before. */
export async function isRecorded(payload: Payload, eventId: string): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select 1 from stripe_events where event_id = ${eventId}`,
  )
  return rows.length > 0
}

/**
 * Notes the event in the transaction of what it changes; answers false where it was noted before. Whoever
 * notes the same one meanwhile is waited for.
 */
export async function recordEvent(
  req: PayloadRequest,
  { id, type }: EventMark,
  paymentId: number | null,
): Promise<boolean> {
  const { rows } = await databaseOf(req).execute(sql`
    insert into stripe_events (event_id, type, payment_id) values (${id}, ${type}, ${paymentId})
    on conflict (event_id) do nothing returning id`)
  return (rows?.length ?? 0) > 0
}
