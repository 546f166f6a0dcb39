import 'server-only'
import { slugs } from '@collections/slugs'
import type { Payload, PayloadRequest } from 'payload'
import { phoneText } from '@/domain/customer/phone-text'
import type { Quote } from '@/payload-types'
import { idOrNull } from './records'

export type CustomerContact = {
  name: string
  /** Null of a caller who gave none. */
  email: string | null
  phone: string | null
  address: string | null
}

type Args = { payload: Payload; quote: Quote; req?: PayloadRequest }

/** How the buyer of a quote is reached: as the quote says, or else as his profile does. */
export async function customerContact({ payload, quote, req }: Args): Promise<CustomerContact> {
  const userId = idOrNull(quote.user)
  const account =
    userId === null
      ? null
      : await payload.findByID({
          collection: slugs.users,
          id: userId,
          depth: 0,
          disableErrors: true,
          overrideAccess: true, // what the office has to know of whoever paid
          ...(req === undefined ? {} : { req }),
        })
  return {
    name: quote.customerName,
    email: quote.customerEmail ?? null,
    phone: phoneText(quote.customerPhone || account?.phoneNumber || '') || null,
    address: quote.projectAddress || account?.address || null,
  }
}
