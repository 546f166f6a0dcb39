import Link from 'next/link'
import type { ReactNode } from 'react'

/** A link to a page of our own, above Payload's groups. */
export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="nav__link" prefetch={false}>
      <span className="nav__link-label">{children}</span>
    </Link>
  )
}
