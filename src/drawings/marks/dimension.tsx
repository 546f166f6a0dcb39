import { breakHalf, figureFits, figureWidth } from './dimension-figure'
import type { DimensionMark, DimensionTone } from './shapes'

const colours: Record<DimensionTone, string> = {
  plain: 'var(--color-text-second)',
  unread: 'var(--color-text-second)',
  focus: 'var(--color-edge-mid)',
  bad: 'var(--color-error)',
}

const figureColours: Record<DimensionTone, string> = {
  plain: 'var(--color-text)',
  unread: 'var(--color-text-second)',
  focus: 'var(--color-edge-ink)',
  bad: 'var(--color-error)',
}

const cross = 8
const slash = 4
const gapFromWork = 14

type Props = { mark: DimensionMark; size?: number }

/** What a dimension line measures, as a box without thickness. */
export function boxOf({ axis, from, to, at }: DimensionMark) {
  return axis === 'x'
    ? { x: from, y: at, width: to - from, height: 0 }
    : { x: at, y: from, width: 0, height: to - from }
}

/** A dimension line with crossed ends, 45° slashes, and its figure set in it. */
export function Dimension({ mark, size = 15 }: Props) {
  const { axis, from, to, at, work } = mark
  const length = to - from
  // Both axes are drawn along x; a vertical one is turned so that it reads from the right.
  const turn = axis === 'x' ? `translate(${from} ${at})` : `translate(${at} ${to}) rotate(-90)`
  return (
    <g transform={turn}>
      <Line mark={mark} length={length} size={size} workOffset={work - at} />
    </g>
  )
}

type LineProps = { mark: DimensionMark; length: number; size: number; workOffset: number }

function Line({ mark, length, size, workOffset }: LineProps) {
  const { tone, figure } = mark
  const colour = colours[tone]
  const fits = figureFits(length, figure, size)
  const half = fits ? breakHalf(figure, size) : 0
  const middle = length / 2
  const focus = tone === 'focus'
  const away = workOffset < 0 ? 1 : -1
  const beside = fits ? 0 : away * (size + 4)
  const stroke = {
    stroke: colour,
    strokeWidth: focus ? 1.5 : 1,
    strokeDasharray: tone === 'bad' ? '4 3' : undefined,
  }
  const inner = half - (focus ? 2 : 0)
  return (
    <>
      {fits ? (
        <path d={`M0 0H${middle - inner}M${middle + inner} 0H${length}`} fill="none" {...stroke} />
      ) : (
        <path d={`M0 0H${length}`} fill="none" {...stroke} />
      )}
      <Ends length={length} colour={colour} workOffset={workOffset} />
      {focus ? (
        <rect
          x={middle - figureWidth(figure, size) / 2 - 12}
          y={beside - 13}
          width={figureWidth(figure, size) + 24}
          height={26}
          rx="2"
          fill="var(--color-edge-tint)"
        />
      ) : null}
      <text
        x={middle}
        y={beside}
        textAnchor="middle"
        dominantBaseline="central"
        fill={figureColours[tone]}
        fontSize={size}
        fontWeight={focus || tone === 'bad' ? 600 : 500}
        className="font-sans figures"
      >
        {figure}
      </text>
    </>
  )
}

function Ends({
  length,
  colour,
  workOffset,
}: {
  length: number
  colour: string
  workOffset: number
}) {
  const towards = Math.sign(workOffset)
  const start = workOffset - towards * gapFromWork
  const reach = Math.abs(workOffset) > gapFromWork + cross
  return (
    <>
      {[0, length].map((x) => (
        <g key={x} stroke={colour} fill="none">
          {reach ? (
            <path d={`M${x} ${start}V${towards * cross}`} strokeWidth=".75" opacity=".6" />
          ) : null}
          <path d={`M${x} ${-cross}V${cross}`} strokeWidth="1" />
          <path
            d={`M${x - slash} ${slash}L${x + slash} ${-slash}`}
            strokeWidth="1.75"
            stroke={colour}
          />
        </g>
      ))}
    </>
  )
}
