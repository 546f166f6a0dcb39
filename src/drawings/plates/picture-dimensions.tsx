import { Dimension } from '../marks/dimension'
import { figureFits, figureWidth } from '../marks/dimension-figure'
import { drafted } from '../marks/dimension-look'
import { strokesOf } from '../marks/dimension-strokes'
import type { DimensionMark } from '../marks/shapes'

/** A dimension drawn over a picture, in percent of the picture's width or height. */
type PictureMark = { axis: 'x' | 'y'; from: number; to: number; at: number; figure: string }

/** Below the upper edge of the picture, where a figure stands over its line and not in it. */
const roomForFigure = 34

const figurePx = 15
const tagHeight = 28

type Props = {
  marks: readonly PictureMark[]
  picture: { width: number; height: number }
  /** How many units of the drawing are a px where it is shown, so that letters stay as large. */
  unit: number
  className: string
}

/** Dimensions registered to a picture that fills its frame: both are cropped alike. */
export function PictureDimensions({ marks, picture, unit, className }: Props) {
  const width = picture.width / unit
  const height = picture.height / unit
  const isOver = marks.some(
    ({ axis, from, to, figure }) =>
      axis === 'x' && !figureFits(((to - from) / 100) * width, figure),
  )
  const least = isOver ? roomForFigure : 0
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      className={`absolute inset-0 size-full text-edge-ink ${className}`}
    >
      {marks.map(({ axis, from, to, at, figure }) => {
        const along = axis === 'x' ? width : height
        const across = axis === 'x' ? height : width
        const mark: DimensionMark = {
          ...{ axis, figure, tone: 'inherited' },
          ...{ from: (from / 100) * along, to: (to / 100) * along },
          at: axis === 'x' ? Math.max((at / 100) * across, least) : (at / 100) * across,
        }
        return (
          <g key={`${axis}${from}`}>
            <Tag mark={mark} />
            <Dimension mark={mark} size={figurePx} />
          </g>
        )
      })}
    </svg>
  )
}

/** What makes a dimension legible over any picture: paper behind its figure, and along its lines. */
function Tag({ mark }: { mark: DimensionMark }) {
  const { line, crosses, slashes, figure } = strokesOf(mark, drafted, figurePx)
  const width = figureWidth(mark.figure, figurePx) + 18
  const size =
    mark.axis === 'x' ? { width, height: tagHeight } : { width: tagHeight, height: width }
  return (
    <>
      <path
        d={line + crosses + slashes}
        stroke="var(--color-ground)"
        strokeWidth="4"
        strokeOpacity=".85"
      />
      <rect
        x={figure.x - size.width / 2}
        y={figure.y - size.height / 2}
        {...size}
        rx="2"
        fill="var(--color-ground)"
      />
    </>
  )
}
