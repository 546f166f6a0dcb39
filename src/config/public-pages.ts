type PublicPage = {
  /** Its words are `meta.<key>` of the messages. */
  key: string
  /** Its address in English. */
  path: string
  /** It offers a service, and says so to search engines. */
  service?: true
}

/** Every page that search engines may show, in the order of the sitemap. */
export const publicPages = [
  { key: 'home', path: '/' },
  { key: 'getQuote', path: '/get-quote' },
  { key: 'services', path: '/services' },
  { key: 'gallery', path: '/gallery' },
  { key: 'about', path: '/about' },
  { key: 'contact', path: '/contact' },
  { key: 'bookVisit', path: '/book-visit' },
  { key: 'products', path: '/products' },
  { key: 'windows', path: '/products/windows', service: true },
  { key: 'commercial', path: '/products/commercial', service: true },
  { key: 'officePartitions', path: '/products/office-partitions', service: true },
  { key: 'showerGlass', path: '/products/shower-glass', service: true },
  { key: 'mirrors', path: '/products/mirrors', service: true },
  { key: 'glassFurniture', path: '/products/glass-furniture', service: true },
  { key: 'staircases', path: '/products/staircases', service: true },
  { key: 'glassReplacement', path: '/products/glass-replacement', service: true },
  { key: 'glassWall', path: '/products/glass-wall', service: true },
  { key: 'shelves', path: '/products/shelves', service: true },
  { key: 'other', path: '/products/other', service: true },
  { key: 'doors', path: '/products/doors', service: true },
  { key: 'hardware', path: '/products/hardware' },
  { key: 'glassStyles', path: '/products/glass-styles' },
  { key: 'arTryOn', path: '/ar-try-on' },
  { key: 'posts', path: '/posts' },
] as const satisfies PublicPage[]

export type PublicPageKey = (typeof publicPages)[number]['key']

export function publicPage(key: PublicPageKey): PublicPage {
  const page = publicPages.find((candidate) => candidate.key === key)
  if (page === undefined) throw new Error(`There is no public page ${key}.`)
  return page
}
