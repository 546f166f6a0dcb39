import type { ReactNode } from 'react'

type Props = { label: string; figure: string; children: ReactNode }

/** On a phone the figure and the one thing to do with it stand above the ways to reach the company. */
export function BarFigure({ label, figure, children }: Props) {
  return (
    <div className="fixed inset-x-0 bottom-[calc(3.25rem+env(safe-area-inset-bottom))] z-30 flex items-center justify-between gap-4 border-y border-rule bg-paper px-4 py-2.5 shadow-bar lg:hidden print:hidden [@media(max-height:20rem)]:static">
      <p className="min-w-0">
        <span className="block text-small text-text-second">{label}</span>
        <span className="block money text-h3 leading-tight">{figure}</span>
      </p>
      {children}
    </div>
  )
}
