import 'server-only'
import type { Payload, TypedUser, Where } from 'payload'
import { slugs } from '@collections/slugs'

/** Addresses on our own site, which show nothing to anybody else. */
export type ShownPhoto = { id: number; url: string; thumbnail: string }

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
  return docs.flatMap(({ id, url, thumbnailURL }) =>
    url ? [{ id, url, thumbnail: thumbnailURL ?? url }] : [],
  )
}
