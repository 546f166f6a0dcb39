/** Keys of `common.nav`, which holds the words. */
type NavigationLink<Key extends string> = { key: Key; href: string }

/** The links at the top of every page; the products menu stands after the third. */
export const topLinks = [
  { key: 'home', href: '/' },
  { key: 'about', href: '/about' },
  { key: 'services', href: '/services' },
  { key: 'gallery', href: '/gallery' },
  { key: 'arTryOn', href: '/ar-try-on' },
  { key: 'getQuote', href: '/get-quote' },
  { key: 'contact', href: '/contact' },
] as const satisfies NavigationLink<string>[]

/** Keys of `common.products`. */
export const productGroups = {
  main: [
    { key: 'windows', href: '/products/windows' },
    { key: 'commercial', href: '/products/commercial' },
    { key: 'glassReplacement', href: '/products/glass-replacement' },
    { key: 'showerGlass', href: '/products/shower-glass' },
    { key: 'mirrors', href: '/products/mirrors' },
  ],
  more: [
    { key: 'officePartitions', href: '/products/office-partitions' },
    { key: 'staircases', href: '/products/staircases' },
    { key: 'shelves', href: '/products/shelves' },
    { key: 'glassWall', href: '/products/glass-wall' },
    { key: 'other', href: '/products/other' },
  ],
  guides: [
    { key: 'glassStyles', href: '/products/glass-styles' },
    { key: 'doors', href: '/products/doors' },
    { key: 'hardware', href: '/products/hardware' },
  ],
} as const satisfies Record<string, NavigationLink<string>[]>

/** Keys of `common.serviceList`. */
export const serviceLinks = [
  { key: 'residential', href: '/products/windows' },
  { key: 'commercial', href: '/products/commercial' },
  { key: 'showerDoors', href: '/products/shower-glass' },
  { key: 'mirrors', href: '/products/mirrors' },
  { key: 'furniture', href: '/products/glass-furniture' },
  { key: 'repair', href: '/products/glass-replacement' },
  { key: 'emergency', href: '/contact?service=emergency' },
] as const satisfies NavigationLink<string>[]
