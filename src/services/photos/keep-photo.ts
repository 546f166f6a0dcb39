import 'server-only'
import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import { slugs } from '@collections/slugs'
import { isRefusal } from '@collections/refusal'
import { lockKey } from '@collections/database/lock-key'
import { mostPhotos } from '@/domain/photos/limits'
import type { TriedGlass } from '@/domain/photos/tried-glass'
import { cleanPhoto } from '@/integrations/pictures/clean-photo'
import { isStoreAway } from '@/integrations/storage/storage-trouble'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { hashOfClaim, newClaim } from './photo-claim'
import { neverSent } from './never-sent'

/** `photo` names it among those of the claim; `claim` is the one to come with from now on. */
export type KeepPhotoOutcome =
  | { ok: true; claim: string; photo: string }
  | { ok: false; kind: 'unreadable' | 'pixels' | 'too_many' | 'full' | 'away' }

type Args = {
  ctx: Pick<ServiceContext, 'payload'>
  bytes: Uint8Array
  claim: string | null
  /** What the try-on shows in it; null for a photo of what there is. */
  glass: TriedGlass | null
}

/** More that wait than this are no visitors': the disk belongs to the quotes. */
const mostWaiting = 2000

/** A bucket that is slow must not hold every connection to the database. */
const fewAtOnce = pLimit(3)

/**
 * Keeps a visitor's photo, drawn anew, until it is sent along or goes by itself. Up to six come with one
 * claim; a claim that is unknown, or whose photos are gone, is answered with a new one.
 */
export async function keepPhoto(args: Args): Promise<KeepPhotoOutcome> {
  const clean = await cleanPhoto(args.bytes)
  if (!clean.ok) return clean
  try {
    return await fewAtOnce(() => keep({ ...args, bytes: clean.bytes }))
  } catch (error) {
    const kind = whyNotKept(error)
    if (kind === null) throw error
    args.ctx.payload.logger.error({ err: error, msg: 'A photo of a visitor could not be kept' })
    return { ok: false, kind }
  }
}

function whyNotKept(error: unknown): 'full' | 'away' | null {
  if (isRefusal(error) && error.status === 507) return 'full'
  return isStoreAway(error) ? 'away' : null
}

type Clean = Omit<Args, 'bytes'> & { bytes: Buffer }

function keep({ ctx, bytes, claim, glass }: Clean): Promise<KeepPhotoOutcome> {
  const { payload } = ctx
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
        data: bytes,
        name: `${photo}.jpg`,
        mimetype: 'image/jpeg',
        size: bytes.byteLength,
      },
      depth: 0,
      req,
      overrideAccess,
    })
    return { ok: true, claim: from, photo }
  })
}
