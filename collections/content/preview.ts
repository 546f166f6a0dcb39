import type { CollectionConfig } from 'payload'

type Admin = NonNullable<CollectionConfig['admin']>

/** The page beside its form while it is written, and behind the form's preview button. */
export function previewed(
  addressOf: (slug: string) => string,
): Required<Pick<Admin, 'livePreview' | 'preview'>> {
  const url = (slug: unknown) =>
    typeof slug === 'string' && slug !== ''
      ? `/api/preview?path=${encodeURIComponent(addressOf(slug))}`
      : null
  return {
    livePreview: {
      url: ({ data }) => url(data.slug) ?? '/',
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 390, height: 780 },
        { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
        { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
      ],
    },
    preview: (doc) => url(doc.slug),
  }
}
