/** The languages of the site; the first one has no prefix in its addresses. */
export const locales = ['en', 'es'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Each language by its own name. */
export const localeNames: Record<Locale, string> = { en: 'English', es: 'Español' }

/** How numbers, money and dates are written: the Spanish of Texas writes $1,234.50, not 1234,50 US$. */
export const formattingLocales: Record<Locale, string> = { en: 'en-US', es: 'es-US' }

/** The address of `href` in `locale`: `/about` in English, `/es/about` in Spanish. */
export function localHref(locale: Locale, href: string): string {
  if (locale === defaultLocale) return href
  return `/${locale}${href === '/' ? '' : href}`
}

/** The address without its language: `/es/about` is `/about`. */
export function withoutLocale(path: string): string {
  const [, first = '', ...rest] = path.split('/')
  return locales.some((locale) => locale === first) ? `/${rest.join('/')}` : path
}

/** The language that an address is in. */
export function localeOfPath(path: string): Locale {
  const [, first = ''] = path.split(/[/?#]/)
  return locales.find((locale) => locale === first) ?? defaultLocale
}
