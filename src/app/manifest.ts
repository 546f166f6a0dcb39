import type { MetadataRoute } from 'next'
import { defaultLocale } from '@/config/locales'
import { placesOf } from '@/domain/company/company-facts'
import { translatorOf } from '@/i18n/translator'
import { readCompany } from '@/services/content/company'
import { tokenValues } from '@/ui/token-values'

/** A build knows no company. */
export const dynamic = 'force-dynamic'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const company = await readCompany(defaultLocale)
  return {
    name: company.name,
    short_name: company.name,
    description: translatorOf(defaultLocale, 'meta')('home.description', placesOf(company)),
    lang: defaultLocale,
    start_url: '/',
    display: 'browser',
    background_color: tokenValues.ground,
    theme_color: tokenValues.ground,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
