import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'

type Props = {
  label: string
  figure: string
  /** What is next is no amount. */
  isWords?: boolean
  children: ReactNode
}

/** On a phone the figure and the one thing to do with it stand above the ways to reach the company. */
export function BarFigure({ label, figure, isWords = false, children }: Props) {
  return (
    <div className="fixed inset-x-0 bottom-[calc(3.25rem+env(safe-area-inset-bottom))] z-30 flex items-center justify-between gap-4 border-y border-rule bg-paper px-4 py-2.5 shadow-bar lg:hidden print:hidden [@media(max-height:20rem)]:static">
      <p className="min-w-0">
        <span className="block text-small text-text-second">{label}</span>
        <span
          className={classNames('block leading-tight', isWords ? 'font-semibold' : 'money text-h3')}
        >
          {figure}
        </span>
      </p>
      {children}
    </div>
  )
}
