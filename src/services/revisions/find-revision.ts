import 'server-only'
import { slugs } from '@collections/slugs'
import type { Payload, PayloadRequest } from 'payload'
import type { QuoteRevision } from '@/payload-types'

type Reader = { payload: Payload; req?: PayloadRequest | undefined }

/** One revision of a quote, or null. */
export async function findRevision(
  { payload, req }: Reader,
  quoteId: number,
  number: number,
): Promise<QuoteRevision | null> {
  const { docs } = await payload.find({
    collection: slugs.quoteRevisions,
    where: { and: [{ quote: { equals: quoteId } }, { number: { equals: number } }] },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true, // the service decides who sees it
    ...(req === undefined ? {} : { req }),
  })
  return docs[0] ?? null
}
