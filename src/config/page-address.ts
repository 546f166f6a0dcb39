import { env } from './env'
import { localHref } from './locales'
import type { Locale } from './locales'

/** The whole address of a page in a language, as mails, search engines and Stripe need it. */
export function pageAddress(locale: Locale, path: string): string {
  return `${env().SITE_URL}${localHref(locale, path)}`
}
