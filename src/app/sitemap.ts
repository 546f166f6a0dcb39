import type { MetadataRoute } from 'next'
import { env } from '@/config/env'
import { defaultLocale, localHref, locales } from '@/config/locales'
import { publicPages } from '@/config/public-pages'
import { readPostList } from '@/services/content/posts'
import { languagesOf } from './site-page'

/** A build knows neither the site's address nor its posts. */
export const dynamic = 'force-dynamic'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const posts = await readPostList(defaultLocale)
  return [
    ...publicPages.flatMap(({ path }) => inEveryLanguage(path)),
    ...posts.flatMap(({ slug, updatedAt }) =>
      inEveryLanguage(`/posts/${slug}`).map((entry) => ({ ...entry, lastModified: updatedAt })),
    ),
  ]
}

function inEveryLanguage(path: string): MetadataRoute.Sitemap {
  const languages = Object.fromEntries(
    Object.entries(languagesOf(path)).map(([language, href]) => [language, absolute(href)]),
  )
  return locales.map((locale) => ({
    url: absolute(localHref(locale, path)),
    alternates: { languages },
  }))
}

function absolute(href: string): string {
  return `${env().SITE_URL}${href}`
}
