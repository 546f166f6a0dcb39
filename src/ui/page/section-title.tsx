import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { withFractions } from '../with-fractions'

type Props = { title: string; children?: ReactNode; className?: string }

/** The heading of a section with a sentence under it. */
export function SectionTitle({ title, children, className }: Props) {
  return (
    <div className={classNames('max-w-[44rem]', className)}>
      <h2 className="text-title lg:text-section">{withFractions(title)}</h2>
      {children ? (
        <p className="mt-4 text-intro text-text-second">
          {typeof children === 'string' ? withFractions(children) : children}
        </p>
      ) : null}
    </div>
  )
}
