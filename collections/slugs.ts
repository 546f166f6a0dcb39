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
  glassRules: 'glass-rules',
  referenceJobs: 'reference-jobs',
  quotes: 'quotes',
  quoteRevisions: 'quote-revisions',
  payments: 'payments',
  inquiries: 'inquiries',
  correspondence: 'correspondence',
  replyTemplates: 'reply-templates',
  jobs: 'jobs',
  visits: 'visits',
  photos: 'photos',
  visitorPhotos: 'visitor-photos',
  calendarFeeds: 'calendar-feeds',
  bookings: 'bookings',
  sharedEstimates: 'shared-estimates',
  knowledgeBase: 'knowledge-base',
  answers: 'answers',
  questions: 'questions',
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
  assistant: 'assistant',
  booking: 'booking',
  homeWords: 'home-words',
  aboutWords: 'about-words',
  servicesWords: 'services-words',
  contactWords: 'contact-words',
} as const

/** Where the words of a page are written. */
export function wordsGlobal<Page extends 'home' | 'about' | 'services' | 'contact'>(page: Page) {
  return `${page}-words` as const
}
