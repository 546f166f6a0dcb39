import type { Locale } from '@/config/locales'
import { hasWords, translatorOf } from './translator'

/** How a service is called: the builder's codes in words, anything else as it was written. */
export function serviceName(locale: Locale, code: string): string {
  const t = translatorOf(locale, 'serviceCatalogue.names')
  return hasWords(t, code) ? t(code) : code
}
