import { slugs } from '@collections/slugs'
import type { Payload } from 'payload'
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
export const readLatestPosts = cachedRead('latest-posts', [slugs.posts], async (payload) => {
  const { docs } = await payload.find({
    collection: slugs.posts,
    sort: '-publishedAt',
    limit: 3,
    depth: 0,
    pagination: false,
    overrideAccess: false,
  })
  return docs.map(teaserOf)
})

/** Addresses of all published posts, newest first, for the sitemap. */
export const readPostList = cachedRead('post-list', [slugs.posts], async (payload) => {
  const { docs } = await payload.find({
    collection: slugs.posts,
    sort: '-publishedAt',
    limit: 5000,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    select: { slug: true, title: true, excerpt: true, updatedAt: true },
  })
  return docs.map(({ slug, title, excerpt, updatedAt }) => ({ slug, title, excerpt, updatedAt }))
})

const readPublished = cachedRead('post', [slugs.posts, slugs.media], (payload, slug: string) =>
  find(payload, slug, { drafts: false }),
)

/** A published post, or null; in the preview of staff, as it is being written. */
export async function readPost(slug: string): Promise<PostArticle | null> {
  if (!(await isPreviewing())) return readPublished(slug)
  return find(await startedPayload(), slug, { drafts: true })
}

async function find(
  payload: Payload,
  slug: string,
  { drafts }: { drafts: boolean },
): Promise<PostArticle | null> {
  const { docs } = await payload.find({
    collection: slugs.posts,
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 1,
    pagination: false,
    draft: drafts,
    overrideAccess: drafts, // a draft is asked for only once its reader was found to work here
  })
  const [row] = docs
  if (row === undefined) return null
  return { ...teaserOf(row), author: row.author ?? '', picture: pictureOf(row), body: row.body }
}
