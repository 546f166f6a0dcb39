import { classNames } from '@/ui/class-names'
import { pointList, shineBands } from './glass-shine'
import type { Rect } from './shapes'

type Props = {
  pane: Rect
  /** Prefix of the drawing's own definitions. */
  id: string
  /** Tells the panes of one drawing apart. */
  name: string | number
  /** Small panes carry no edge band. */
  plain?: boolean
  /** Catches the light once as it appears. */
  fresh?: boolean
}

/** A pane of float glass: tinted, with two bands of light and its polished green edge. */
export function GlassPane({ pane, id, name, plain = false, fresh = false }: Props) {
  const { x, y, width, height } = pane
  const clip = `${id}-clip-${name}`
  return (
    <g>
      <clipPath id={clip}>
        <rect x={x} y={y} width={width} height={height} />
      </clipPath>
      {/* on paper glass is its outline */}
      <rect {...{ x, y, width, height }} fill={`url(#${id}-glass)`} className="print:hidden" />
      <g
        clipPath={`url(#${clip})`}
        stroke="none"
        className={classNames('print:hidden', fresh && 'pane-light')}
      >
        {shineBands(pane).map(({ points, opacity }) => (
          <polygon
            key={opacity}
            points={pointList(points)}
            fill="var(--color-paper)"
            opacity={opacity}
          />
        ))}
      </g>
      {plain || width < 8 || height < 8 ? null : (
        <rect
          x={x + 2}
          y={y + 2}
          width={width - 4}
          height={height - 4}
          fill="none"
          stroke="var(--color-edge-mid)"
          strokeOpacity=".26"
          strokeWidth="3"
        />
      )}
      <rect
        x={x + 0.6}
        y={y + 0.6}
        width={Math.max(width - 1.2, 0.1)}
        height={Math.max(height - 1.2, 0.1)}
        fill="none"
        stroke="var(--color-edge-mid)"
        strokeWidth="1.2"
      />
    </g>
  )
}

type AwaitedProps = {
  pane: Rect
  bad: boolean
  /** Its glass may show already. */
  isFilled?: boolean
}

/** Where a pane will stand once its size can be read. */
export function AwaitedPane({ pane, bad, isFilled = true }: AwaitedProps) {
  const { x, y, width, height } = pane
  const colour = bad ? 'var(--color-error)' : 'var(--color-edge-mid)'
  const size = Math.max(12, Math.min(34, width * 0.5))
  const middle = { x: x + width / 2, y: y + height * 0.42 }
  return (
    <g>
      <rect
        x={x + 1}
        y={y + 1}
        width={Math.max(width - 2, 0.1)}
        height={Math.max(height - 2, 0.1)}
        fill="var(--color-paper)"
        fillOpacity={isFilled ? 0.5 : 0}
        stroke={colour}
        strokeWidth="1.2"
        strokeDasharray="4 3"
      />
      {bad ? (
        <>
          {/* whatever stands behind the glass */}
          <circle
            cx={middle.x}
            cy={middle.y}
            r={Math.max(0, Math.min(size * 0.7, width / 2 - 2))}
            fill="var(--color-paper)"
          />
          <text
            {...middle}
            textAnchor="middle"
            dominantBaseline="central"
            fill={colour}
            className="font-display"
            fontSize={size}
          >
            ?
          </text>
        </>
      ) : null}
    </g>
  )
}
