import { classNames } from '@/ui/class-names'

type Props = {
  wide: string
  /** On a page where the drawing is as wide as there is room, and has no scale that could be named. */
  narrow?: string
  className?: string
}

/** How large a drawing is, below it: in letters of the page, however large the drawing is shown. */
export function PlateScale({ wide, narrow = wide, className }: Props) {
  return (
    <p className={classNames('fractions text-caption text-text-second', className)}>
      <span className="max-xl:hidden">{wide}</span>
      <span className="xl:hidden">{narrow}</span>
    </p>
  )
}
