import type { Metadata } from 'next'
import { hasLocale } from 'next-intl'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { defaultLocale, localHref, locales } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { readCompany } from '@/services/content/company'
import type { SearchParams } from './query-text'

export type PageParams = { params: Promise<{ locale: string }> }

export type PageWithQuery = PageParams & { searchParams: Promise<SearchParams> }

/** The language of a page's address; anything else is not found. */
export async function localeOf({ params }: PageParams): Promise<Locale> {
  const { locale } = await params
  if (!hasLocale(locales, locale)) notFound()
  setRequestLocale(locale)
  return locale
}

type Words = { title: string; description: string }

type Page = Words & {
  /** Its address in English. */
  path: string
  /** The last part of the address of its picture for shared links. */
  picture: string
  /** When it was published, where it is an article; ISO 8601. */
  publishedAt?: string
  /** Whether people look for it near them: its title then says where the company is. */
  isLocal?: boolean
}

/** What search engines and shared links say of a page. */
export async function pageMetadata(
  locale: Locale,
  { path, title, description, picture, publishedAt = '', isLocal = false }: Page,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'common' })
  const { name, address } = await readCompany(locale)
  const canonical = localHref(locale, path)
  const place = isLocal ? [address.city, address.state].filter(Boolean).join(', ') : ''
  return {
    // whole, since a layout's template does not reach the page beside it
    title: { absolute: [title, place, name].filter(Boolean).join(' · ') },
    description,
    alternates: { canonical, languages: languagesOf(path) },
    openGraph: {
      title,
      description,
      url: canonical,
      ...(publishedAt === ''
        ? { type: 'website' as const }
        : { type: 'article' as const, publishedTime: publishedAt }),
      siteName: name,
      locale: t('openGraphLocale'),
      images: [{ url: localHref(locale, `/og/${picture}`), width: 1200, height: 630, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** The same page in every language; whoever reads none of them gets English. */
export function languagesOf(path: string): Record<string, string> {
  return {
    ...Object.fromEntries(locales.map((locale) => [locale, localHref(locale, path)])),
    'x-default': localHref(defaultLocale, path),
  }
}
