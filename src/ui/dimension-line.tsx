import type { ReactNode } from 'react'
import { classNames } from './class-names'

/** A hairline with architect's ticks at its ends and a figure set in it: the site's one ornament. */
export function DimensionLine({
  children,
  className,
}: {
  children?: ReactNode
  className?: string
}) {
  return (
    <span className={classNames('flex items-center text-edge-mid', className)}>
      <Tick />
      <span aria-hidden="true" className="h-px min-w-4 flex-1 bg-current" />
      {children === undefined ? null : (
        <>
          <span className="px-3.5 figures font-medium">{children}</span>
          <span aria-hidden="true" className="h-px min-w-4 flex-1 bg-current" />
        </>
      )}
      <Tick />
    </span>
  )
}

function Tick() {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="-mx-1.5 size-3 shrink-0" fill="none">
      <path d="M1.5 10.5 10.5 1.5" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
