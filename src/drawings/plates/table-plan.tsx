import { useId } from 'react'
import { Dimension } from '../marks/dimension'
import { DrawingDefs, paintOf } from '../marks/drawing-defs'
import type { PlateFigures } from './plate-words'

export type TableShape = 'rectangle' | 'oval' | 'round'
export type TableEdge = 'flat' | 'pencil' | 'bevel'

type Props = PlateFigures & {
  widthIn: number
  depthIn: number
  shape: TableShape
  edge: TableEdge
  /** Of the corners of a rectangle, in inches. */
  radiusIn: number
  view: keyof typeof views
}

/** In the wide one an inch of the drawing is a foot; `down` is how far the table stands below the middle, for its dimension. */
const views = {
  wide: {
    ...{ width: 900, height: 610, room: { width: 600, depth: 300 }, pxPerIn: 8, size: 15 },
    down: 14,
    shown: 'hidden max-w-225 md:block',
  },
  phone: {
    ...{ width: 358, height: 290, room: { width: 216, depth: 150 }, pxPerIn: 3, size: 14 },
    down: 22,
    shown: 'md:hidden',
  },
} as const
const chairIn = 18
const eachChairIn = 26
const bevelIn = 1
const ink = 'var(--color-text)'

/** A table from above with as many chairs as find room at it. */
export function TablePlan({ label, inches, widthIn, depthIn, ...table }: Props) {
  const { shape, edge, radiusIn } = table
  const view = views[table.view]
  const id = useId()
  const wideIn = shape === 'round' ? Math.min(widthIn, depthIn) : widthIn
  const deepIn = shape === 'round' ? wideIn : depthIn
  const px = Math.min(view.pxPerIn, view.room.width / wideIn, view.room.depth / deepIn)
  const width = wideIn * px
  const depth = deepIn * px
  const x = (view.width - width) / 2
  const y = (view.height - depth) / 2 + view.down
  const corner = (inset: number) =>
    Math.max((shape === 'rectangle' ? radiusIn * px : Math.min(width, depth) / 2) - inset, 0)
  const outline = (inset: number) => ({
    ...{ x: x + inset, y: y + inset, width: width - 2 * inset, height: depth - 2 * inset },
    rx: corner(inset),
  })
  const chair = chairIn * px
  /** How far the back of a chair stands off the table. */
  const back = chair * 0.845
  const perSide = shape === 'round' ? 1 : Math.max(1, Math.floor((wideIn - 8) / eachChairIn))
  const alongX = Array.from(
    { length: perSide },
    (_, index) => x + (width / perSide) * (index + 0.5),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${view.width} ${view.height}`}
      className={`mx-auto h-auto w-full text-edge-mid ${view.shown}`}
      fill="none"
    >
      <DrawingDefs id={id} />
      <g fill="var(--color-stone)" stroke={ink} strokeWidth="1.25">
        {alongX.flatMap((at) => [
          <Chair key={`n${at}`} x={at} y={y + chair * 0.18} size={chair} turn={180} />,
          <Chair key={`s${at}`} x={at} y={y + depth - chair * 0.18} size={chair} turn={0} />,
        ])}
        <Chair x={x + chair * 0.18} y={y + depth / 2} size={chair} turn={90} />
        <Chair x={x + width - chair * 0.18} y={y + depth / 2} size={chair} turn={-90} />
      </g>
      <rect
        {...outline(0)}
        fill={paintOf(id).glass}
        fillOpacity=".9"
        stroke="currentColor"
        strokeWidth="2"
      />
      {edge === 'flat' ? null : (
        <rect
          {...outline(edge === 'bevel' ? bevelIn * px : 0.25 * px)}
          stroke={edge === 'bevel' ? 'var(--color-paper)' : 'currentColor'}
          strokeWidth={edge === 'bevel' ? 1.75 : 1}
          strokeOpacity={edge === 'bevel' ? 1 : 0.5}
        />
      )}
      <Dimension
        mark={{
          ...{ axis: 'x', from: x, to: x + width, tone: 'focus' },
          // off the backs of the chairs, and within the sheet
          at: Math.max(18, y - back - 35),
          figure: inches(wideIn),
        }}
        size={view.size}
      />
      <Dimension
        mark={{
          ...{ axis: 'y', from: y, to: y + depth, tone: 'focus' },
          at: Math.min(view.width - 14, x + width + back + 26),
          figure: inches(deepIn),
        }}
        size={view.size}
      />
      {shape === 'rectangle' && radiusIn > 0 ? (
        <g>
          <path
            d={`M${x + corner(0) * 0.3} ${y + corner(0) * 0.3}L${x - 26} ${y - 26}`}
            stroke="currentColor"
          />
          <text
            x={x - 32}
            y={y - 30}
            textAnchor="end"
            fontSize={view.size}
            fontWeight="500"
            fill="var(--color-edge-ink)"
            className="fractions"
          >
            {`R ${inches(radiusIn)}`}
          </text>
        </g>
      ) : null}
    </svg>
  )
}

type ChairProps = { x: number; y: number; size: number; turn: number }

/** A seat with its back away from the table. */
function Chair({ x, y, size, turn }: ChairProps) {
  const half = size / 2
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x={-half} y={-half * 0.4} width={size} height={size} rx={size * 0.16} />
      <path
        d={`M${-half * 0.9} ${half * 1.75}Q0 ${half * 2.05} ${half * 0.9} ${half * 1.75}`}
        strokeWidth="4"
        fill="none"
      />
    </g>
  )
}
