/** Strokes of the site's drawings, in the units of the SVG they stand in. */

const overshoot = 6
const figureGap = 10

type Mark = { x: number; y: number; size?: number }

/** The architect's slash at the end of a dimension. */
function TickMark({ x, y, size = 5 }: Mark) {
  return (
    <path
      d={`M${x - size} ${y + size}L${x + size} ${y - size}`}
      stroke="currentColor"
      strokeWidth="1.5"
    />
  )
}

type DimensionProps = {
  figure: string
  /** Where the object ends, for the witness lines. */
  object?: number
  fontSize?: number
}

function widthOf(figure: string, fontSize: number): number {
  return figure.length * fontSize * 0.58
}

/** A width, its figure set in the line. */
export function WidthMark({
  from,
  to,
  y,
  figure,
  object,
  fontSize = 15,
}: DimensionProps & { from: number; to: number; y: number }) {
  const middle = (from + to) / 2
  const half = figure === '' ? 0 : widthOf(figure, fontSize) / 2 + figureGap
  const inside = to - from > half * 2 + 12
  return (
    <g fill="none" className="dimension-mark">
      {inside ? (
        <path
          d={`M${from - overshoot} ${y}H${middle - half}M${middle + half} ${y}H${to + overshoot}`}
          stroke="currentColor"
        />
      ) : (
        <path d={`M${from - 22} ${y}H${from}M${to} ${y}H${to + 22}`} stroke="currentColor" />
      )}
      <TickMark x={from} y={y} />
      <TickMark x={to} y={y} />
      {object === undefined ? null : (
        <path
          d={`M${from} ${object}V${y + (object > y ? -overshoot : overshoot)}M${to} ${object}V${y + (object > y ? -overshoot : overshoot)}`}
          stroke="currentColor"
          strokeOpacity="0.55"
        />
      )}
      <Figure x={middle} y={y} size={fontSize}>
        {figure}
      </Figure>
    </g>
  )
}

/** A height, its figure upright in the line. */
export function HeightMark({
  from,
  to,
  x,
  figure,
  object,
  fontSize = 15,
}: DimensionProps & { from: number; to: number; x: number }) {
  const middle = (from + to) / 2
  const half = figure === '' ? 0 : fontSize / 2 + figureGap
  return (
    <g fill="none" className="dimension-mark">
      <path
        d={`M${x} ${from - overshoot}V${middle - half}M${x} ${middle + half}V${to + overshoot}`}
        stroke="currentColor"
      />
      <TickMark x={x} y={from} />
      <TickMark x={x} y={to} />
      {object === undefined ? null : (
        <path
          d={`M${object} ${from}H${x + (object > x ? -overshoot : overshoot)}M${object} ${to}H${x + (object > x ? -overshoot : overshoot)}`}
          stroke="currentColor"
          strokeOpacity="0.55"
        />
      )}
      <Figure x={x} y={middle} size={fontSize}>
        {figure}
      </Figure>
    </g>
  )
}

function Figure({ x, y, size, children }: Mark & { size: number; children: string }) {
  if (children === '') return null
  return (
    <text
      x={x}
      y={y}
      dy="0.36em"
      textAnchor="middle"
      fontSize={size}
      fontWeight="500"
      fill="currentColor"
      className="figures"
    >
      {children}
    </text>
  )
}

/** Ground or wall in section: a line of ink with hatching behind it. */
export function GroundMark({ from, to, y }: { from: number; to: number; y: number }) {
  const step = 9
  const strokes = Array.from({ length: Math.floor((to - from) / step) }, (_, index) => {
    const x = from + step * (index + 1)
    return `M${x} ${y + 2}l-9 11`
  })
  return (
    <g fill="none">
      <path d={strokes.join('')} stroke="var(--color-tick)" />
      <path d={`M${from} ${y}H${to}`} stroke="var(--color-text)" strokeWidth="1.75" />
    </g>
  )
}

export function WallMark({
  x,
  from,
  to,
  side = 'right',
}: {
  x: number
  from: number
  to: number
  side?: 'left' | 'right'
}) {
  const step = 9
  const away = side === 'right' ? 1 : -1
  const strokes = Array.from({ length: Math.floor((to - from) / step) }, (_, index) => {
    const y = from + step * (index + 1)
    return side === 'right' ? `M${x + 2} ${y}l11 -9` : `M${x - 13} ${y}l11 -9`
  })
  return (
    <g fill="none">
      <path d={strokes.join('')} stroke="var(--color-tick)" />
      <path d={`M${x + away * 0.5} ${from}V${to}`} stroke="var(--color-text)" strokeWidth="1.75" />
    </g>
  )
}

type PaneProps = {
  x: number
  y: number
  width: number
  height: number
  /** How many bands of light lie on it. */
  shines?: 0 | 1 | 2
  look?: 'clear' | 'plain' | 'frosted'
}

/** A pane of glass in elevation. */
export function PaneMark({ x, y, width, height, shines = 1, look = 'clear' }: PaneProps) {
  const lean = Math.min(height * 0.38, width * 0.6)
  const band = (start: number, share: number) => {
    const left = x + width * start
    const wide = width * share
    return `M${left} ${y + height}h${wide}l${lean} ${-height}h${-wide}z`
  }
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill={look === 'plain' ? 'var(--color-ground)' : 'var(--color-edge-tint)'}
      />
      {shines > 0 ? (
        <path d={band(0.06, 0.2)} fill="var(--color-paper)" fillOpacity="0.85" />
      ) : null}
      {shines > 1 ? <path d={band(0.3, 0.06)} fill="var(--color-paper)" fillOpacity="0.6" /> : null}
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill="none"
        stroke="var(--color-edge-mid)"
        strokeWidth="1.3"
      />
    </g>
  )
}
