import 'server-only'
import type { Where } from 'payload'
import { slugs } from '@collections/slugs'
import type { ServiceContext } from '../context'
import { neverSent } from './never-sent'
import { hashOfClaim, newClaim } from './photo-claim'

type Args = { ctx: Pick<ServiceContext, 'payload'>; claim: unknown; photo: unknown }

/**
 * Takes a photo back: what was sent stays where it was sent, and goes along no further; what was not is
 * deleted. Whether there was one is not told.
 */
export async function forgetPhoto({ ctx, claim, photo }: Args): Promise<void> {
  const claimHash = hashOfClaim(claim)
  if (claimHash === null || typeof photo !== 'string') return
  const named: Where[] = [
    { claimHash: { equals: claimHash } },
    { filename: { equals: `${photo.slice(0, 40)}.jpg` } },
  ]
  const common = { collection: slugs.visitorPhotos, depth: 0 } as const
  const overrideAccess = true // the claim is the visitor's right to it
  await ctx.payload.delete({ ...common, where: { and: [...named, neverSent] }, overrideAccess })
  await ctx.payload.update({
    ...common,
    where: { and: named },
    data: { claimHash: hashOfClaim(newClaim()) ?? '' },
    overrideAccess,
  })
}
