import 'server-only'
import { slugs } from '@collections/slugs'
import type { Payload, PayloadRequest } from 'payload'
import type { Quote } from '@/payload-types'
import { idOf } from './records'

export type CustomerContact = {
  name: string
  email: string
  phone: string | null
  address: string | null
}

type Args = { payload: Payload; quote: Quote; req?: PayloadRequest }

/** How the buyer of a quote is reached: as the quote says, or else as his profile does. */
export async function customerContact({ payload, quote, req }: Args): Promise<CustomerContact> {
  const account = await payload.findByID({
    collection: slugs.users,
    id: idOf(quote.user),
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // what the office has to know of whoever paid
    ...(req === undefined ? {} : { req }),
  })
  return {
    name: quote.customerName,
    email: quote.customerEmail,
    phone: quote.customerPhone || account?.phoneNumber || null,
    address: quote.projectAddress || account?.address || null,
  }
}
