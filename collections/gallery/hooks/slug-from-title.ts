import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { slugOf } from '../../../src/domain/text/slug-of'
import { slugs } from '../../slugs'

type Row = { slug?: unknown; title?: unknown }

/** An entry without a slug takes its title's, with a number behind it where another has that. */
export const slugFromTitle: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const row = (data ?? {}) as Row
  const original = (originalDoc ?? {}) as Row
  if (row.slug === undefined ? original.slug : row.slug) return data
  const title = typeof row.title === 'string' ? row.title : original.title
  const wanted = (typeof title === 'string' && slugOf(title)) || 'work'
  return { ...data, slug: await freeSlug(wanted, req) }
}

async function freeSlug(wanted: string, req: PayloadRequest): Promise<string> {
  const { docs } = await req.payload.find({
    collection: slugs.galleryItems,
    where: { slug: { like: wanted } },
    limit: 0,
    depth: 0,
    pagination: false,
    select: { slug: true },
    req,
    overrideAccess: true, // an address is taken whoever may read what stands there
  })
  const taken = new Set(docs.map(({ slug }) => slug))
  let slug = wanted
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`
  return slug
}
