import type { CollectionConfig, GlobalConfig } from 'payload'
import { Answers } from './content/answers'
import { KnowledgeBase } from './content/knowledge-base'
import { Media } from './content/media'
import { Pages } from './content/pages'
import { Posts } from './content/posts'
import { Questions } from './content/questions'
import { Redirects } from './content/redirects'
import { TeamMembers } from './content/team-members'
import { Testimonials } from './content/testimonials'
import { AuditTrail } from './audit/audit-trail'
import { withAudit, withGlobalAudit } from './audit/with-audit'
import { Bookings } from './bookings/bookings'
import { Correspondence } from './crm/correspondence'
import { CustomerMerges } from './crm/customer-merges'
import { Customers } from './crm/customers'
import { Inquiries } from './crm/inquiries'
import { ReplyTemplates } from './crm/reply-templates'
import { Tasks } from './crm/tasks'
import { GalleryCategories } from './gallery/gallery-categories'
import { GalleryItems } from './gallery/gallery-items'
import { GlassStyleCategories } from './glass-styles/glass-style-categories'
import { GlassStyles } from './glass-styles/glass-styles'
import { AppConfig } from './globals/app-config'
import { SignIn } from './globals/sign-in'
import { Assistant } from './globals/assistant'
import { Booking } from './globals/booking'
import { Company } from './globals/company'
import { Footer } from './globals/footer'
import { Navigation } from './globals/navigation'
import { pageWordsGlobals } from './globals/page-words'
import { PricingSettings } from './globals/pricing-settings'
import { CalendarFeeds } from './jobs/calendar-feeds'
import { Jobs } from './jobs/jobs'
import { Visits } from './jobs/visits'
import { Photos } from './photos/photos'
import { VisitorPhotos } from './photos/visitor-photos'
import { GlassFinishes } from './pricing/glass-finishes'
import { GlassRules } from './pricing/glass-rules'
import { GlassTypes } from './pricing/glass-types'
import { Hardware } from './pricing/hardware'
import { InstallationFactors } from './pricing/installation-factors'
import { ReferenceJobs } from './pricing/reference-jobs'
import { PriceChangeSets } from './pricing/price-change-sets'
import { Regions } from './pricing/regions'
import { TaxRules } from './pricing/tax-rules'
import { withPlainCells } from './plain-cells'
import { Payments } from './quotes/payments'
import { QuoteRevisions } from './quotes/quote-revisions'
import { Quotes } from './quotes/quotes'
import { SharedEstimates } from './quotes/shared-estimates'
import { StripeEvents } from './quotes/stripe-events'
import { SecondSteps } from './users/second-step/second-steps'
import { Users } from './users'
import { EmailChanges } from './users/email-changes'
import { WebhookDeliveries } from './webhooks/webhook-deliveries'
import { WebhookReceivers } from './webhooks/webhook-receivers'
import { withDayFilter } from './with-day-filter'
import { withFewFilters } from './with-few-filters'
import { withPeriods } from './with-periods'
import { withExport } from './with-export'
import { withPresets } from './with-presets'
import { withShopTimes, withShopTimesOfGlobal } from './with-shop-times'
import { withoutApiTab } from './without-api-tab'

/** In the order of the admin's menu. */
export const collections: CollectionConfig[] = [
  Quotes,
  QuoteRevisions,
  Payments,
  Inquiries,
  Correspondence,
  ReplyTemplates,
  Customers,
  Tasks,
  CustomerMerges,
  Jobs,
  Visits,
  Photos,
  VisitorPhotos,
  GlassTypes,
  GlassFinishes,
  Hardware,
  InstallationFactors,
  Regions,
  TaxRules,
  GlassRules,
  ReferenceJobs,
  PriceChangeSets,
  GalleryItems,
  GalleryCategories,
  GlassStyles,
  GlassStyleCategories,
  Pages,
  Posts,
  Testimonials,
  TeamMembers,
  Redirects,
  Media,
  Questions,
  Answers,
  KnowledgeBase,
  Users,
  EmailChanges,
  WebhookReceivers,
  WebhookDeliveries,
  SecondSteps,
  AuditTrail,
  StripeEvents,
  CalendarFeeds,
  Bookings,
  SharedEstimates,
]
  .map(withPeriods)
  .map(withDayFilter)
  .map(withFewFilters)
  .map(withExport)
  .map(withPresets)
  .map(withPlainCells)
  .map(withShopTimes)
  .map(withoutApiTab)
  .map(withAudit)

export const globals: GlobalConfig[] = [
  PricingSettings,
  Company,
  Booking,
  Navigation,
  Footer,
  ...pageWordsGlobals,
  Assistant,
  AppConfig,
  SignIn,
]
  .map(withShopTimesOfGlobal)
  .map(withoutApiTab)
  .map(withGlobalAudit)
