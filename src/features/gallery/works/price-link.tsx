'use client'

import type { ReactNode } from 'react'
import Link from 'next/link'
import { useOpening } from '@/client/opening/kept-opening'
import { buttonClasses } from '@/ui/button'
import { priceAtOpening } from './price-at-opening'

type Props = { href: string; children: ReactNode }

/** The way to a price of such a work, at the size that the visitor carries along. */
export function PriceLink({ href, children }: Props) {
  const opening = useOpening()
  return (
    <Link
      href={priceAtOpening(href, opening)}
      prefetch={false}
      className={buttonClasses('sun', 'large')}
    >
      {children}
    </Link>
  )
}
