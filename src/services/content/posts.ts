import { slugs } from '@collections/slugs'
import type { Payload } from 'payload'
import type { Locale } from '@/config/locales'
import type { Post } from '@/payload-types'
import { startedPayload } from '@/services/request-context'
import { cachedRead } from './cached-read'
import { pictureOf } from './picture'
import type { Picture } from './picture'
import { isPreviewing } from './previewing'

export type PostTeaser = {
  slug: string
  title: string
  excerpt: string
  /** ISO 8601, or empty. */
  publishedAt: string
}

export type PostArticle = PostTeaser & {
  author: string
  picture: Picture | null
  body: Post['body']
}

function teaserOf({ slug, title, excerpt, publishedAt }: Post): PostTeaser {
  return { slug, title, excerpt, publishedAt: publishedAt ?? '' }
}

/** The three newest posts, for the home page. */
export const readLatestPosts = cachedRead(
  'latest-posts',
  [slugs.posts],
  async (payload, locale: Locale) => {
    const { docs } = await payload.find({
      collection: slugs.posts,
      sort: '-publishedAt',
      limit: 3,
      depth: 0,
      pagination: false,
      locale,
      overrideAccess: false,
    })
    return docs.map(teaserOf)
  },
)

/** Addresses of all published posts, newest first, for the sitemap. */
export const readPostList = cachedRead(
  'post-list',
  [slugs.posts],
  async (payload, locale: Locale) => {
    const { docs } = await payload.find({
      collection: slugs.posts,
      sort: '-publishedAt',
      limit: 5000,
      depth: 0,
      pagination: false,
      locale,
      overrideAccess: false,
      select: { slug: true, title: true, excerpt: true, updatedAt: true },
    })
    return docs.map(({ slug, title, excerpt, updatedAt }) => ({ slug, title, excerpt, updatedAt }))
  },
)

const readPublished = cachedRead(
  'post',
  [slugs.posts, slugs.media],
  (payload, slug: string, locale: Locale) => find(payload, { slug, locale, drafts: false }),
)

/** A published post, or null; in the preview of staff, as it is being written. */
export async function readPost(slug: string, locale: Locale): Promise<PostArticle | null> {
  if (!(await isPreviewing())) return readPublished(slug, locale)
  return find(await startedPayload(), { slug, locale, drafts: true })
}

async function find(
  payload: Payload,
  { slug, locale, drafts }: { slug: string; locale: Locale; drafts: boolean },
): Promise<PostArticle | null> {
  const { docs } = await payload.find({
    collection: slugs.posts,
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
  return { ...teaserOf(row), author: row.author ?? '', picture: pictureOf(row), body: row.body }
}
