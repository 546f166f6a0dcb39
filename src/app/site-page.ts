import type { Metadata } from 'next'
import { hasLocale } from 'next-intl'
import { setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { localHref, locales } from '@/config/locales'
import type { Locale } from '@/config/locales'

export type PageParams = { params: Promise<{ locale: string }> }

/** The language of a page's address; anything else is not found. */
export async function localeOf({ params }: PageParams): Promise<Locale> {
  const { locale } = await params
  if (!hasLocale(locales, locale)) notFound()
  setRequestLocale(locale)
  return locale
}

type Words = { title: string; description: string }

/** What search engines and shared links say of a page; `path` is its address in English. */
export function pageMetadata(
  locale: Locale,
  path: string,
  { title, description }: Words,
): Metadata {
  const canonical = localHref(locale, path)
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: { title, description, url: canonical, type: 'website' },
  }
}
