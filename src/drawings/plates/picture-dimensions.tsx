import type { ReactNode } from 'react'
import { figureWidth } from '../marks/dimension-figure'
import { drafted } from '../marks/dimension-look'

/** A dimension drawn over a picture, in percent of the picture's width or height. */
type PictureMark = { axis: 'x' | 'y'; from: number; to: number; at: number; figure: string }

const figurePx = 15
const tag = { height: 24, beside: 7 }

type Props = {
  marks: readonly PictureMark[]
  picture: { width: number; height: number }
}

/**
 * Dimensions registered to a picture that fills its frame from the middle of its upper edge: they lie where
 * the picture does at every width, and their letters and lines stay as large as they are.
 */
export function PictureDimensions({ marks, picture }: Props) {
  const ratio = picture.width / picture.height
  return (
    <div aria-hidden="true" className="[container-type:size] absolute inset-0 overflow-hidden">
      <svg
        className="absolute top-0 left-1/2 -translate-x-1/2 overflow-visible text-edge-ink"
        style={{
          width: `max(100cqw, ${100 * ratio}cqh)`,
          height: `max(100cqh, ${100 / ratio}cqw)`,
        }}
        fill="none"
      >
        {marks.map((mark) => (
          <g key={`${mark.axis}${mark.from}`}>
            {/* what makes it legible over any picture: paper along its lines, and behind its figure */}
            <Lines {...mark} stroke="var(--color-ground)" width={4} opacity={0.85} />
            <Lines {...mark} stroke="currentColor" width={1.25} />
            <Figure {...mark} />
          </g>
        ))}
      </svg>
    </div>
  )
}

const percent = (share: number) => `${share}%`

type LinesProps = PictureMark & { stroke: string; width: number; opacity?: number }

/** The line and its ends, as on the drawing board. */
function Lines({ axis, from, to, at, stroke, width, opacity }: LinesProps) {
  const { cross, slash } = drafted
  const across = axis === 'x' ? `M0 ${-cross}V${cross}` : `M${-cross} 0H${cross}`
  const lean = axis === 'x' ? -slash.half : slash.half
  const placed = { strokeWidth: width, stroke, strokeOpacity: opacity }
  const line =
    axis === 'x'
      ? { x1: percent(from), x2: percent(to), y1: percent(at), y2: percent(at) }
      : { x1: percent(at), x2: percent(at), y1: percent(from), y2: percent(to) }
  return (
    <g {...placed}>
      <line {...line} />
      {[from, to].map((end) => (
        <Placed key={end} {...{ axis, at }} along={end}>
          <path d={`${across}M${lean} ${slash.half}L${-lean} ${-slash.half}`} />
        </Placed>
      ))}
    </g>
  )
}

function Figure({ axis, from, to, at, figure }: PictureMark) {
  const width = figureWidth(figure, figurePx) + 2 * tag.beside
  return (
    <Placed {...{ axis, at }} along={(from + to) / 2}>
      <g transform={axis === 'y' ? 'rotate(-90)' : undefined}>
        <rect
          x={-width / 2}
          y={-tag.height / 2}
          width={width}
          height={tag.height}
          rx="2"
          fill="var(--color-ground)"
        />
        <text
          textAnchor="middle"
          fontSize={figurePx}
          fontWeight="500"
          fill="currentColor"
          {...drafted.figure}
        >
          {figure}
        </text>
      </g>
    </Placed>
  )
}

type PlacedProps = { axis: 'x' | 'y'; along: number; at: number; children: ReactNode }

/** A drawing in px around a point of the picture. */
function Placed({ axis, along, at, children }: PlacedProps) {
  const [x, y] = axis === 'x' ? [along, at] : [at, along]
  return (
    <svg x={percent(x)} y={percent(y)} className="overflow-visible">
      {children}
    </svg>
  )
}
