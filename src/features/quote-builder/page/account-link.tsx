'use client'

import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useLocale } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { localHref } from '@/config/locales'

type Props = { to: '/login' | '/register'; children: ReactNode; className?: string }

/** A link to signing in or up that leads back to this very place in the builder. */
export function AccountLink(props: Props) {
  return (
    // before the browser has read its address, the picker is all there is to come back to
    <Suspense fallback={<LinkFrom {...props} query="" />}>
      <LinkFromHere {...props} />
    </Suspense>
  )
}

function LinkFromHere(props: Props) {
  return <LinkFrom {...props} query={useSearchParams().toString()} />
}

function LinkFrom({ to, children, className = 'text-link', query }: Props & { query: string }) {
  const locale = useLocale()
  const here = localHref(locale, query === '' ? '/get-quote' : `/get-quote?${query}`)
  return (
    <a href={`${localHref(locale, to)}?from=${encodeURIComponent(here)}`} className={className}>
      {children}
    </a>
  )
}
