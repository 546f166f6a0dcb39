import 'server-only'
import type { PayloadRequest } from 'payload'
import { slugs } from '@collections/slugs'
import { relationId } from '@collections/relation-id'
import { mostPhotos } from '@/domain/photos/limits'
import { hashOfClaim } from './photo-claim'

type Args = {
  req: PayloadRequest
  claim: string | null | undefined
  /** What they are sent with, in the same transaction. */
  to: { quotes: number } | { inquiries: number }
}

/**
 * Puts the photos of a claim to an inquiry or a quote; answers how many there were. A claim without any
 * is no mistake to be told: nobody's message is refused for a picture.
 */
export async function sendPhotosAlong({ req, claim, to }: Args): Promise<number> {
  const claimHash = hashOfClaim(claim)
  if (claimHash === null) return 0
  const common = { collection: slugs.visitorPhotos, req, depth: 0 } as const
  const overrideAccess = true // the claim is the visitor's right to send them
  const { docs } = await req.payload.find({
    ...common,
    where: { claimHash: { equals: claimHash } },
    limit: mostPhotos,
    pagination: false,
    overrideAccess,
  })
  for (const { id, inquiries, quotes } of docs) {
    const data =
      'quotes' in to
        ? { quotes: joined(quotes, to.quotes) }
        : { inquiries: joined(inquiries, to.inquiries) }
    await req.payload.update({ ...common, id, data, overrideAccess })
  }
  return docs.length
}

function joined(already: readonly (number | { id: number })[] | null | undefined, id: number) {
  const ids = (already ?? []).map(relationId).filter((one) => one !== null)
  return [...new Set([...ids, id])]
}
