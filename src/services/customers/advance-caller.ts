import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { statusAfter } from '@/domain/customer/customer-status'
import type { ContactReason } from '@/domain/customer/customer-status'
import type { ServiceContext } from '../context'
import { lockRow, withTransaction } from '../database/transaction'

type Args = {
  ctx: ServiceContext
  /** The transaction it belongs to; its own when there is none. */
  req?: PayloadRequest
  customerId: number
  reason: ContactReason
}

/** Notes in the customer list what somebody without an account did; a row that is gone stays gone. */
export async function advanceCaller({ ctx, req, customerId, reason }: Args): Promise<void> {
  if (req === undefined) {
    await withTransaction(ctx.payload, (own) =>
      advanceCaller({ ctx, req: own, customerId, reason }),
    )
    return
  }
  if (!(await lockRow(req, 'customers', customerId))) return
  const row = await ctx.payload.findByID({
    collection: slugs.customers,
    id: customerId,
    depth: 0,
    overrideAccess: true, // the site's own bookkeeping, whoever caused it
    req,
  })
  await ctx.payload.update({
    collection: slugs.customers,
    id: customerId,
    data: {
      status: statusAfter(row.status, reason),
      lastContactDate: ctx.now().toISOString(),
    },
    depth: 0,
    overrideAccess: true, // as above
    req,
  })
}
