import { useId } from 'react'
import { Dimension } from '../marks/dimension'
import { DrawingDefs } from '../marks/drawing-defs'
import { PlateFloor } from './plate-view'
import type { PlateFigures } from './plate-words'

type Shape = 'rectangle' | 'round' | 'arch' | 'pill' | 'wall'

/** As they are most often cut, in inches; the middle of each hangs where most eyes meet the glass. */
const hung: { shape: Shape; widthIn: number; heightIn: number }[] = [
  { shape: 'rectangle', widthIn: 30, heightIn: 40 },
  { shape: 'round', widthIn: 32, heightIn: 32 },
  { shape: 'arch', widthIn: 26, heightIn: 42 },
  { shape: 'pill', widthIn: 18, heightIn: 48 },
  { shape: 'wall', widthIn: 48, heightIn: 42 },
]

const eyesIn = 60

/** A drawing for each width of page: the scale is another, the lines and letters stay as large. */
const views = {
  wide: { width: 1248, pxPerIn: 6, first: 72, pitch: 224, size: 15, shown: 'hidden xl:block' },
  tablet: {
    width: 704,
    pxPerIn: 3.2,
    first: 56,
    pitch: 124,
    size: 14,
    shown: 'hidden md:block xl:hidden',
  },
  phone: { width: 358, pxPerIn: 1.6, first: 22, pitch: 63, size: 13, shown: 'md:hidden' },
} as const

type MirrorView = keyof typeof views

/** The middle of each shape across the drawing, in percent, for the names below it. */
export function mirrorPlaces(): { centre: number }[] {
  const { width, first, pitch } = views.wide
  return hung.map((_, index) => ({ centre: ((first + pitch * (index + 0.43)) / width) * 100 }))
}

type Props = PlateFigures & { view: MirrorView }

/** Mirrors of every shape on one wall, hung on one line. */
export function MirrorShapes({ label, inches, view }: Props) {
  const id = useId()
  const { width, pxPerIn, first, pitch, size, shown } = views[view]
  const top = 40
  const lineY = top + 26 * pxPerIn
  const floorY = lineY + eyesIn * pxPerIn * 0.82
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${floorY + 12}`}
      className={`h-auto w-full text-edge-mid ${shown}`}
      fill="none"
    >
      <DrawingDefs id={id} />
      <defs>
        <linearGradient id={`${id}-silver`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--color-paper)" />
          <stop offset=".5" stopColor="var(--color-edge-tint)" />
          <stop offset="1" stopColor="var(--color-edge-deep)" />
        </linearGradient>
      </defs>
      <path d={`M0 ${lineY}H${width}`} stroke="currentColor" strokeDasharray="7 5" opacity=".6" />
      {hung.map(({ shape, widthIn, heightIn }, index) => {
        const wide = widthIn * pxPerIn
        const tall = heightIn * pxPerIn
        const x = first + pitch * (index + 0.43) - wide / 2
        const y = lineY - tall / 2
        return (
          <g key={shape}>
            <path
              d={outline(shape, x, y, wide, tall)}
              fill={`url(#${id}-silver)`}
              stroke="currentColor"
              strokeWidth="1.5"
            />
            <Inside {...{ shape, x, y, wide, tall, pxPerIn }} />
            <Dimension
              mark={{
                ...{ axis: 'x', from: x, to: x + wide, at: y - 26, work: y, tone: 'inherited' },
                figure: inches(widthIn),
              }}
              size={size}
            />
          </g>
        )
      })}
      {view === 'phone' ? null : (
        <Dimension
          mark={{
            ...{ axis: 'y', from: lineY, to: floorY, at: 14, tone: 'inherited' },
            figure: inches(eyesIn),
          }}
          size={size}
        />
      )}
      <PlateFloor id={id} y={floorY} to={width} />
      {view === 'phone' ? null : <Break x={14} y={floorY - 34} />}
    </svg>
  )
}

/** The wall between is shortened: two waves through the dimension say so. */
function Break({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <rect x={x - 8} y={y - 5} width="16" height="10" fill="var(--color-edge-tint)" />
      <path
        d={`M${x - 9} ${y - 2}q4.5 -6 9 0t9 0M${x - 9} ${y + 6}q4.5 -6 9 0t9 0`}
        stroke="currentColor"
      />
    </g>
  )
}

function outline(shape: Shape, x: number, y: number, wide: number, tall: number): string {
  const r = wide / 2
  switch (shape) {
    case 'round':
      return `M${x} ${y + r}a${r} ${r} 0 1 0 ${wide} 0a${r} ${r} 0 1 0 ${-wide} 0Z`
    case 'arch':
      return `M${x} ${y + tall}V${y + r}a${r} ${r} 0 0 1 ${wide} 0V${y + tall}Z`
    case 'pill':
      return `M${x} ${y + r}a${r} ${r} 0 0 1 ${wide} 0V${y + tall - r}a${r} ${r} 0 0 1 ${-wide} 0Z`
    case 'rectangle':
    case 'wall':
      return `M${x} ${y}h${wide}v${tall}h${-wide}Z`
  }
}

type InsideProps = {
  shape: Shape
  x: number
  y: number
  wide: number
  tall: number
  pxPerIn: number
}

/** The bevel of the rectangle; the outlet and the sconce that the full wall is cut out for. */
function Inside({ shape, x, y, wide, tall, pxPerIn }: InsideProps) {
  if (shape === 'rectangle') {
    const bevel = 1.25 * pxPerIn
    return (
      <g stroke="var(--color-paper)" strokeWidth="1.5">
        <path
          d={`M${x + bevel} ${y + bevel}h${wide - 2 * bevel}v${tall - 2 * bevel}h${2 * bevel - wide}Z`}
        />
        <path
          d={`M${x} ${y}l${bevel} ${bevel}M${x + wide} ${y}l${-bevel} ${bevel}M${x} ${y + tall}l${bevel} ${-bevel}M${x + wide} ${y + tall}l${-bevel} ${-bevel}`}
        />
      </g>
    )
  }
  if (shape !== 'wall') return null
  return (
    <g stroke="currentColor" strokeWidth="1.25" fill="var(--color-ground)">
      <rect x={x + wide * 0.28} y={y + tall * 0.42} width={2.75 * pxPerIn} height={4.5 * pxPerIn} />
      <circle cx={x + wide * 0.74} cy={y + tall * 0.24} r={2.1 * pxPerIn} />
    </g>
  )
}
