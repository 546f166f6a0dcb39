import { hasLocale } from 'next-intl'
import { defaultLocale, localeOfPath, locales } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { pageLanguage } from '@/config/page-language'

/** The language of the page that calls: what the call says of it, else the page's address. */
export function callerLocale(request: Request, body?: unknown): Locale {
  const named = pageLanguage(request.headers)
  if (named !== null) return named
  if (typeof body === 'object' && body !== null && 'locale' in body) {
    const { locale } = body
    if (typeof locale === 'string' && hasLocale(locales, locale)) return locale
  }
  const referrer = request.headers.get('referer') ?? ''
  return URL.canParse(referrer) ? localeOfPath(new URL(referrer).pathname) : defaultLocale
}
