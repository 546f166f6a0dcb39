import { createFormatter } from 'next-intl'
import { formattingLocales } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { timeZone } from './time-zone'

/** Writes numbers, money and dates as people in Dallas read them, in their language. */
export function siteFormatter(locale: Locale) {
  // typed as the language of messages, but it only formats, and any tag of a language will do
  return createFormatter({ locale: formattingLocales[locale] as Locale, timeZone })
}

export type SiteFormatter = ReturnType<typeof siteFormatter>
