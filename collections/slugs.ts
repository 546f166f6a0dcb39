/** Every collection and global by its name in the API; each slug is written here and nowhere else. */
export const slugs = {
  users: 'users',
  customers: 'customers',
  galleryCategories: 'gallery-categories',
  galleryItems: 'gallery-items',
  glassStyleCategories: 'glass-style-categories',
  glassStyles: 'glass-styles',
  regions: 'regions',
  glassTypes: 'glass-types',
  glassFinishes: 'glass-finishes',
  hardware: 'hardware',
  installationFactors: 'installation-factors',
  taxRules: 'tax-rules',
  quotes: 'quotes',
  payments: 'payments',
  inquiries: 'inquiries',
  knowledgeBase: 'knowledge-base',
  media: 'media',
  pages: 'pages',
  testimonials: 'testimonials',
  teamMembers: 'team-members',
  posts: 'posts',
  redirects: 'redirects',
  stripeEvents: 'stripe-events',
} as const

export const globalSlugs = {
  company: 'company',
  navigation: 'navigation',
  footer: 'footer',
  pricingSettings: 'pricing-settings',
  appConfig: 'app-config',
} as const
