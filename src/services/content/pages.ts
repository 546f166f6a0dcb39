import 'server-only'
import { slugs } from '@collections/slugs'
import type { Page } from '@/payload-types'
import { cachedRead } from './cached-read'
import { draftableRead } from './draftable-read'
import { pictureOf } from '@/domain/content/picture'
import type { Picture } from '@/domain/content/picture'

export type PageContent = {
  title: string
  intro: string
  picture: Picture | null
  body: Page['body']
}

/** What staff published for the page of this slug, or null; in their preview, what they are writing. */
export const readPage = draftableRead('page', slugs.pages, (row): PageContent => ({
  title: row.title,
  intro: row.intro ?? '',
  picture: pictureOf(row),
  body: row.body,
}))

/** Addresses of all published pages, for the sitemap. */
export const readPageList = cachedRead('page-list', async (payload) => {
  const { docs } = await payload.find({
    collection: slugs.pages,
    sort: 'slug',
    limit: 5000,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    select: { slug: true, updatedAt: true },
  })
  return docs.map(({ slug, updatedAt }) => ({ slug, updatedAt }))
})
