import 'server-only'
import { lockKey } from '@collections/database/lock-key'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { higherStatus } from '@/domain/customer/customer-status'
import type { Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { customerLock, customerToAnswer } from '../customers/find-customer'
import { idOrNull } from '../payments/records'

type Args = { ctx: ServiceContext; req: PayloadRequest; quote: Quote }

/**
 * Serialises what is done to the row of a quote that is no account's. Taken before the quote is held: whoever
 * deletes the account of the caller's address holds its customer first, and then the quotes.
 */
export async function lockCaller(req: PayloadRequest, quote: Quote): Promise<void> {
  if (idOrNull(quote.user) !== null) return
  const { email, phone, name } = callerOf(quote)
  await lockKey(req, customerLock(email ?? phone ?? name))
}

function callerOf(quote: Quote) {
  const email = quote.customerEmail?.toLowerCase() ?? null
  return { email, phone: quote.customerPhone ?? null, name: quote.customerName }
}

/** The row of the customer list that a quote is for, found by its address or number, or made. */
export async function callerRow({ ctx, req, quote }: Args): Promise<number | null> {
  const known = idOrNull(quote.customer)
  if (known !== null) return known
  // The account's own row is kept by what the account does.
  if (idOrNull(quote.user) !== null) return null
  await lockCaller(req, quote)
  const { email, phone, name } = callerOf(quote)
  const at = ctx.now().toISOString()
  const found = await customerToAnswer(req, { email, phone })
  if (found !== null) {
    await req.payload.update({
      collection: slugs.customers,
      id: found.id,
      data: { lastContactDate: at, status: higherStatus(found.status, 'prospect') },
      depth: 0,
      req,
      overrideAccess: true, // the site's own bookkeeping, whoever caused it
    })
    return found.id
  }
  const made = await req.payload.create({
    collection: slugs.customers,
    data: {
      name,
      email,
      phone,
      status: 'prospect',
      source: 'phone',
      firstContactDate: at,
      lastContactDate: at,
    },
    depth: 0,
    req,
    overrideAccess: true, // as above
  })
  return made.id
}
