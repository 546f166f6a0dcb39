/** Pages that have a place of their own among the products. */
const products = new Set([
  'commercial',
  'doors',
  'glass-furniture',
  'glass-replacement',
  'glass-styles',
  'glass-wall',
  'hardware',
  'mirrors',
  'office-partitions',
  'other',
  'shelves',
  'shower-glass',
  'staircases',
  'windows',
])

/** Where the page of this slug stands on the site, in the default language. */
export function pageAddress(slug: string): string {
  return products.has(slug) ? `/products/${slug}` : `/${slug}`
}

/** Where the post of this slug stands on the site, in the default language. */
export function postAddress(slug: string): string {
  return `/posts/${slug}`
}

/** Where the gallery's work of this slug stands on the site, in the default language. */
export function workAddress(slug: string): string {
  return `/gallery/${slug}`
}

/** Whether a redirect may start or end here: an address on this site, not a host and not the admin's. */
export function isSiteAddress(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\/(?![/\\])[^\s\\?#]*$/.test(value) &&
    !/^\/(?:admin|api|_next)(?:\/|$)/.test(value)
  )
}

/** What stands first in an address that is taken: by a route of the site, a language or the server. */
const taken = new Set([
  ...['admin', 'api', 'en', 'es', 'og', 'posts', 'products', 'payment'],
  ...[
    'ar-try-on',
    'book-visit',
    'visit',
    'contact',
    'crm-dashboard',
    'design-system',
    'email-change',
    'forgot-password',
    'gallery',
  ],
  ...['get-quote', 'login', 'office', 'profile', 'q', 'register', 'reset-password', 'services'],
  'verify-email',
])

/** Whether a page of this slug would never show, because something else stands there. */
export function isTakenSlug(slug: string): boolean {
  return taken.has(slug)
}
