import 'server-only'
import { isAdmin } from '@collections/access/roles'
import { databaseOf } from '@collections/database/lock-key'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { ServiceContext } from '../context'
import { lockRow, withTransaction } from '../database/transaction'
import { rowId } from '../payments/own-payment'
import { queueDelivery } from './announce'

const wishOfSending = z.object({ deliveryId: rowId })

export type SendAgainOutcome =
  | { ok: true }
  | {
      ok: false
      kind:
        | 'not_signed_in'
        | 'forbidden'
        | 'not_found'
        /** It is being sent at this moment. */
        | 'under_way'
    }

/** Sends a message once more, as it was, with all its tries; one that waited is not sent twice. */
export async function sendAgain({
  ctx,
  wish,
}: {
  ctx: ServiceContext
  wish: unknown
}): Promise<SendAgainOutcome> {
  const { actor, payload } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  if (!isAdmin(actor)) return { ok: false, kind: 'forbidden' }
  const read = wishOfSending.safeParse(wish)
  if (!read.success) return { ok: false, kind: 'not_found' }
  const { deliveryId } = read.data
  return withTransaction(payload, async (req): Promise<SendAgainOutcome> => {
    if (!(await lockRow(req, 'webhook_deliveries', deliveryId))) {
      return { ok: false, kind: 'not_found' }
    }
    const { rows } = await databaseOf(req).execute(sql`
      select processing is true as "isUnderWay" from payload_jobs
      where task_slug = 'webhook' and input ->> 'deliveryId' = ${String(deliveryId)} for update`)
    if ((rows ?? []).some((row) => (row as { isUnderWay: boolean }).isUnderWay)) {
      return { ok: false, kind: 'under_way' }
    }
    await databaseOf(req).execute(sql`
      delete from payload_jobs
      where task_slug = 'webhook' and input ->> 'deliveryId' = ${String(deliveryId)}`)
    const { event, about } = await payload.update({
      collection: slugs.webhookDeliveries,
      id: deliveryId,
      data: { state: 'waiting', nextTryAt: null },
      depth: 0,
      overrideAccess: true, // the service decides who may
      req,
    })
    await queueDelivery(req, { deliveryId, event, about })
    return { ok: true }
  })
}
