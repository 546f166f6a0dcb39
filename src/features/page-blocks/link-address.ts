import { z } from 'zod'
import { localHref, withoutLocale } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { pageAddress, postAddress } from '@/domain/content/page-address'

const linked = z.object({
  linkType: z.enum(['internal', 'custom']).catch('custom'),
  url: z.string().optional().catch(undefined),
  doc: z
    .object({ relationTo: z.string(), value: z.object({ slug: z.string().optional() }) })
    .nullish()
    .catch(null),
})

/**
 * Where a link of the editor leads, in the default language. Null where the row it names has no page
 * of its own, or is not published.
 */
export function linkAddress(fields: unknown): string | null {
  const link = linked.safeParse(fields)
  if (!link.success) return null
  const { linkType, url, doc } = link.data
  if (linkType === 'custom') return url || null
  const slug = doc?.value.slug
  if (slug === undefined) return null
  switch (doc?.relationTo) {
    case 'pages':
      return pageAddress(slug)
    case 'posts':
      return postAddress(slug)
    default:
      return null
  }
}

/** What is no page, so that it has one address in every language. */
const noPage = /^\/(?:admin|api|_next)(?:[/?#]|$)|^\/[^?#]*\.[a-z0-9]+(?:[?#]|$)/i

/** An address that staff wrote, in the reader's language where it is a page of this site. */
export function readersAddress(locale: Locale, href: string, siteUrl: string): string {
  const path = href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href
  if (!/^\/(?![/\\])/.test(path) || noPage.test(path)) return href
  return withoutLocale(path) === path ? localHref(locale, path) : path
}
