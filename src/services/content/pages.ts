import { slugs } from '@collections/slugs'
import type { Payload } from 'payload'
import type { Locale } from '@/config/locales'
import type { Page } from '@/payload-types'
import { startedPayload } from '@/services/request-context'
import { cachedRead } from './cached-read'
import { pictureOf } from './picture'
import type { Picture } from './picture'
import { isPreviewing } from './previewing'

export type PageContent = {
  title: string
  intro: string
  picture: Picture | null
  body: Page['body']
}

const readPublished = cachedRead(
  'page',
  [slugs.pages, slugs.media],
  (payload, slug: string, locale: Locale) => find(payload, { slug, locale, drafts: false }),
)

/** What staff published for the page of this slug, or null; in their preview, what they are writing. */
export async function readPage(slug: string, locale: Locale): Promise<PageContent | null> {
  if (!(await isPreviewing())) return readPublished(slug, locale)
  return find(await startedPayload(), { slug, locale, drafts: true })
}

async function find(
  payload: Payload,
  { slug, locale, drafts }: { slug: string; locale: Locale; drafts: boolean },
): Promise<PageContent | null> {
  const { docs } = await payload.find({
    collection: slugs.pages,
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 1,
    pagination: false,
    draft: drafts,
    locale,
    overrideAccess: drafts, // a draft is asked for only once its reader was found to work here
  })
  const [row] = docs
  if (row === undefined) return null
  return { title: row.title, intro: row.intro ?? '', picture: pictureOf(row), body: row.body }
}
