import 'server-only'
import { slugs } from '@collections/slugs'
import type { ServiceContext } from '../context'
import { neverSent } from './never-sent'
import { hashOfClaim } from './photo-claim'

type Args = { ctx: Pick<ServiceContext, 'payload'>; claim: unknown; photo: unknown }

/** Deletes a photo that its visitor takes back. What was sent stays; what there is not is gone already. */
export async function forgetPhoto({ ctx, claim, photo }: Args): Promise<void> {
  const claimHash = hashOfClaim(claim)
  if (claimHash === null || typeof photo !== 'string') return
  await ctx.payload.delete({
    collection: slugs.visitorPhotos,
    where: {
      and: [
        { claimHash: { equals: claimHash } },
        { filename: { equals: `${photo.slice(0, 40)}.jpg` } },
        neverSent,
      ],
    },
    depth: 0,
    overrideAccess: true, // the claim is the visitor's right to it
  })
}
