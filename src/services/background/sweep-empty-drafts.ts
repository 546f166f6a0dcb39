import 'server-only'
import { slugs } from '@collections/slugs'
import type { Where } from 'payload'
import { locales } from '@/config/locales'
import type { ServiceContext } from '../context'

const untouchedForMs = 60 * 60_000

type Drafted = typeof slugs.pages | typeof slugs.posts

/**
 * Deletes the drafts that opening "Create New" leaves where nobody wrote anything: the admin stores a row
 * at once, so that it can save while one types.
 */
export async function sweepEmptyDrafts(ctx: ServiceContext): Promise<void> {
  for (const collection of [slugs.pages, slugs.posts] as const) {
    for (const id of await emptyDrafts(ctx, collection)) {
      await ctx.payload.delete({
        collection,
        id,
        depth: 0,
        overrideAccess: true, // the site tidies up, whoever left it
      })
    }
  }
}

/** What is written stands in the latest version, in whichever language; the row itself may be bare. */
async function emptyDrafts(
  { payload, now }: ServiceContext,
  collection: Drafted,
): Promise<number[]> {
  const before = new Date(now().getTime() - untouchedForMs).toISOString()
  const empty: Where[] = [
    { _status: { equals: 'draft' } },
    { updatedAt: { less_than: before } },
    ...['title', 'slug', 'image', 'body'].map((field) => ({ [field]: { exists: false } })),
  ]
  const found = await Promise.all(
    locales.map((locale) =>
      payload.find({
        collection,
        where: { and: empty },
        draft: true,
        locale,
        depth: 0,
        pagination: false,
        overrideAccess: true, // as above
      }),
    ),
  )
  const [inEnglish = [], ...inOthers] = found.map(({ docs }) => docs.map(({ id }) => id))
  return inEnglish.filter((id) => inOthers.every((ids) => ids.includes(id)))
}
