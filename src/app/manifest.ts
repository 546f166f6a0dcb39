import type { MetadataRoute } from 'next'
import { translatorOf } from '@/i18n/translator'
import { tokenValues } from '@/ui/token-values'

export default function manifest(): MetadataRoute.Manifest {
  const name = translatorOf('en', 'common')('companyName')
  return {
    name,
    short_name: name,
    description: translatorOf('en', 'meta')('home.description'),
    lang: 'en',
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
