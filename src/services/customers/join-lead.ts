import 'server-only'
import type { PayloadRequest } from 'payload'
import { higherStatus } from '@/domain/customer/customer-status'
import type { Customer } from '@/payload-types'
import { databaseOf, lockKey } from '@collections/database/lock-key'
import { sql } from '@payloadcms/db-postgres'
import type { ServiceContext } from '../context'
import { customerLock, customerOfAccount, leadWithAddress } from './find-customer'
import { moveRows } from './move-rows'

type Args = { ctx: ServiceContext; req: PayloadRequest; userId: number }

/**
 * Joins the rows that an account's address left before it had an account. Nothing happens before
 * the address is confirmed: anybody can register anybody's.
 */
export async function joinLead({ ctx, req, userId }: Args): Promise<void> {
  const user = await ctx.payload.findByID({
    collection: 'users',
    id: userId,
    depth: 0,
    overrideAccess: true, // the site's own bookkeeping, whoever caused it
    req,
  })
  if (user._verified !== true) return
  await lockKey(req, customerLock(user.email))
  for (;;) {
    const lead = await leadWithAddress(req, user.email)
    if (lead === null) return
    const own = await customerOfAccount(req, userId)
    // What the shop made for the address is the account's to see from here on.
    await databaseOf(req).execute(sql`
      update quotes set user_id = ${userId} where customer_id = ${lead.id} and user_id is null`)
    await (own === null ? adopt(req, lead, userId) : merge(req, own, lead))
  }
}

async function adopt(req: PayloadRequest, lead: Customer, userId: number): Promise<void> {
  await req.payload.update({
    collection: 'customers',
    id: lead.id,
    data: { user: userId },
    depth: 0,
    overrideAccess: true, // the list is the administrator's; the site itself keeps it
    req,
  })
}

/** The account's row takes over what the lead knew, and the lead goes. */
async function merge(req: PayloadRequest, own: Customer, lead: Customer): Promise<void> {
  await moveRows(req, { from: lead.id, to: own.id })
  await databaseOf(req).execute(sql`
    update customers set merged_into_id = ${own.id} where merged_into_id = ${lead.id}`)
  await databaseOf(req).execute(sql`
    update customer_merges set kept_id = ${own.id} where kept_id = ${lead.id}`)
  const cameFirst = dateOf(lead.firstContactDate) <= dateOf(own.firstContactDate)
  await req.payload.update({
    collection: 'customers',
    id: own.id,
    data: {
      phone: own.phone ?? lead.phone ?? null,
      status: higherStatus(own.status, lead.status),
      source: (cameFirst ? lead.source : own.source) ?? own.source ?? lead.source ?? null,
      firstContactDate: (cameFirst ? lead : own).firstContactDate ?? null,
      tags: [...new Set([...(own.tags ?? []), ...(lead.tags ?? [])])],
      logs: [...entriesOf(lead), ...(own.logs ?? [])].toSorted((a, b) => a.at.localeCompare(b.at)),
    },
    depth: 0,
    overrideAccess: true, // the list is the administrator's; the site itself keeps it
    req,
  })
  await req.payload.delete({
    collection: 'customers',
    id: lead.id,
    overrideAccess: true, // as above
    req,
  })
}

/** Without their ids, which belong to rows of the lead. */
function entriesOf({ logs }: Customer) {
  return (logs ?? []).map(({ at, kind, text }) => ({ at, kind, text }))
}

function dateOf(date: string | null | undefined): number {
  return date ? Date.parse(date) : Number.POSITIVE_INFINITY
}
