import type { Locale } from '@/config/locales'
import about from './en/about.json'
import account from './en/account.json'
import common from './en/common.json'
import contact from './en/contact.json'
import crm from './en/crm.json'
import designForm from './en/design-form.json'
import gallery from './en/gallery.json'
import glassStyles from './en/glass-styles.json'
import home from './en/home.json'
import mail from './en/mail.json'
import meta from './en/meta.json'
import office from './en/office.json'
import payment from './en/payment.json'
import pictures from './en/pictures.json'
import products from './en/products.json'
import quote from './en/quote.json'
import services from './en/services.json'
import tryOn from './en/try-on.json'

const en = {
  about,
  account,
  common,
  contact,
  crm,
  designForm,
  gallery,
  glassStyles,
  home,
  mail,
  meta,
  office,
  payment,
  pictures,
  products,
  quote,
  services,
  tryOn,
}

export type Messages = typeof en

const catalogues: Record<Locale, Messages> = { en }

/** Every text of the interface in one language, by feature. */
export function messagesOf(locale: Locale): Messages {
  return catalogues[locale]
}
