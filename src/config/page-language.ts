import { locales } from './locales'
import type { Locale } from './locales'

/** Our own pages name their language here: some keep their address to themselves. */
const pageLanguageHeader = 'X-Page-Language'

/** The language that a call names of itself; null where it names none that we speak. */
export function pageLanguage(headers: Headers | undefined): Locale | null {
  const named = headers?.get(pageLanguageHeader)
  return locales.find((locale) => locale === named) ?? null
}
