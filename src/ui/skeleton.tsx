import { classNames } from './class-names'

/** Holds the place of what is on its way; silent, since the words beside it say so. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse rounded-glass bg-stone', className)}
    />
  )
}
