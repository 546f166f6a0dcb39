import { useId } from 'react'
import type { ReactNode } from 'react'
import type { KindDrawing as DrawingName } from '@/domain/services-catalogue/services'
import { Dimension } from '../marks/dimension'
import { drafted } from '../marks/dimension-look'
import { DrawingDefs } from '../marks/drawing-defs'
import { GlassPane } from '../marks/glass-pane'

const frame = { fill: 'var(--color-paper)', stroke: 'var(--color-text)', strokeWidth: 1.1 }
const letter = {
  size: 11,
  look: {
    ...drafted,
    ...{ slash: { half: 0, width: 0 }, cross: 5, gap: 5.7 },
    figure: { ...drafted.figure, className: 'font-semibold' },
  },
}
const side = (figure: string) => ({ figure, tone: 'plain' as const })
const ground = { stroke: 'var(--color-text)', strokeWidth: 1.5 }

/** How its two sides are called, in a letter or two. */
type Sides = { width: string; height: string }

/** A small picture of what the glass goes into, 72 by 100. */
export function KindDrawing({ name, sides }: { name: DrawingName; sides: Sides }) {
  const id = useId()
  return (
    <svg aria-hidden="true" viewBox="0 0 72 100" className="h-25 w-18 shrink-0">
      <DrawingDefs id={id} />
      {drawings[name](id, sides)}
    </svg>
  )
}

const drawings: Record<DrawingName, (id: string, sides: Sides) => ReactNode> = {
  window: (id) => (
    <>
      <rect x="5" y="10" width="62" height="76" {...frame} />
      <rect x="1" y="86" width="70" height="5" {...frame} />
      <GlassPane pane={{ x: 10, y: 15, width: 52, height: 31 }} id={id} name="up" plain />
      <GlassPane pane={{ x: 10, y: 51, width: 52, height: 31 }} id={id} name="low" plain />
    </>
  ),
  door: (id) => (
    <>
      <path d="M0 97H72" {...ground} />
      <rect x="10" y="2" width="52" height="95" {...frame} />
      <rect x="14" y="6" width="44" height="91" {...frame} fill="var(--color-stone)" />
      <GlassPane pane={{ x: 21, y: 14, width: 30, height: 52 }} id={id} name="lite" plain />
      <circle cx="54" cy="56" r="1.8" fill="var(--color-text)" />
    </>
  ),
  pane: (id, { width, height }) => (
    <>
      <Dimension mark={{ axis: 'x', from: 18, to: 64, at: 12, ...side(width) }} {...letter} />
      <Dimension mark={{ axis: 'y', from: 24, to: 92, at: 6, ...side(height) }} {...letter} />
      <GlassPane pane={{ x: 18, y: 24, width: 46, height: 68 }} id={id} name="pane" plain />
    </>
  ),
  new_window: (id) => (
    <>
      <rect x="2" y="18" width="68" height="60" {...frame} />
      <GlassPane pane={{ x: 7, y: 23, width: 27, height: 50 }} id={id} name="left" plain />
      <GlassPane pane={{ x: 38, y: 23, width: 27, height: 50 }} id={id} name="right" plain />
      <rect x="0" y="78" width="72" height="5" {...frame} />
    </>
  ),
  storefront: (id) => (
    <>
      <path d="M0 97H72" {...ground} />
      <rect x="2" y="12" width="68" height="85" {...frame} />
      <GlassPane pane={{ x: 6, y: 16, width: 60, height: 18 }} id={id} name="transom" plain />
      <GlassPane pane={{ x: 6, y: 39, width: 18, height: 54 }} id={id} name="left" plain />
      <GlassPane pane={{ x: 28, y: 39, width: 16, height: 57 }} id={id} name="door" plain />
      <GlassPane pane={{ x: 48, y: 39, width: 18, height: 54 }} id={id} name="right" plain />
    </>
  ),
  enclosure: (id) => (
    <>
      <path d="M0 97H72" {...ground} />
      <path d="M6 8V97M66 8V97" stroke="var(--color-text)" strokeWidth="1.1" />
      <rect x="1" y="8" width="5" height="89" fill={`url(#${id}-hatch)`} opacity=".6" />
      <rect x="66" y="8" width="5" height="89" fill={`url(#${id}-hatch)`} opacity=".6" />
      <GlassPane pane={{ x: 6, y: 20, width: 33, height: 77 }} id={id} name="fixed" plain />
      <GlassPane pane={{ x: 40, y: 20, width: 26, height: 77 }} id={id} name="door" plain />
      <path d="M45 54V66" stroke="var(--color-text)" strokeWidth="2" strokeLinecap="round" />
      <path d="M62 30h4v6h-4zM62 80h4v6h-4z" fill="var(--color-text)" />
    </>
  ),
  opening: (id) => (
    <>
      <path d="M0 97H72" {...ground} />
      <path
        d="M4 97V16H68V97"
        fill="none"
        stroke="var(--color-text)"
        strokeWidth="1.1"
        strokeDasharray="4 3"
      />
      <GlassPane pane={{ x: 14, y: 34, width: 44, height: 63 }} id={id} name="pane" plain />
      <path d="M14 34V30M58 34V30" stroke="var(--color-text)" strokeWidth="1.1" />
    </>
  ),
}
