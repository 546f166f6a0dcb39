import 'server-only'
import { slugs } from '@collections/slugs'
import { priceWithinRules } from '@/domain/glass-rules/price-within-rules'
import { readRequest } from '@/domain/pricing/read-request'
import type { QuoteRequest } from '@/domain/pricing/types'
import type { QuotePaper } from '@/domain/quote/paper'
import { pricingForOffice } from '../catalogue/current-pricing'
import type { ServiceContext } from '../context'
import { hashOfToken, isTokenShaped } from '../links/link-token'

export type SharedEstimate = {
  request: QuoteRequest
  paper: QuotePaper
  /** What the same work comes to now, major units; null where it has no price any more. */
  totalNow: number | null
}

type Args = { ctx: Pick<ServiceContext, 'payload' | 'now'>; token: unknown }

/** What a shared link opens, with what it costs now; null for a wrong token and for one that ran out. */
export async function openShared({ ctx, token }: Args): Promise<SharedEstimate | null> {
  const isShaped = typeof token === 'string' && isTokenShaped(token)
  const { docs } = await ctx.payload.find({
    collection: slugs.sharedEstimates,
    where: {
      and: [
        { linkHash: { equals: hashOfToken(isShaped ? token : '') } },
        { validUntil: { greater_than_equal: ctx.now().toISOString() } },
      ],
    },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true, // whoever holds the link may see it
  })
  const [shared] = docs
  const read = readRequest(shared?.request)
  if (!shared || !read.ok) return null
  const { tables } = await pricingForOffice(ctx)
  const now = priceWithinRules(read.request, tables)
  return {
    request: read.request,
    paper: shared.paper as unknown as QuotePaper, // written by these services alone
    totalNow: now.ok ? now.quote.totalCost : null,
  }
}
