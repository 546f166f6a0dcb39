'use client'

import type { ReactNode } from 'react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { classNames } from '@/ui/class-names'

/** A link of the header that is underlined while its page is open. */
export function CurrentLink({ href, children }: { href: string; children: ReactNode }) {
  const current = usePathname() === href
  return (
    <Link
      href={href}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'relative flex min-h-11 items-center whitespace-nowrap hover:text-edge-mid',
        current &&
          'text-edge-mid before:absolute before:inset-x-0 before:bottom-1 before:h-px before:bg-edge-mid',
      )}
    >
      {children}
    </Link>
  )
}
