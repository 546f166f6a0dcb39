import shower from '@pictures/hero-home.webp'
import storefront from '@pictures/storefront.webp'
import type { ShownWork } from './works/shown-work'

const placeholders = [
  { key: 'bath', categorySlug: 'shower-enclosures', image: shower, focus: '66% 50%' },
  { key: 'living', categorySlug: 'windows', image: null, focus: '' },
  { key: 'kitchen', categorySlug: 'kitchen', image: null, focus: '' },
  { key: 'office', categorySlug: 'storefronts', image: storefront, focus: '50% 50%' },
] as const

type Key = (typeof placeholders)[number]['key']

/** What the home page shows while the gallery is empty or out of reach. */
export function placeholderWorks(
  titleOf: (key: Key) => string,
  description: string,
  href: string,
): ShownWork[] {
  return placeholders.map(({ key, categorySlug, image, focus }, index) => ({
    id: index,
    slug: key,
    href,
    title: titleOf(key),
    description,
    categoryName: '',
    caption: '',
    detail: [],
    note: '',
    spoken: '',
    facts: [],
    elevation: null,
    sizeText: '',
    priceHref: null,
    categorySlug,
    picture:
      image === null
        ? null
        : {
            src: image.src,
            alt: titleOf(key),
            caption: null,
            isSample: true,
            width: image.width,
            height: image.height,
            focus,
          },
  }))
}
