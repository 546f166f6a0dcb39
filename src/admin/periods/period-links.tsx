'use client'

import { useListQuery } from '@payloadcms/ui'
import Link from 'next/link'
import type { Span } from '@/domain/job/shop-periods'

type Props = {
  list: string
  field: string
  label: string
  all: string
  spans: (Span & { text: string })[]
}

/**
 * Said without the `or` of the form of filters, which stays folded then: these are for one look, a
 * kept filter would stand still.
 */
export function PeriodLinks({ list, field, label, all, spans }: Props) {
  const { query } = useListQuery()
  const asked = JSON.stringify(query.where ?? {})
  const path = `/admin/collections/${list}`
  const links = [
    { text: all, href: path, isShown: asked === '{}' },
    ...spans.map(({ text, from, until }) => ({
      text,
      href: `${path}?where[and][0][${field}][greater_than_equal]=${from}&where[and][1][${field}][less_than]=${until}`,
      isShown: asked.includes(from) && asked.includes(until),
    })),
  ]
  return (
    <nav className="office-periods" aria-label={label}>
      <span>{label}</span>
      {links.map(({ text, href, isShown }) => (
        <Link key={text} href={href} prefetch={false} aria-current={isShown ? 'true' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  )
}
