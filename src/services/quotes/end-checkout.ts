import { slugs } from '@collections/slugs'
import type { ServiceContext } from '../context'

export type EndedCheckout = { ok: true } | { ok: false; kind: 'processing' }

/** A quote with a checkout under way keeps its price until that checkout has ended. */
export async function endCheckout({
  ctx,
  quoteId,
}: {
  ctx: Pick<ServiceContext, 'payload'>
  quoteId: number
}): Promise<EndedCheckout> {
  const { totalDocs } = await ctx.payload.count({
    collection: slugs.payments,
    where: {
      and: [{ quote: { equals: quoteId } }, { status: { in: ['pending_checkout', 'processing'] } }],
    },
    overrideAccess: true, // the quote's owner was checked
  })
  return totalDocs === 0 ? { ok: true } : { ok: false, kind: 'processing' }
}
