import { slugs } from '@collections/slugs'
import type { Page } from '@/payload-types'
import { cachedRead } from './cached-read'

export type PageContent = { title: string; intro: string; body: Page['body'] }

/** What staff published for the page of this slug, or null. */
export const readPage = cachedRead(
  'page',
  [slugs.pages, slugs.media],
  async (payload, slug: string): Promise<PageContent | null> => {
    const { docs } = await payload.find({
      collection: slugs.pages,
      where: { slug: { equals: slug } },
      limit: 1,
      depth: 1,
      pagination: false,
      overrideAccess: false,
    })
    const [row] = docs
    return row === undefined ? null : { title: row.title, intro: row.intro ?? '', body: row.body }
  },
)
