import { figureWidth } from './dimension-figure'
import { drafted } from './dimension-look'
import type { DimensionLook } from './dimension-look'
import { strokesOf } from './dimension-strokes'
import type { DimensionMark, DimensionTone } from './shapes'

type Ink = { line: string; figure: string; weight: number }

const inks: Record<DimensionTone, Ink> = {
  plain: { line: 'var(--color-text-second)', figure: 'var(--color-text)', weight: 500 },
  unread: { line: 'var(--color-text-second)', figure: 'var(--color-text-second)', weight: 500 },
  focus: { line: 'var(--color-edge-mid)', figure: 'var(--color-edge-ink)', weight: 600 },
  bad: { line: 'var(--color-error)', figure: 'var(--color-error)', weight: 600 },
  inherited: { line: 'currentColor', figure: 'currentColor', weight: 500 },
}

type Props = {
  mark: DimensionMark
  /** The height of its figure. */
  size?: number | undefined
  look?: DimensionLook
}

/** A dimension line with a slash at each end and its figure set in it. */
export function Dimension({ mark, size = 15, look = drafted }: Props) {
  const { axis, figure, tone } = mark
  const ink = inks[tone]
  const isFocus = tone === 'focus'
  const { line, witnesses, crosses, slashes, ...places } = strokesOf(
    mark,
    look,
    size,
    isFocus ? 2 : 0,
  )
  const { x, y } = places.figure
  const turn = axis === 'y' && look.isTurned ? `rotate(-90 ${x} ${y})` : undefined
  return (
    <g fill="none" stroke={ink.line} strokeWidth="1" className="dimension-mark">
      <path
        d={line}
        strokeWidth={isFocus ? 1.5 : undefined}
        strokeDasharray={tone === 'bad' ? '4 3' : undefined}
      />
      {witnesses === '' ? null : (
        <path d={witnesses} strokeWidth={look.witness.width} strokeOpacity={look.witness.opacity} />
      )}
      {crosses === '' ? null : <path d={crosses} />}
      {slashes === '' ? null : (
        <path d={slashes} strokeWidth={look.slash.width} stroke={look.slash.colour} />
      )}
      {isFocus ? <Highlight {...{ x, y, turn }} width={figureWidth(figure, size) + 24} /> : null}
      {figure === '' ? null : (
        <text
          x={x}
          y={y}
          transform={turn}
          textAnchor="middle"
          fontSize={size}
          fontWeight={ink.weight}
          fill={ink.figure}
          stroke="none"
          {...look.figure}
        >
          {figure}
        </text>
      )}
    </g>
  )
}

type HighlightProps = { x: number; y: number; width: number; turn: string | undefined }

/** The tint behind the figure of the field in focus. */
function Highlight({ x, y, width, turn }: HighlightProps) {
  return (
    <rect
      x={x - width / 2}
      y={y - 13}
      width={width}
      height={26}
      rx="2"
      fill="var(--color-edge-tint)"
      stroke="none"
      transform={turn}
    />
  )
}
