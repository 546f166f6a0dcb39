import { createDataloaderCacheKey } from 'payload'
import type { FieldHook } from 'payload'
import type { Media } from '@/payload-types'
import { relationId } from '../relation-id'
import { slugs } from '../slugs'

/**
 * The address of the picture beside it. Payload works it out when a picture is read and stores none, so
 * it is asked of the picture, all those of an answer at once.
 */
export const addressOfPicture: FieldHook = async ({ req, siblingData }) => {
  const docID = relationId((siblingData as { image?: number | Media | null }).image)
  if (docID === null) return null
  const picture = (await req.payloadDataLoader.load(
    createDataloaderCacheKey({
      collectionSlug: slugs.media,
      currentDepth: 1,
      depth: 0,
      docID,
      draft: false,
      fallbackLocale: req.fallbackLocale ?? false,
      locale: req.locale ?? 'en',
      overrideAccess: true, // pictures are everybody's
      showHiddenFields: false,
      transactionID: req.transactionID as number,
    }),
  )) as Media | null
  return picture?.url ?? null
}
