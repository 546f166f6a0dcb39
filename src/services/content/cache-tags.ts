import 'server-only'
import { globalSlugs, slugs } from '@collections/slugs'

/** No slug: dropped by whoever finds that the days of an order are others by now (booked, held, over). */
export const orderDatesTag = 'order-dates'

/**
 * What each cached read is made of, and which pages show it. A tag is the slug of a collection or global:
 * its hooks (collections/hooks/revalidate.ts) drop the tag once a change of something published is
 * committed, and with it every page that was rendered from a read that carries it.
 */
export const cacheTags = {
  company: { tags: [globalSlugs.company], shownOn: 'every page' },
  booking: {
    tags: [globalSlugs.booking],
    shownOn: '/book-visit, and every page: calls follow the closed days',
  },
  'order-dates': {
    tags: [globalSlugs.booking, orderDatesTag],
    shownOn: 'products, where they say the days of an order',
  },
  navigation: { tags: [globalSlugs.navigation], shownOn: 'the header of every page' },
  footer: { tags: [globalSlugs.footer], shownOn: 'the footer of every page' },
  'page-words': {
    tags: [
      ...[globalSlugs.homeWords, globalSlugs.aboutWords],
      ...[globalSlugs.servicesWords, globalSlugs.contactWords],
    ],
    shownOn: '/, /about, /services, /contact',
  },
  redirect: { tags: [slugs.redirects], shownOn: 'addresses that no page has' },
  page: {
    tags: [slugs.pages, slugs.media],
    shownOn: 'products, /about, and the pages that staff add',
  },
  'page-list': { tags: [slugs.pages], shownOn: '/sitemap.xml' },
  'pricing-on-pages': {
    tags: [
      ...[slugs.regions, slugs.glassTypes, slugs.glassFinishes, slugs.hardware],
      ...[slugs.installationFactors, slugs.taxRules, slugs.glassRules],
      globalSlugs.pricingSettings,
    ],
    shownOn: 'products, where they show what glass costs and can do',
  },
  post: { tags: [slugs.posts, slugs.media], shownOn: '/posts/<slug> and its picture for links' },
  'latest-posts': { tags: [slugs.posts], shownOn: '/' },
  'post-list': {
    tags: [slugs.posts, slugs.media],
    shownOn: '/posts and below, /sitemap.xml, /llms.txt',
  },
  testimonials: { tags: [slugs.testimonials], shownOn: '/' },
  team: { tags: [slugs.teamMembers, slugs.media], shownOn: '/about' },
  'gallery-preview': {
    tags: [slugs.galleryItems, slugs.galleryCategories, slugs.media],
    shownOn: '/',
  },
  gallery: {
    tags: [slugs.galleryItems, slugs.galleryCategories, slugs.media],
    shownOn: '/gallery and its further pages, strips on pages',
  },
  'gallery-work': {
    tags: [slugs.galleryItems, slugs.galleryCategories, slugs.media],
    shownOn: '/gallery/<slug> and its picture for links',
  },
  'gallery-order': {
    tags: [slugs.galleryItems],
    shownOn: 'counts and neighbours of /gallery, /sitemap.xml',
  },
  'gallery-categories': { tags: [slugs.galleryCategories], shownOn: '/gallery' },
  'glass-styles': {
    tags: [slugs.glassStyles, slugs.glassStyleCategories, slugs.media],
    shownOn: '/products/glass-styles',
  },
  'opening-example': {
    tags: [
      slugs.regions,
      slugs.glassTypes,
      slugs.glassFinishes,
      slugs.hardware,
      slugs.installationFactors,
      slugs.taxRules,
      slugs.glassRules,
      globalSlugs.pricingSettings,
    ],
    shownOn: 'prices for example: /, products, /products/glass-styles',
  },
  assistant: {
    tags: [slugs.answers, slugs.knowledgeBase, globalSlugs.assistant],
    shownOn: 'what Sandra answers',
  },
} as const satisfies Record<string, { tags: string[]; shownOn: string }>

export type CachedReadName = keyof typeof cacheTags
