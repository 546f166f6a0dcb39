import type { CollectionConfig } from 'payload'
import { defaultLocale, localHref, locales } from '../../src/config/locales'
import type { Locale } from '../../src/config/locales'

type Admin = NonNullable<CollectionConfig['admin']>

type PageForm = Required<Pick<Admin, 'livePreview' | 'preview'>>

const breakpoints = [
  { name: 'phone', label: 'Phone', width: 390, height: 780 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
]

function readIn(language: unknown): Locale {
  return locales.find((one) => one === language) ?? defaultLocale
}

function previewOf(path: string): string {
  return `/api/preview?path=${encodeURIComponent(path)}`
}

/** The page beside its form while it is written, and behind the form's preview button. */
export function previewed(addressOf: (slug: string) => string): PageForm {
  const url = (slug: unknown, language: unknown) =>
    typeof slug === 'string' && slug !== ''
      ? previewOf(localHref(readIn(language), addressOf(slug)))
      : null
  return {
    livePreview: { url: ({ data, locale }) => url(data.slug, locale.code) ?? '/', breakpoints },
    preview: (doc, { locale }) => url(doc.slug, locale),
  }
}

/** The same for a page that is always there. */
export function previewedPage(addressIn: (locale: Locale) => string): PageForm {
  return {
    livePreview: { url: ({ locale }) => previewOf(addressIn(readIn(locale.code))), breakpoints },
    preview: (_, { locale }) => previewOf(addressIn(readIn(locale))),
  }
}
