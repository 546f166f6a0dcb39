const pages: Record<string, string> = {
  shower_glass: '/products/shower-glass',
  window_glass: '/products/windows',
  mirrors: '/products/mirrors',
  tabletops: '/products/glass-furniture',
  storefronts: '/products/commercial',
  partitions: '/products/office-partitions',
  staircases: '/products/staircases',
}

/** The page of a product of the knowledge base, where the site has one. */
export function productPage(productId: string): string | null {
  return pages[productId] ?? null
}
