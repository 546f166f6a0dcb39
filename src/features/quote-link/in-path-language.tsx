'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { localeOfPath } from '@/config/locales'
import type { Locale } from '@/config/locales'

/** Of two languages the one of the address: a page that is not found is not told its own. */
export function InPathLanguage(said: Record<Locale, ReactNode>) {
  return said[localeOfPath(usePathname())]
}
