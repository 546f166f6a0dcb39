import type { MetadataRoute } from 'next'
import { messagesOf } from '@/messages'
import { tokenValues } from '@/ui/token-values'

export default function manifest(): MetadataRoute.Manifest {
  const { common, meta } = messagesOf('en')
  return {
    name: common.companyName,
    short_name: common.companyName,
    description: meta.home.description,
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
