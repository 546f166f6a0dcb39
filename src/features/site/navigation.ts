type NavigationLink = {
  /** Its text is `common.nav.<key>`. */
  key: 'home' | 'getQuote'
  href: string
}

/** The links at the top of every page. */
export const topLinks: NavigationLink[] = [
  { key: 'home', href: '/' },
  { key: 'getQuote', href: '/get-quote' },
]
