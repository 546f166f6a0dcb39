import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'
import { DrawingDefs, paintOf } from '../marks/drawing-defs'

/** A drawing for each width of page: the scale is another, lines and letters stay as large. */
export const plateViews = ['wide', 'tablet', 'phone'] as const

export type PlateView = (typeof plateViews)[number]

/**
 * `narrow` serves a tablet and a phone alike, where the drawing stands alone. It is never larger than its
 * scale says; its floor runs on to both sides.
 */
const shown: Record<PlateView | 'narrow', string> = {
  narrow: 'mx-auto max-w-[390px] overflow-visible xl:hidden',
  wide: 'hidden xl:block',
  tablet: 'hidden md:block xl:hidden',
  phone: 'md:hidden',
}

/** A small desk shows a tablet's view a third larger than a tablet does: its figures are as large as there. */
const evenFigures = 'lg:[&_.dimension-mark_text]:[font-size:11px]'

type Props = {
  label: string
  view: PlateView | 'narrow'
  width: number
  height: number
  /** Its caption says its scale: a tablet's view is never larger than that. */
  isAtScale?: boolean
  children: (id: string) => ReactNode
}

/** One view of a plate; what it is made of refers to its tints and hatches by the `id` it is handed. */
export function PlateSheet({ label, view, width, height, isAtScale, children }: Props) {
  const id = useId()
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className={classNames(
        'h-auto w-full text-edge-mid',
        shown[view],
        view === 'tablet' && (isAtScale ? 'mx-auto max-w-176' : evenFigures),
      )}
      fill="none"
    >
      <DrawingDefs id={id} />
      {children(id)}
    </svg>
  )
}

/** How far the floor of a narrow drawing runs on beside it, to the edges of what holds it. */
export const narrowFloor = { from: -400, beyond: 400 }

type FloorProps = { id: string; y: number; from?: number; to: number }

/** The floor that the work stands on, hatched below its line. */
export function PlateFloor({ id, y, from = 0, to }: FloorProps) {
  return (
    <g>
      <rect
        x={from}
        y={y}
        width={to - from}
        height="8"
        fill={paintOf(id).hatch}
        stroke="none"
        opacity=".6"
      />
      <path d={`M${from} ${y}H${to}`} stroke="var(--color-text)" strokeWidth="1.75" />
    </g>
  )
}

type CaptionProps = {
  x: number
  y: number
  children: string
  anchor?: 'start' | 'middle' | 'end'
  size?: number
  strong?: boolean
}

/** Words in a drawing. */
export function Caption({ x, y, children, anchor = 'start', size = 13, strong }: CaptionProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize={size}
      fontWeight={strong ? 500 : undefined}
      fill={strong ? 'var(--color-edge-ink)' : 'var(--color-text-second)'}
      stroke="none"
      className="fractions"
    >
      {children}
    </text>
  )
}
