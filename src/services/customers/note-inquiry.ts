import 'server-only'
import type { PayloadRequest } from 'payload'
import { lockKey } from '@collections/database/lock-key'
import type { ServiceContext } from '../context'
import { sourceOf } from './customer-source'
import { customerLock, customerToAnswer } from './find-customer'

type Args = {
  ctx: ServiceContext
  req: PayloadRequest
  inquiry: { name: string; email: string | null; phone: string | null }
}

/**
 * Notes in the customer list that somebody wrote to us: a new lead, or a later last contact of whom
 * we know. Anybody can give anybody's address, so nothing else of a known row changes.
 */
export async function noteInquiry({ ctx, req, inquiry }: Args): Promise<void> {
  const { name, email, phone } = inquiry
  await lockKey(req, customerLock(email ?? phone ?? name))
  const at = ctx.now().toISOString()
  const known = await customerToAnswer(req, { email, phone })
  if (known !== null) {
    await ctx.payload.update({
      collection: 'customers',
      id: known.id,
      data: { lastContactDate: at },
      depth: 0,
      overrideAccess: true, // the list is the administrator's; the site itself keeps it
      req,
    })
    return
  }
  await ctx.payload.create({
    collection: 'customers',
    data: {
      name,
      email,
      phone,
      status: 'lead',
      source: sourceOf.inquired,
      firstContactDate: at,
      lastContactDate: at,
    },
    depth: 0,
    overrideAccess: true, // as above
    req,
  })
}
