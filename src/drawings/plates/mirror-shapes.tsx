import { useId } from 'react'
import type { MirrorShape } from '@/domain/services-catalogue/mirror-shapes'
import { Dimension } from '../marks/dimension'
import { DrawingDefs } from '../marks/drawing-defs'
import type { Rect } from '../marks/shapes'
import { Silver } from '../marks/silver'
import { PlateFloor } from './plate-view'
import { mirrorOutline } from './mirror-outline'
import type { PlateFigures } from './plate-words'

type Shape = MirrorShape | 'wall'
type Hung = { shape: Shape; widthIn: number; heightIn: number }

/** As they are most often cut, in inches; the middle of each hangs where most eyes meet the glass. */
export const hungMirrors: Hung[] = [
  { shape: 'rectangle', widthIn: 30, heightIn: 40 },
  { shape: 'round', widthIn: 32, heightIn: 32 },
  { shape: 'arch', widthIn: 26, heightIn: 40 },
  { shape: 'pill', widthIn: 18, heightIn: 48 },
  { shape: 'wall', widthIn: 48, heightIn: 42 },
]

const eyesIn = 60

/** Where the first place begins and how wide each is, as shares of the drawing: the names below stand in the same. */
export const mirrorPlaces = { start: 0.046, widths: [0.187, 0.196, 0.168, 0.129, 0.273] }

function middleOf(index: number): number {
  const before = mirrorPlaces.widths.slice(0, index).reduce((sum, share) => sum + share, 0)
  return mirrorPlaces.start + before + (mirrorPlaces.widths[index] ?? 0) / 2
}

/** A drawing for each width of page: the scale is another, the lines and letters stay as large. */
const views = {
  wide: { width: 1248, pxPerIn: 6, size: 15, shown: 'hidden xl:block' },
  tablet: { width: 704, pxPerIn: 3.2, size: 14, shown: 'hidden md:block xl:hidden' },
} as const

type MirrorView = keyof typeof views

type Props = PlateFigures & { view: MirrorView }

/** Mirrors of every shape on one wall, hung on one line. */
export function MirrorShapes({ label, inches, view }: Props) {
  const id = useId()
  const { width, pxPerIn, size, shown } = views[view]
  const top = 40
  const lineY = top + 26 * pxPerIn
  const floorY = lineY + eyesIn * pxPerIn * 0.82
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${floorY + 12}`}
      className={`h-auto w-full text-edge-mid ${shown}`}
      fill="none"
    >
      <DrawingDefs id={id} />
      <Silver id={`${id}-silver`} />
      <path d={`M0 ${lineY}H${width}`} stroke="currentColor" strokeDasharray="7 5" opacity=".6" />
      {hungMirrors.map(({ shape, widthIn, heightIn }, index) => {
        const wide = widthIn * pxPerIn
        const tall = heightIn * pxPerIn
        const x = width * middleOf(index) - wide / 2
        const y = lineY - tall / 2
        return (
          <g key={shape} className={`shape-${shape}`}>
            <Mirror
              {...{ shape, pxPerIn, silver: `url(#${id}-silver)` }}
              place={{ x, y, width: wide, height: tall }}
            />
            <Dimension
              mark={{
                ...{ axis: 'x', from: x, to: x + wide, at: y - 26, work: y, tone: 'inherited' },
                figure: inches(widthIn),
              }}
              size={size}
            />
          </g>
        )
      })}
      <Dimension
        mark={{
          ...{ axis: 'y', from: lineY, to: floorY, at: 14, tone: 'inherited' },
          figure: inches(eyesIn),
        }}
        size={size}
      />
      <PlateFloor id={id} y={floorY} to={width} />
      <Break x={14} y={floorY - 34} />
    </svg>
  )
}

/** The wall between is shortened: two waves through the dimension say so. */
function Break({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <rect x={x - 8} y={y - 5} width="16" height="10" fill="var(--color-edge-tint)" />
      <path
        d={`M${x - 9} ${y - 2}q4.5 -6 9 0t9 0M${x - 9} ${y + 6}q4.5 -6 9 0t9 0`}
        stroke="currentColor"
      />
    </g>
  )
}

const alone = { pxPerIn: 2.1, over: 46, tallest: 48, beside: 9 }

/** One of them by itself, for a screen on which five abreast are too small; all at one scale on one line. */
export function MirrorAlone({
  shape,
  widthIn,
  heightIn,
  inches,
}: Hung & Pick<PlateFigures, 'inches'>) {
  const id = useId()
  const { pxPerIn, over, tallest, beside } = alone
  const place = {
    x: beside,
    y: over + ((tallest - heightIn) / 2) * pxPerIn,
    width: widthIn * pxPerIn,
    height: heightIn * pxPerIn,
  }
  const width = place.width + 2 * beside
  const height = over + tallest * pxPerIn + 3
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={`mx-auto text-edge-mid shape-${shape}`}
      fill="none"
    >
      <Mirror shape={shape} place={place} pxPerIn={pxPerIn} silver={`url(#${id})`} />
      <Silver id={id} />
      <Dimension
        mark={{
          ...{ axis: 'x', from: place.x, to: place.x + place.width, tone: 'inherited' },
          ...{ at: place.y - 16, work: place.y },
          figure: inches(widthIn),
        }}
        size={13}
      />
    </svg>
  )
}

type MirrorProps = { shape: Shape; place: Rect; pxPerIn: number; silver: string }

/** The mirror, the bevel of the rectangle, and the outlet and the sconce that the full wall is cut out for. */
function Mirror({ shape, place, pxPerIn, silver }: MirrorProps) {
  const { x, y, width, height } = place
  return (
    <>
      <path
        className="shape-outline"
        d={mirrorOutline(shape === 'wall' ? 'rectangle' : shape, place)}
        fill={silver}
        stroke="currentColor"
        strokeWidth="1.5"
      />
      {shape === 'rectangle' ? <Bevel {...place} bevel={1.25 * pxPerIn} /> : null}
      {shape === 'wall' ? (
        <g stroke="currentColor" strokeWidth="1.25" fill="var(--color-ground)">
          <rect
            x={x + width * 0.28}
            y={y + height * 0.42}
            width={2.75 * pxPerIn}
            height={4.5 * pxPerIn}
          />
          <circle cx={x + width * 0.74} cy={y + height * 0.24} r={2.1 * pxPerIn} />
        </g>
      ) : null}
    </>
  )
}

function Bevel({ x, y, width, height, bevel }: Rect & { bevel: number }) {
  return (
    <g stroke="var(--color-paper)" strokeWidth="1.5">
      <path
        d={`M${x + bevel} ${y + bevel}h${width - 2 * bevel}v${height - 2 * bevel}h${2 * bevel - width}Z`}
      />
      <path
        d={`M${x} ${y}l${bevel} ${bevel}M${x + width} ${y}l${-bevel} ${bevel}M${x} ${y + height}l${bevel} ${-bevel}M${x + width} ${y + height}l${-bevel} ${-bevel}`}
      />
    </g>
  )
}
