import type { ReactNode } from 'react'
import type { Rect } from '../marks/shapes'
import { leafPaths, stemLines } from './plant'

type Props = {
  id: string
  /** The wall behind the glass, down to the floor. */
  wall: Rect
  /** How much of it stands behind glass, from its left, in px. */
  span: number
  pxPerIn: number
  /** Px at its right on which nothing is written; all of it where nothing is said. */
  freeRight?: number | undefined
  /** The joints of its tile. */
  children: ReactNode
}

/** What stands behind every pane, so that glass is judged by what it does to it; on paper the tile alone. */
export function Scene({ id, wall, span, pxPerIn, freeRight = span, children }: Props) {
  const heightIn = wall.height / pxPerIn
  const spanIn = span / pxPerIn
  const plantIn = plantFromRight(freeRight / pxPerIn)
  return (
    <g id={sceneId(id)} className="forced-colors:hidden">
      <rect {...wall} fill="var(--color-scene-tile)" className="print:hidden" />
      {children}
      <svg
        {...wall}
        className="print:hidden"
        viewBox={`0 ${-heightIn} ${wall.width / pxPerIn} ${heightIn}`}
      >
        <Sun middle={spanIn / 2} wide={Math.max(26, spanIn * 0.34)} />
        <Niche x={Math.max(2.5, spanIn * 0.09)} />
        {plantIn === null ? null : (
          <g transform={`translate(${Math.max(spanIn - plantIn, spanIn * 0.6)} 0)`}>
            <Plant />
          </g>
        )}
      </svg>
    </g>
  )
}

/** Where the middle of its pot stands beside words, in inches from the right; null where it finds no room. */
function plantFromRight(freeIn: number): number | null {
  return [8, 5].find((middle) => middle + potHalfIn <= freeIn) ?? null
}

export function sceneId(id: string): string {
  return `${id}-scene`
}

/** Light from a window with one bar across and one down. */
function Sun({ middle, wide }: { middle: number; wide: number }) {
  const [left, right] = [middle - wide / 2, middle + wide / 2]
  return (
    <>
      <path
        d={`M${left} -52L${right} -66V-36L${left} -22Z`}
        fill="var(--color-scene-sun)"
        opacity=".42"
      />
      <path
        d={`M${left} -37L${right} -51M${middle} -60V-28`}
        stroke="var(--color-scene-tile)"
        strokeWidth="1.7"
      />
    </>
  )
}

function Niche({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} -50.5)`}>
      <path
        d="M0 0V-11.5H12.5V0Z"
        fill="var(--color-scene-niche)"
        stroke="var(--color-tick)"
        strokeWidth=".25"
      />
      <path d="M0 -11.5H12.5L11.2 -10H1.3Z" fill="var(--color-scene-shade)" />
      <path d="M2 0V-7H5V0ZM2.9 -7V-8.8H4.1V-7Z" fill="var(--color-scene-rust)" />
      <path d="M2 -2.2V-4.8H5V-2.2Z" fill="var(--color-scene-tile)" />
      <path d="M6.3 0V-5.5H8.8V0ZM7 -5.5V-7.2H8.1V-5.5Z" fill="var(--color-edge-mid)" />
    </g>
  )
}

const potHalfIn = 4.5
const greens = ['var(--color-scene-leaf)', 'var(--color-edge-mid)', 'var(--color-scene-leaf-light)']

function Plant() {
  return (
    <>
      {stemLines.map((d) => (
        <path key={d} d={d} fill="none" stroke="var(--color-scene-leaf)" strokeWidth=".4" />
      ))}
      {leafPaths.map((d, tone) => (
        <path key={d} d={d} fill={greens[tone]} />
      ))}
      <path d="M-4.5 -16H4.5L3.2 -.5H-3.2Z" fill="var(--color-scene-pot)" />
      <path d="M-4.5 -16H4.5L4.3 -14H-4.3Z" fill="var(--color-scene-pot-shade)" />
    </>
  )
}
