import { Dimension } from '../marks/dimension'
import { figureFits } from '../marks/dimension-figure'

/** A dimension drawn over a picture, in percent of the picture's width or height. */
type PictureMark = { axis: 'x' | 'y'; from: number; to: number; at: number; figure: string }

/** Below the upper edge of the picture, where a figure stands over its line and not in it. */
const roomForFigure = 34

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
        return (
          <Dimension
            key={`${axis}${from}`}
            mark={{
              ...{ axis, figure, tone: 'inherited' },
              ...{ from: (from / 100) * along, to: (to / 100) * along },
              at: axis === 'x' ? Math.max((at / 100) * across, least) : (at / 100) * across,
            }}
          />
        )
      })}
    </svg>
  )
}
