import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'

type Props = {
  viewBox: string
  className?: string | undefined
  /** Fills the room that its class gives it, and is cut off at the sides and below. */
  fills?: boolean
  children: ReactNode
}

/** The paper of a drawing. What it shows is said in words beside it, so it is silent. */
export function Sheet({ viewBox, className, fills = false, children }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      fill="none"
      {...(fills && { preserveAspectRatio: 'xMidYMin slice' })}
      className={classNames('w-full text-edge-mid', !fills && 'h-auto', className)}
    >
      {children}
    </svg>
  )
}

export type DrawingProps = { className?: string }
