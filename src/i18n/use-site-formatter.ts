'use client'

import { useMemo } from 'react'
import { useLocale } from 'next-intl'
import { siteFormatter } from './site-formatter'
import type { SiteFormatter } from './site-formatter'

/** Writes numbers, money and dates in the language of the page. */
export function useSiteFormatter(): SiteFormatter {
  const locale = useLocale()
  return useMemo(() => siteFormatter(locale), [locale])
}
