import type { ShownWork } from './shown-work'

/** The builder at the first kind of work among these that it prices, at no size yet; null where it prices none. */
export function hrefOfKind(works: readonly Pick<ShownWork, 'priceHref'>[]): string | null {
  for (const { priceHref } of works) {
    const [path = '', search] = priceHref?.split('?') ?? []
    const serviceType = new URLSearchParams(search).get('serviceType')
    if (serviceType !== null) return `${path}?${new URLSearchParams({ serviceType }).toString()}`
  }
  return null
}
