import type { ReactNode } from 'react'
import Link from 'next/link'
import { Button, buttonClasses } from '@/ui/button'
import type { ButtonLook } from '@/ui/button'

type Props = { href: string; look?: ButtonLook; children: ReactNode }

/** A way on from the outcome of a payment. */
export function WayOn({ href, look = 'outline', children }: Props) {
  return (
    <Link href={href} className={buttonClasses(look, 'large')}>
      {children}
    </Link>
  )
}

/** The same in few words, after the ways that matter more. */
export function QuietWayOn({ href, children }: Omit<Props, 'look'>) {
  return (
    <Link href={href} className="inline-flex min-h-14 items-center font-semibold text-link">
      {children}
    </Link>
  )
}

export function AskAgain({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button look="ink" size="large" onClick={onClick}>
      {children}
    </Button>
  )
}
