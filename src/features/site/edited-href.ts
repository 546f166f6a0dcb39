import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'

/** A link of the staff's: on this site in the reader's language, elsewhere as it is. */
export function editedHref(locale: Locale, href: string): string {
  return href.startsWith('/') ? localHref(locale, href) : href
}
