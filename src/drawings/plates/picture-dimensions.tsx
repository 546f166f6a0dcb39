import { Dimension } from '../marks/dimension'

/** A dimension drawn over a picture, in percent of the picture's width or height. */
type PictureMark = { axis: 'x' | 'y'; from: number; to: number; at: number; figure: string }

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
              ...{ from: (from / 100) * along, to: (to / 100) * along, at: (at / 100) * across },
            }}
          />
        )
      })}
    </svg>
  )
}
