/** The languages of the site; the first one has no prefix in its addresses. */
export const locales = ['en'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** The address of `href` in `locale`: `/about` in English, `/es/about` in Spanish. */
export function localHref(locale: Locale, href: string): string {
  if (locale === defaultLocale) return href
  return `/${locale}${href === '/' ? '' : href}`
}
