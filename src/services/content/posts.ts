import 'server-only'
import { slugs } from '@collections/slugs'
import type { Locale } from '@/config/locales'
import type { Post } from '@/payload-types'
import { cachedRead } from './cached-read'
import { draftableRead } from './draftable-read'
import { pictureOf } from '@/domain/content/picture'
import type { Picture } from '@/domain/content/picture'

export type PostTeaser = {
  slug: string
  title: string
  excerpt: string
  /** ISO 8601, or empty. */
  publishedAt: string
}

export type ListedPost = PostTeaser & { picture: Picture | null; updatedAt: string }

export type PostArticle = PostTeaser & {
  author: string
  picture: Picture | null
  body: Post['body']
}

type TeaserRow = Pick<Post, 'slug' | 'title' | 'excerpt' | 'publishedAt'>

function teaserOf({ slug, title, excerpt, publishedAt }: TeaserRow): PostTeaser {
  return { slug, title, excerpt, publishedAt: publishedAt ?? '' }
}

/** The three newest posts, for the home page. */
export const readLatestPosts = cachedRead('latest-posts', async (payload, locale: Locale) => {
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
})

/** All published posts, newest first: for their own page, the sitemap and programs that read. */
export const readPostList = cachedRead('post-list', async (payload, locale: Locale) => {
  const { docs } = await payload.find({
    collection: slugs.posts,
    sort: '-publishedAt',
    limit: 5000,
    depth: 1,
    pagination: false,
    locale,
    overrideAccess: false,
    select: {
      ...{ slug: true, title: true, excerpt: true, publishedAt: true, updatedAt: true },
      ...{ image: true, imageAlt: true },
    },
  })
  return docs.map((row): ListedPost => ({
    ...teaserOf(row),
    picture: pictureOf(row),
    updatedAt: row.updatedAt,
  }))
})

/** A published post, or null; in the preview of staff, as it is being written. */
export const readPost = draftableRead('post', slugs.posts, (row): PostArticle => ({
  ...teaserOf(row),
  author: row.author ?? '',
  picture: pictureOf(row),
  body: row.body,
}))
