import 'server-only'
import type { Payload, TypedUser, Where } from 'payload'
import { isTriedGlass } from '@/domain/photos/tried-glass'
import type { TriedGlass } from '@/domain/photos/tried-glass'
import { slugs } from '@collections/slugs'

/** Addresses on our own site, which show nothing to anybody else. */
export type ShownPhoto = {
  id: number
  url: string
  thumbnail: string
  /** What the try-on shows in it; null for a photo of what there is. */
  triedGlass: TriedGlass | null
}

type Args = {
  payload: Payload
  user: TypedUser | null | undefined
  of: { quotes: number } | { inquiries: number }
}

/** The photos that came with a quote or an inquiry, the first one first; none for whoever may not see them. */
export async function photosOf({ payload, user, of }: Args): Promise<ShownPhoto[]> {
  if (!user) return []
  const where: Where =
    'quotes' in of ? { quotes: { in: [of.quotes] } } : { inquiries: { in: [of.inquiries] } }
  const { docs } = await payload.find({
    collection: slugs.visitorPhotos,
    where,
    sort: 'createdAt',
    limit: 50,
    pagination: false,
    depth: 0,
    user,
    overrideAccess: false,
  })
  return docs.flatMap(({ id, url, thumbnailURL, triedGlass = null }) =>
    url
      ? [
          {
            ...{ id, url, thumbnail: thumbnailURL ?? url },
            triedGlass: isTriedGlass(triedGlass) ? triedGlass : null,
          },
        ]
      : [],
  )
}
