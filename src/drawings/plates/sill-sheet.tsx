import { useId } from 'react'
import type { ReactNode } from 'react'
import { DrawingDefs } from '../marks/drawing-defs'
import { UnitSection } from './unit-section'

/** Where the glass stands on its sill, in sections that are compared with each other. */
const pxPerIn = 72
const top = 22
const sillY = 300

type Props = { label: string; children: (id: string) => ReactNode }

/** One of several sections that stand side by side on one line. */
export function SillSheet({ label, children }: Props) {
  const id = useId()
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 400 310"
      className="block h-auto w-full text-edge-mid"
      fill="none"
    >
      <DrawingDefs id={id} />
      {children(id)}
      <path d={`M0 ${sillY}H400`} stroke="var(--color-text)" strokeWidth="1.75" />
    </svg>
  )
}

/** As `UnitSection` takes it, at three quarters of its size. */
export function onSill(x: number) {
  return { x, pxPerIn, top, foot: sillY - 0.9 * pxPerIn }
}

type UnitProps = { id: string; x: number; panes: 1 | 2; hasCoating?: boolean }

export function UnitOnSill({ x, hasCoating = false, ...unit }: UnitProps) {
  return <UnitSection {...unit} {...onSill(x)} hasCoating={hasCoating} />
}
