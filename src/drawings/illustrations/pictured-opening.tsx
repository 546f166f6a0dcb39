import { useId } from 'react'
import { HeightMark, WidthMark } from '../marks/width-and-height'

/** Where a picture shows an opening, in units of `of`, and how large it is there: data beside the picture. */
export type Registration = {
  of: { width: number; height: number }
  enclosure: {
    left: number
    right: number
    top: number
    bottom: number
    widthIn: number
    heightIn: number
  }
  leastWidthIn: number
}

/** The glass that stands in the opening now; null where what is wanted is larger than the picture's. */
export type PicturedGlass = { widthIn: number; heightIn: number } | null

/** The places of a glass in the picture: it stands on the floor of the opening, at its left. */
export function placeGlass({ enclosure }: Registration, glass: PicturedGlass) {
  const { left, right, top, bottom, widthIn, heightIn } = enclosure
  const { widthIn: wide, heightIn: high } = glass ?? enclosure
  return {
    left,
    right: left + ((right - left) * wide) / widthIn,
    top: bottom - ((bottom - top) * high) / heightIn,
    bottom,
    isWhole: wide === widthIn && high === heightIn,
  }
}

type Figures = { width: string; height: string; rest: string }

type Props = {
  registration: Registration
  glass: PicturedGlass
  figures: Figures
  /** The height of a figure in the picture's units, and where it is shown. */
  views: readonly { fontSize: number; className: string }[]
}

/** How far over the opening its width is drawn, and how far beside it its height. */
const clear = { above: 43, beside: 19 }
const leastRest = 14
/** A letter of its figure, and the paper around it. */
const tag = { letter: 9, around: 14 }

/** The width that lies over the opening. */
export function widthLineY({ enclosure }: Registration): number {
  return enclosure.top - clear.above
}

/** An opening over its picture, with its dimensions: the glass that was drawn into it, and what it leaves. */
export function PicturedOpening({ registration, glass, figures, views }: Props) {
  const { enclosure } = registration
  const placed = placeGlass(registration, glass)
  return (
    <>
      {placed.isWhole ? null : (
        <Glass registration={registration} glass={glass} figures={figures} />
      )}
      {views.map(({ fontSize, className }) => (
        <g key={fontSize} className={className}>
          <WidthMark
            from={placed.left}
            to={placed.right}
            y={widthLineY(registration)}
            object={Math.min(placed.top, enclosure.top + 60) - 5}
            figure={figures.width}
            fontSize={fontSize}
          />
          <HeightMark
            from={placed.top}
            to={placed.bottom}
            x={enclosure.right + clear.beside}
            object={enclosure.right + 4}
            figure={figures.height}
            fontSize={fontSize}
          />
        </g>
      ))}
    </>
  )
}

/** The pane with the light on it, and beside it, hatched, what it does not fill. */
function Glass({ registration, glass, figures }: Omit<Props, 'views'>) {
  const id = useId()
  const { enclosure } = registration
  const { left, right, top, bottom } = placeGlass(registration, glass)
  const [width, height] = [right - left, bottom - top]
  const band = (from: number, share: number) =>
    `M${left + width * from} ${bottom}h${width * share}l${height * 0.36} ${-height}h${-width * share}z`
  const rest = enclosure.right - right
  const tagWidth = figures.rest.length * tag.letter + tag.around
  return (
    <g>
      <defs>
        <pattern
          id={`${id}-hatch`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V8" stroke="var(--color-edge-ink)" strokeOpacity="0.5" />
        </pattern>
        <clipPath id={`${id}-pane`}>
          <rect x={left} y={top} width={width} height={height} />
        </clipPath>
      </defs>
      {rest < 1 ? null : (
        <rect
          x={right}
          y={enclosure.top}
          width={rest}
          height={bottom - enclosure.top}
          fill={`url(#${id}-hatch)`}
          stroke="var(--color-edge-mid)"
          strokeDasharray="5 4"
        />
      )}
      <g clipPath={`url(#${id}-pane)`}>
        <rect
          x={left}
          y={top}
          width={width}
          height={height}
          fill="var(--color-edge-tint)"
          fillOpacity="0.4"
        />
        <path d={band(0.16, 0.2)} fill="var(--color-paper)" fillOpacity="0.5" />
        <path d={band(0.42, 0.06)} fill="var(--color-paper)" fillOpacity="0.36" />
      </g>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        stroke="var(--color-edge-mid)"
        strokeWidth="3"
      />
      {rest < leastRest * 3 ? null : (
        <g>
          <rect
            x={right + rest / 2 - tagWidth / 2}
            y={bottom - 58}
            width={tagWidth}
            height="24"
            fill="var(--color-ground)"
          />
          <text
            x={right + rest / 2}
            y={bottom - 46}
            dy="0.36em"
            textAnchor="middle"
            fontSize="15"
            fontWeight="600"
            fill="var(--color-edge-ink)"
            className="figures"
          >
            {figures.rest}
          </text>
        </g>
      )}
    </g>
  )
}
