import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { pageAddress } from '@/config/page-address'
import { defaultLocale } from '@/config/locales'
import type { Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { hashOfToken, isTokenShaped, linkToken } from './link-token'

type Args = { ctx: Pick<ServiceContext, 'payload'>; token: unknown; req?: PayloadRequest }

/**
 * The quote that a link opens, or null: a token that never was looks the same as one that ended. What
 * does not look like a token is searched for all the same, so that both take as long.
 */
export async function quoteOfLink({ ctx, token, req }: Args): Promise<Quote | null> {
  const isShaped = typeof token === 'string' && isTokenShaped(token)
  const { docs } = await ctx.payload.find({
    collection: slugs.quotes,
    where: { linkHash: { equals: hashOfToken(isShaped ? token : '') } },
    limit: 1,
    depth: 0,
    joins: false,
    pagination: false,
    overrideAccess: true, // whoever holds the link may see the quote
    ...(req === undefined ? {} : { req }),
  })
  const [quote] = docs
  return quote?.sentAt ? quote : null
}

/** The address that opens a quote without an account; null before it was sent. */
export function addressOfLink(quote: Pick<Quote, 'id' | 'linkNonce' | 'language'>): string | null {
  if (!quote.linkNonce) return null
  const token = linkToken(quote.id, quote.linkNonce)
  return pageAddress(quote.language ?? defaultLocale, `/q/${token}`)
}

/** Where a quote is shown that the shop has sent; null of one that the customer alone has saved. */
export function pageOfSent(
  quote: Pick<Quote, 'id' | 'linkNonce' | 'language' | 'sentAt'>,
): string | null {
  return quote.sentAt ? addressOfLink(quote) : null
}
