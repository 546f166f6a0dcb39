import type { MetadataRoute } from 'next'
import { env } from '@/config/env'

/** A build does not know the site's address. */
export const dynamic = 'force-dynamic'

/** Pages of one person say `noindex` themselves: whoever may not fetch them cannot read that. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', '/api/media/'], disallow: ['/admin', '/api/'] },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  }
}
