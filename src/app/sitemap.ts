import type { MetadataRoute } from 'next'
import { env } from '@/config/env'
import { defaultLocale, localHref, locales } from '@/config/locales'
import { publicPages } from '@/config/public-pages'
import { pageAddress, postAddress, workAddress } from '@/domain/content/page-address'
import { readGalleryOrder } from '@/services/content/gallery'
import { readPageList } from '@/services/content/pages'
import { readPostList } from '@/services/content/posts'
import { languagesOf } from './site-page'

/** A build knows neither the site's address nor what staff wrote. */
export const dynamic = 'force-dynamic'

/** Only what staff write has a date that can be relied on; a page of ours gives none. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [pages, posts, works] = await Promise.all([
    readPageList(),
    readPostList(defaultLocale),
    readGalleryOrder(),
  ])
  const written = new Map([
    ...pages.map(({ slug, updatedAt }) => [pageAddress(slug), updatedAt] as const),
    ...works.map(({ slug, updatedAt }) => [workAddress(slug), updatedAt] as const),
    ...posts.map(({ slug, updatedAt }) => [postAddress(slug), updatedAt] as const),
  ])
  const paths = new Set([...publicPages.map(({ path }) => path as string), ...written.keys()])
  return [...paths].flatMap((path) => inEveryLanguage(path, written.get(path)))
}

function inEveryLanguage(path: string, lastModified?: string): MetadataRoute.Sitemap {
  const languages = Object.fromEntries(
    Object.entries(languagesOf(path)).map(([language, href]) => [language, absolute(href)]),
  )
  return locales.map((locale) => ({
    url: absolute(localHref(locale, path)),
    alternates: { languages },
    ...(lastModified && { lastModified }),
  }))
}

function absolute(href: string): string {
  return `${env().SITE_URL}${href}`
}
