import { slugs } from '@collections/slugs'
import type { Post } from '@/payload-types'
import { cachedRead } from './cached-read'
import { pictureOf } from './picture'
import type { Picture } from './picture'

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

/** A published post, or null. */
export const readPost = cachedRead(
  'post',
  [slugs.posts, slugs.media],
  async (payload, slug: string): Promise<PostArticle | null> => {
    const { docs } = await payload.find({
      collection: slugs.posts,
      where: { slug: { equals: slug } },
      limit: 1,
      depth: 1,
      pagination: false,
      overrideAccess: false,
    })
    const [row] = docs
    if (row === undefined) return null
    return { ...teaserOf(row), author: row.author ?? '', picture: pictureOf(row), body: row.body }
  },
)
