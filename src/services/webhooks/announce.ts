import 'server-only'
import { randomUUID } from 'node:crypto'
import { databaseOf } from '@collections/database/lock-key'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { WebhookEvent } from '@/domain/webhook/webhook-events'

/** Something that other programs may want to know. */
export type Announcement = {
  event: WebhookEvent
  /** The quote, payment or job as people call it. */
  about: string
  data: Record<string, string | number | null>
  at: Date
  /** When it leaves; at once where nothing is said. */
  waitUntil?: Date | null
}

/**
 * Stores a message for each receiver that is on and wants it, in the transaction of the change that it
 * tells of: what is rolled back is told to nobody, what is committed is told to all. The text is kept as
 * it is now, and every try sends the same one.
 */
export async function announce(
  req: PayloadRequest,
  { event, about, data, at, waitUntil }: Announcement,
): Promise<void> {
  if (!(await hasReceivers(req))) return
  const { docs: receivers } = await req.payload.find({
    collection: slugs.webhookReceivers,
    where: { and: [{ isOn: { equals: true } }, { events: { in: [event] } }] },
    sort: 'id',
    depth: 0,
    joins: false,
    pagination: false,
    overrideAccess: true, // the site tells, whoever caused it
    req,
  })
  if (receivers.length === 0) return
  const messageId = `msg_${randomUUID()}`
  const body = JSON.stringify({ type: event, timestamp: at.toISOString(), data })
  for (const receiver of receivers) {
    const { id } = await req.payload.create({
      collection: slugs.webhookDeliveries,
      data: { event, about, receiver: receiver.id, messageId, body, state: 'waiting', tries: 0 },
      depth: 0,
      overrideAccess: true, // as above
      req,
    })
    await queueDelivery(req, { deliveryId: id, event, about }, waitUntil)
  }
}

/** Asked first: most shops have none, and money waits for the answer. */
async function hasReceivers(req: PayloadRequest): Promise<boolean> {
  const { rows } = await databaseOf(req).execute(
    sql`select 1 from webhook_receivers where is_on limit 1`,
  )
  return (rows?.length ?? 0) > 0
}

export async function queueDelivery(
  req: PayloadRequest,
  input: { deliveryId: number; event: WebhookEvent; about: string },
  waitUntil?: Date | null,
): Promise<void> {
  await req.payload.jobs.queue({
    task: 'webhook',
    queue: 'webhooks',
    input,
    overrideAccess: true, // the site's own bookkeeping, whoever caused it
    req,
    ...(waitUntil ? { waitUntil } : {}),
  })
}
