import type { CollectionConfig } from 'payload'
import { defaultLocale, localHref, locales } from '../../src/config/locales'

type Admin = NonNullable<CollectionConfig['admin']>

/** The page beside its form while it is written, and behind the form's preview button. */
export function previewed(
  addressOf: (slug: string) => string,
): Required<Pick<Admin, 'livePreview' | 'preview'>> {
  const url = (slug: unknown, language: unknown) => {
    if (typeof slug !== 'string' || slug === '') return null
    const locale = locales.find((one) => one === language) ?? defaultLocale
    return `/api/preview?path=${encodeURIComponent(localHref(locale, addressOf(slug)))}`
  }
  return {
    livePreview: {
      url: ({ data, locale }) => url(data.slug, locale.code) ?? '/',
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 390, height: 780 },
        { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
        { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
      ],
    },
    preview: (doc, { locale }) => url(doc.slug, locale),
  }
}
