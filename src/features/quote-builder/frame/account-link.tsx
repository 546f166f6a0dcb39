'use client'

import type { ReactNode } from 'react'
import { useLocale } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { localHref } from '@/config/locales'

type Props = { to: '/login' | '/register'; children: ReactNode; className?: string }

/** A link to signing in or up that leads back to this very place in the builder. */
export function AccountLink({ to, children, className = 'text-link' }: Props) {
  const locale = useLocale()
  const query = useSearchParams().toString()
  const here = localHref(locale, query === '' ? '/get-quote' : `/get-quote?${query}`)
  return (
    <a href={`${localHref(locale, to)}?from=${encodeURIComponent(here)}`} className={className}>
      {children}
    </a>
  )
}
