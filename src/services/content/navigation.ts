import 'server-only'
import { globalSlugs } from '@collections/slugs'
import type { Locale } from '@/config/locales'
import { cachedRead } from './cached-read'

export type EditedLink = { text: string; href: string }

type Rows = { text: string; href: string }[] | null | undefined

function linksOf(rows: Rows): EditedLink[] {
  return (rows ?? []).map(({ text, href }) => ({ text, href }))
}

/** What staff put at the top of the pages; a list that is empty leaves the site its own. */
export const readNavigation = cachedRead('navigation', async (payload, locale: Locale) => {
  const row = await payload.findGlobal({
    slug: globalSlugs.navigation,
    depth: 0,
    locale,
    overrideAccess: false,
  })
  return {
    topLinks: linksOf(row.topLinks),
    main: linksOf(row.products),
    more: linksOf(row.moreCategories),
    guides: linksOf(row.guides),
  }
})

/** What staff put under the pages; a list that is empty leaves the site its own. */
export const readFooter = cachedRead('footer', async (payload, locale: Locale) => {
  const row = await payload.findGlobal({
    slug: globalSlugs.footer,
    depth: 0,
    locale,
    overrideAccess: false,
  })
  return {
    quickLinks: linksOf(row.quickLinks),
    services: linksOf(row.services),
    note: row.note ?? '',
  }
})
