import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'

/** Whether somebody is on a page of payment of the quote; its record is made under the same lock. */
export async function hasOpenCheckout(req: PayloadRequest, quoteId: number): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: slugs.payments,
    where: {
      and: [{ quote: { equals: quoteId } }, { status: { in: ['pending_checkout', 'processing'] } }],
    },
    req,
    overrideAccess: true, // who may change the quote was asked before
  })
  return totalDocs > 0
}
