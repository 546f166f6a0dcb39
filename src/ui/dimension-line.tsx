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
      <Line />
      {children === undefined ? null : (
        <>
          <span className="px-3.5 figures font-medium">{children}</span>
          <Line />
        </>
      )}
      <Tick />
    </span>
  )
}

function Line() {
  return <span aria-hidden="true" className="dimension-rule" />
}

function Tick() {
  return <span aria-hidden="true" className="dimension-tick" />
}
