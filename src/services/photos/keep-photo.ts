import 'server-only'
import { randomUUID } from 'node:crypto'
import { slugs } from '@collections/slugs'
import { lockKey } from '@collections/database/lock-key'
import { mostPhotos } from '@/domain/photos/limits'
import type { TriedGlass } from '@/domain/photos/tried-glass'
import { cleanPhoto } from '@/integrations/pictures/clean-photo'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { hashOfClaim, newClaim } from './photo-claim'
import { neverSent } from './never-sent'

/** `photo` names it among those of the claim; `claim` is the one to come with from now on. */
export type KeepPhotoOutcome =
  | { ok: true; claim: string; photo: string }
  | { ok: false; kind: 'unreadable' | 'pixels' | 'too_many' | 'full' }

type Args = {
  ctx: Pick<ServiceContext, 'payload'>
  bytes: Uint8Array
  claim: string | null
  /** What the try-on shows in it; null for a photo of what there is. */
  glass: TriedGlass | null
}

/** More that wait than this are no visitors': the disk belongs to the quotes. */
const mostWaiting = 2000

/**
 * Keeps a visitor's photo, drawn anew, until it is sent along or goes by itself. Up to six come with one
 * claim; a claim that is unknown, or whose photos are gone, is answered with a new one.
 */
export async function keepPhoto({ ctx, bytes, claim, glass }: Args): Promise<KeepPhotoOutcome> {
  const { payload } = ctx
  const clean = await cleanPhoto(bytes)
  if (!clean.ok) return clean
  return withTransaction(payload, async (req): Promise<KeepPhotoOutcome> => {
    const overrideAccess = true // visitors' photos enter here alone: the collection is closed
    const collection = slugs.visitorPhotos
    const known = hashOfClaim(claim)
    if (known !== null) await lockKey(req, `photos:${known}`)
    const earlier =
      known === null
        ? 0
        : (
            await payload.count({
              collection,
              where: { claimHash: { equals: known } },
              req,
              overrideAccess,
            })
          ).totalDocs
    if (earlier >= mostPhotos) return { ok: false, kind: 'too_many' }
    const waiting = await payload.count({ collection, where: neverSent, req, overrideAccess })
    if (waiting.totalDocs >= mostWaiting) return { ok: false, kind: 'full' }
    const from = claim !== null && earlier > 0 ? claim : newClaim()
    const photo = randomUUID()
    await payload.create({
      collection,
      data: { claimHash: hashOfClaim(from) ?? '', triedGlass: glass },
      file: {
        data: clean.bytes,
        name: `${photo}.jpg`,
        mimetype: 'image/jpeg',
        size: clean.bytes.byteLength,
      },
      depth: 0,
      req,
      overrideAccess,
    })
    return { ok: true, claim: from, photo }
  })
}
