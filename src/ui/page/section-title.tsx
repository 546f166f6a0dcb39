import type { ReactNode } from 'react'
import { classNames } from '../class-names'

type Props = { title: string; children?: ReactNode; className?: string }

/** The heading of a section with a sentence under it. */
export function SectionTitle({ title, children, className }: Props) {
  return (
    <div className={classNames('max-w-[44rem]', className)}>
      <h2 className="text-title lg:text-section">{title}</h2>
      {children ? <p className="mt-4 text-intro text-text-second">{children}</p> : null}
    </div>
  )
}
