import type { Locale } from '@/config/locales'
import about from './en/about.json'
import account from './en/account.json'
import assistantReply from './en/assistant-reply.json'
import booking from './en/booking.json'
import common from './en/common.json'
import contact from './en/contact.json'
import crm from './en/crm.json'
import designForm from './en/design-form.json'
import gallery from './en/gallery.json'
import glassStyles from './en/glass-styles.json'
import home from './en/home.json'
import job from './en/job.json'
import link from './en/link.json'
import mail from './en/mail.json'
import meta from './en/meta.json'
import office from './en/office.json'
import officeBackground from './en/office-background.json'
import officeCustomer from './en/office-customer.json'
import officeFriday from './en/office-friday.json'
import officeInOut from './en/office-in-out.json'
import officeJobs from './en/office-jobs.json'
import officeMorning from './en/office-morning.json'
import officePrices from './en/office-prices.json'
import officeQuote from './en/office-quote.json'
import officeWebhooks from './en/office-webhooks.json'
import papers from './en/papers.json'
import payment from './en/payment.json'
import pictures from './en/pictures.json'
import plates from './en/plates.json'
import products from './en/products.json'
import quote from './en/quote.json'
import refusals from './en/refusals.json'
import revision from './en/revision.json'
import security from './en/security.json'
import serviceCatalogue from './en/service-catalogue.json'
import tryOn from './en/try-on.json'
import aboutEs from './es/about.json'
import accountEs from './es/account.json'
import assistantReplyEs from './es/assistant-reply.json'
import bookingEs from './es/booking.json'
import commonEs from './es/common.json'
import contactEs from './es/contact.json'
import crmEs from './es/crm.json'
import designFormEs from './es/design-form.json'
import galleryEs from './es/gallery.json'
import glassStylesEs from './es/glass-styles.json'
import homeEs from './es/home.json'
import jobEs from './es/job.json'
import linkEs from './es/link.json'
import mailEs from './es/mail.json'
import metaEs from './es/meta.json'
import papersEs from './es/papers.json'
import paymentEs from './es/payment.json'
import picturesEs from './es/pictures.json'
import platesEs from './es/plates.json'
import productsEs from './es/products.json'
import quoteEs from './es/quote.json'
import refusalsEs from './es/refusals.json'
import revisionEs from './es/revision.json'
import securityEs from './es/security.json'
import serviceCatalogueEs from './es/service-catalogue.json'
import tryOnEs from './es/try-on.json'

const en = {
  about,
  account,
  assistantReply,
  booking,
  common,
  contact,
  crm,
  designForm,
  gallery,
  glassStyles,
  home,
  job,
  link,
  mail,
  meta,
  office,
  officeBackground,
  officeCustomer,
  officeFriday,
  officeInOut,
  officeJobs,
  officeMorning,
  officePrices,
  officeQuote,
  officeWebhooks,
  papers,
  payment,
  pictures,
  plates,
  products,
  quote,
  refusals,
  revision,
  security,
  serviceCatalogue,
  tryOn,
}

/** The shape of the texts, for types alone: what the leaves hold is only known to the translator. */
export type Messages = typeof en

const es: Messages = {
  about: aboutEs,
  account: accountEs,
  assistantReply: assistantReplyEs,
  booking: bookingEs,
  common: commonEs,
  contact: contactEs,
  crm: crmEs,
  designForm: designFormEs,
  gallery: galleryEs,
  glassStyles: glassStylesEs,
  home: homeEs,
  job: jobEs,
  link: linkEs,
  mail: mailEs,
  meta: metaEs,
  office, // the admin's screens are in English
  officeBackground,
  officeCustomer,
  officeFriday,
  officeInOut,
  officeJobs,
  officeMorning,
  officePrices,
  officeQuote,
  officeWebhooks,
  papers: papersEs,
  payment: paymentEs,
  pictures: picturesEs,
  plates: platesEs,
  products: productsEs,
  quote: quoteEs,
  refusals: refusalsEs,
  revision: revisionEs,
  security: securityEs,
  serviceCatalogue: serviceCatalogueEs,
  tryOn: tryOnEs,
}

const catalogues: Record<Locale, Messages> = { en, es }

declare const _text: unique symbol

/**
 * A text as the build stores it: a string, or a compiled pattern where it takes an argument. Its type
 * has no string in it, so that it can only be handed to a translator.
 */
export type RawText = typeof _text

type Raw<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? RawText : Raw<Texts[Key]> }
export type Catalogue = Raw<Messages>

/** Every text of the interface in one language, by feature, for `src/i18n` to translate with. */
export function catalogueOf(locale: Locale): Catalogue {
  return catalogues[locale] as unknown as Catalogue
}
