import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'

type Props = { viewBox: string; className?: string | undefined; children: ReactNode }

/** The paper of a drawing. What it shows is said in words beside it, so it is silent. */
export function Sheet({ viewBox, className, children }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      fill="none"
      className={classNames('h-auto w-full text-edge-mid', className)}
    >
      {children}
    </svg>
  )
}

export type DrawingProps = { className?: string }
