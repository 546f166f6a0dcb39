import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { slugs } from '../../slugs'

type Row = { slug?: unknown; _status?: unknown }

/**
 * When the slug of something published changes, its old address leads to the new one. Older
 * redirects follow, and one that starts where the page now stands is taken away. The published row
 * is read again: what Payload hands on as the original may be a draft with the new slug.
 */
export function redirectsOldAddress(
  collection: typeof slugs.pages | typeof slugs.posts | typeof slugs.galleryItems,
  addressOf: (slug: string) => string,
): CollectionBeforeChangeHook {
  return async ({ data, operation, originalDoc, req }) => {
    const incoming = data as Row
    const original = (originalDoc ?? {}) as Row & { id?: number }
    const status = incoming._status ?? original._status
    const now = incoming.slug ?? original.slug
    if (operation !== 'update' || status !== 'published' || typeof now !== 'string') return data
    const { docs } = await req.payload.find({
      collection,
      where: { and: [{ id: { equals: original.id } }, { _status: { equals: 'published' } }] },
      limit: 1,
      depth: 0,
      pagination: false,
      draft: false,
      req,
      overrideAccess: true, // whoever may change the row may know where it stands
    })
    const before = docs[0]?.slug
    if (typeof before === 'string' && before !== now) {
      await moveAddress(req, addressOf(before), addressOf(now))
    }
    return data
  }
}

async function moveAddress(req: PayloadRequest, from: string, to: string): Promise<void> {
  // Redirects are the trace of a move that was allowed, not a right of their own.
  const overrideAccess = true
  const collection = slugs.redirects
  const taken = { from: { in: [from, to] } }
  await req.payload.delete({ collection, where: taken, req, overrideAccess })
  const earlier = { to: { equals: from } }
  await req.payload.update({ collection, where: earlier, data: { to }, req, overrideAccess })
  await req.payload.create({ collection, data: { from, to }, req, overrideAccess })
}
