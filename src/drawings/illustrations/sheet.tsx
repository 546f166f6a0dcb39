import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'

type Props = {
  viewBox: string
  className?: string | undefined
  /** Hangs, whole, from the upper edge of the room that its class gives it. */
  hangs?: boolean
  children: ReactNode
}

/** The paper of a drawing. What it shows is said in words beside it, so it is silent. */
export function Sheet({ viewBox, className, hangs = false, children }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      fill="none"
      {...(hangs && { preserveAspectRatio: 'xMidYMin' })}
      className={classNames('w-full text-edge-mid', !hangs && 'h-auto', className)}
    >
      {children}
    </svg>
  )
}

export type DrawingProps = { className?: string }
