'use client'

import type { ReactNode } from 'react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { classNames } from '@/ui/class-names'

/** A link that says when its page is open: a dimension line is drawn under it. */
export function CurrentLink({ href, children }: { href: string; children: ReactNode }) {
  const current = usePathname() === href
  return (
    <Link
      href={href}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'relative flex min-h-11 items-center text-[0.95rem] hover:text-edge-mid',
        current && 'font-semibold text-edge-ink',
      )}
    >
      {children}
      {current ? (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 h-2 border-x border-edge-ink before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-edge-ink"
        />
      ) : null}
    </Link>
  )
}
