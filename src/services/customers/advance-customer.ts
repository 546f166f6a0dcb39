import 'server-only'
import type { PayloadRequest } from 'payload'
import { statusAfter } from '@/domain/customer/customer-status'
import type { ContactReason } from '@/domain/customer/customer-status'
import { lockKey } from '@collections/database/lock-key'
import { withTransaction } from '@/services/database/transaction'
import type { ServiceContext } from '../context'
import { sourceOf } from './customer-source'
import { customerLock, customerOfAccount } from './find-customer'
import { joinLead } from './join-lead'

type Args = {
  ctx: ServiceContext
  /** The transaction it belongs to; its own when there is none. */
  req?: PayloadRequest
  userId: number
  reason: Exclude<ContactReason, 'inquired'>
}

/**
 * Notes in the customer list what an account did: lead → prospect → active customer, with source,
 * first and last contact. A row that its address left before (a form) is joined once the address
 * is confirmed, never earlier. Doing it twice changes nothing but the date.
 */
export async function advanceCustomer({ ctx, req, userId, reason }: Args): Promise<void> {
  if (req === undefined) {
    await withTransaction(ctx.payload, (own) => advance({ ctx, req: own, userId, reason }))
  } else {
    await advance({ ctx, req, userId, reason })
  }
}

async function advance({ ctx, req, userId, reason }: Required<Args>): Promise<void> {
  const read = () =>
    ctx.payload.findByID({
      collection: 'users',
      id: userId,
      depth: 0,
      overrideAccess: true, // the site's own bookkeeping, whoever caused it
      req,
    })
  await lockKey(req, customerLock((await read()).email))
  // again: it may have waited for a change of the address
  const user = await read()
  await joinLead({ ctx, req, userId })
  const row = await customerOfAccount(req, userId)
  const contact = {
    email: user.email,
    status: statusAfter(row?.status ?? null, reason),
    lastContactDate: ctx.now().toISOString(),
  }
  if (row === null) {
    await ctx.payload.create({
      collection: 'customers',
      data: {
        ...contact,
        name: user.fullName,
        user: userId,
        phone: user.phoneNumber ?? null,
        source: sourceOf[reason],
        firstContactDate: contact.lastContactDate,
      },
      depth: 0,
      overrideAccess: true, // the list is the administrator's; the site itself keeps it
      req,
    })
    return
  }
  await ctx.payload.update({
    collection: 'customers',
    id: row.id,
    data: {
      ...contact,
      phone: user.phoneNumber ?? row.phone ?? null,
      source: row.source ?? sourceOf[reason],
      firstContactDate: row.firstContactDate ?? contact.lastContactDate,
    },
    depth: 0,
    overrideAccess: true, // as above
    req,
  })
}
