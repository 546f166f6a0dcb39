import type { ReactNode } from 'react'
import { classNames } from './class-names'

type Props = {
  /** Fills the top from edge to edge. */
  picture?: ReactNode
  title: ReactNode
  className?: string
  children?: ReactNode
}

/** A thing among others, framed by hairlines; a pane, so it casts no shadow. */
export function Card({ picture, title, className, children }: Props) {
  return (
    <article className={classNames('flex flex-col border border-rule bg-ground', className)}>
      {picture}
      <div className="grid gap-2 p-6">
        <h3 className="text-h4">{title}</h3>
        {children ? <div className="text-text-second">{children}</div> : null}
      </div>
    </article>
  )
}
